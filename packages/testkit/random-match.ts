import {
  Deal,
  type Move,
  MoveList,
  type Player,
  quickRandom,
  type Random,
  roundsBudget,
  type ScopedFact,
  type Seat,
} from '@safehouse/contract';
import type { MatchSetup, TestedGame } from './tested-game.ts';

const MAX_MOVES = 5000;
const NO_BUDGET = roundsBudget(0);

/** A match on its way: the position before `move`, which is about to be played by `seat`. */
export interface PendingMove {
  readonly state: object;
  readonly seat: Seat;
  readonly move: Move;
  readonly random: Random;
}

export interface RandomMatch {
  readonly state: object;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  readonly deal: Deal;
}

/** Plays one match, each move random or greedy by the toss of a coin that the seed decides; shows every position. */
export function playRandomMatch(
  subject: TestedGame,
  seating: MatchSetup,
  seed: number,
  see: (step: PendingMove) => void,
): RandomMatch {
  const { game } = subject;
  const random = quickRandom(seed);
  const deal = new Deal(String(seed));
  const state = createState(subject, seating, deal);
  const greed = random.below(3);
  const moves: { seat: Seat; move: Move }[] = [];
  while (game.result(state) === null) {
    if (moves.length === MAX_MOVES) throw new Error(`a match with seed ${seed} does not end`);
    const seats = game.toAct(state);
    if (seats.length === 0) throw new Error(`nobody can act after ${moves.length} moves, seed ${seed}`);
    const seat = seats[random.below(seats.length)];
    const player = random.below(2) < greed ? subject.greedyPlayer : null;
    const move = pickMove(subject, state, seat, player, random);
    see({ state, seat, move, random });
    game.play(state, seat, move, deal, null);
    moves.push({ seat, move });
  }
  return { state, moves, deal };
}

function createState({ game }: TestedGame, seating: MatchSetup, deal: Deal): object {
  const options = game.parseOptions({ edition: undefined, ...seating });
  if (!options.ok) throw new Error(options.message);
  return game.setup(options.value, seating.players, deal);
}

function pickMove(
  { game }: TestedGame,
  state: object,
  seat: Seat,
  player: Player | null,
  random: Random,
): Move {
  const moves = legalMoves({ game } as TestedGame, state, seat);
  if (!player) return moves[random.below(moves.length)];
  const legal = moves.map((move) => game.writeMove(state, move));
  const choice = player.choose({ seat, view: game.view(state, seat), legal, random, budget: NO_BUDGET });
  const place = legal.indexOf(choice);
  if (place < 0) throw new Error(`greedy chose what is not legal: ${JSON.stringify(choice)}`);
  return moves[place];
}

export function legalMoves({ game }: TestedGame, state: object, seat: Seat): Move[] {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray();
}

/** The news of a move played on a copy, and the copy. */
export function playOnCopy({ game }: TestedGame, state: object, seat: Seat, move: Move, seed: string) {
  const after = game.clone(state);
  const news: ScopedFact<{ readonly type: string }>[] = [];
  game.play(after, seat, move, new Deal(seed), news);
  return { after, news };
}
