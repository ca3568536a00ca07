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

/** A player on a chair, with luck of their own, apart from the deal and the others'. */
export interface SeatedPlayer {
  readonly player: Player;
  readonly random: Random;
  /** Made anew for every move. */
  budget(): Budget;
}

/** A table at which players sit down to play a match to its end. */
export interface BotMatch {
  readonly game: Game;
  readonly state: object;
  readonly seatedPlayers: readonly SeatedPlayer[];
  readonly chance: Chance;
  /** Who is asked first where several may act. */
  readonly random: Random;
  readonly maxMoves: number;
}

export type MoveListener = (seat: Seat, move: Move) => void;

/** Plays until somebody has won or the moves run out; tells how many were played. */
export function runMatch(table: BotMatch, seen: MoveListener | null): number {
  const { game, state, chance, maxMoves } = table;
  const legal = new MoveList();
  let last: Seat | null = null;
  let moves = 0;
  for (; moves < maxMoves && game.result(state) === null; moves++) {
    const seat = pickNextSeat(game.toAct(state), last, table.random);
    legal.clear();
    game.legal(state, seat, legal);
    const move = askPlayer(table, seat, legal);
    seen?.(seat, move);
    game.play(state, seat, move, chance, null);
    last = seat;
  }
  return moves;
}

/** Where several may act, one drawn at random, and not the one who just has: a voter waits for the others. */
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
  const place = legal.indexOf(choice);
  if (place < 0) throw new Error(`a player chose what is not legal: ${JSON.stringify(choice)}`);
  return place;
}
