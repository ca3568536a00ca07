import {
  type Budget,
  type Chance,
  type Game,
  type Move,
  MoveList,
  type Player,
  type Random,
  type Seat,
  type WrittenMove,
} from '@safehouse/contract';

/** A player at a seat, with its own random numbers, independent of the deal and of other players. */
export interface SeatedPlayer {
  readonly player: Player;
  readonly random: Random;
  /** A new one for every move. */
  budget(): Budget;
}

export interface BotMatch {
  readonly game: Game;
  readonly state: object;
  readonly seatedPlayers: readonly SeatedPlayer[];
  readonly chance: Chance;
  /** Decides who moves first where several may act. */
  readonly random: Random;
  readonly maxMoves: number;
}

export type MoveListener = (seat: Seat, move: Move) => void;

/** Plays to the end or to `maxMoves`; returns the number of moves. The listener is called before each move. */
export function runMatch(match: BotMatch, onMove: MoveListener | null): number {
  const { game, state, chance, maxMoves } = match;
  const legal = new MoveList();
  let last: Seat | null = null;
  let moves = 0;
  for (; moves < maxMoves && game.result(state) === null; moves++) {
    const seat = pickNextSeat(game.toAct(state), last, match.random);
    legal.clear();
    game.legal(state, seat, legal);
    const move = askPlayer(match, seat, legal);
    onMove?.(seat, move);
    game.play(state, seat, move, chance, null);
    last = seat;
  }
  return moves;
}

/** A random seat, but not the one that has just moved where others may act: a voter waits for the others. */
function pickNextSeat(toAct: readonly Seat[], last: Seat | null, random: Random): Seat {
  if (toAct.length === 1) return toAct[0];
  const waiting = toAct.filter((seat) => seat !== last);
  return waiting[random.below(waiting.length)];
}

function askPlayer({ game, state, seatedPlayers }: BotMatch, seat: Seat, legal: MoveList): Move {
  const moves = legal.toArray();
  const written = moves.map((move) => game.writeMove(state, move));
  const { player, random, budget } = seatedPlayers[seat];
  const choice = player.choose({
    seat,
    legal: written,
    random,
    budget: budget(),
    get view() {
      return game.view(state, seat);
    },
  });
  return moves[indexOfChoice(choice, written)];
}

function indexOfChoice(choice: WrittenMove, legal: readonly WrittenMove[]): number {
  const index = legal.indexOf(choice);
  if (index < 0) throw new Error(`a player chose an illegal move: ${JSON.stringify(choice)}`);
  return index;
}
