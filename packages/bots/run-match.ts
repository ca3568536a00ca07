import {
  type Budget,
  type Chance,
  chosenMove,
  factsFor,
  type Game,
  type Move,
  MoveList,
  type Player,
  type Random,
  type ScopedFact,
  type Seat,
  type Turn,
  type WrittenMove,
} from '@safehouse/contract';

/** A player at a seat, with its own random numbers, independent of the deal and of other players. */
export interface SeatedPlayer<AnyPlayer = Player> {
  readonly player: AnyPlayer;
  readonly random: Random;
  /** A new budget for every move. */
  budget(): Budget;
}

export interface BotMatch<AnyPlayer = Player> {
  readonly game: Game;
  readonly state: object;
  readonly seatedPlayers: readonly SeatedPlayer<AnyPlayer>[];
  readonly chance: Chance;
  /** Decides who moves first where several may act. */
  readonly random: Random;
  readonly maxMoves: number;
}

export type MoveListener = (seat: Seat, move: Move) => void;

/** A player that needs neither the view nor written moves, and can therefore be asked much faster. */
export interface BlindPlayer extends Player {
  pickBlindly(legal: MoveList, random: Random): Move;
}

export function blindPlayerOf(player: unknown): BlindPlayer | null {
  return typeof player === 'object' && player !== null && 'pickBlindly' in player ? (player as BlindPlayer) : null;
}

/** Plays to the end or to `maxMoves`; returns the number of moves. The listener is called before each move. */
export function runMatch(match: BotMatch, onMove: MoveListener | null): number {
  const steps = matchSteps(match, onMove);
  let step = steps.next();
  while (!step.done) {
    const turn = step.value;
    step = steps.next(match.seatedPlayers[turn.seat].player.choose(turn));
  }
  return step.value;
}

/**
 * The turns of all players that are not blind. The caller answers each with the choice of the player at its seat.
 * Returns the number of moves. Facts are collected only if some player may ask for them.
 */
export function* matchSteps(
  match: BotMatch<unknown>,
  onMove: MoveListener | null,
): Generator<Turn, number, WrittenMove> {
  const { game, state, chance, maxMoves, seatedPlayers } = match;
  const list = new MoveList();
  const blindPlayers = seatedPlayers.map(({ player }) => blindPlayerOf(player));
  const facts: ScopedFact[] | null = blindPlayers.includes(null) ? [] : null;
  let last: Seat | null = null;
  let count = 0;
  for (; count < maxMoves && game.result(state) === null; count++) {
    const seat = pickNextSeat(game.toAct(state), last, match.random);
    list.clear();
    game.legal(state, seat, list);
    const blind = blindPlayers[seat];
    let move: Move;
    if (blind !== null) move = blind.pickBlindly(list, seatedPlayers[seat].random);
    else {
      const moves = list.toArray();
      const legal = moves.map((legalMove) => game.writeMove(state, legalMove));
      const choice = yield createTurn(match, seat, legal, facts ?? []);
      move = chosenMove(game, state, { moves, legal }, choice);
    }
    onMove?.(seat, move);
    game.play(state, seat, move, chance, facts);
    last = seat;
  }
  return count;
}

/** The view and the facts are computed on first access by the player. */
function createTurn(
  { game, state, seatedPlayers }: BotMatch<unknown>,
  seat: Seat,
  legal: readonly WrittenMove[],
  facts: readonly ScopedFact[],
): Turn {
  const { random, budget } = seatedPlayers[seat];
  return {
    seat,
    legal,
    random,
    budget: budget(),
    get view() {
      return game.view(state, seat);
    },
    get facts() {
      return factsFor(seat, facts);
    },
  };
}

/** A random seat, but not the one that has just moved if others may act: a voter waits for the others. */
function pickNextSeat(toAct: readonly Seat[], last: Seat | null, random: Random): Seat {
  if (toAct.length === 1) return toAct[0];
  const waiting = toAct.filter((seat) => seat !== last);
  return waiting[random.below(waiting.length)];
}
