import {
  chosenMove,
  Deal,
  type Game,
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

/** The position before `move`, which `seat` is about to play. */
export interface PendingMove {
  readonly state: object;
  readonly seat: Seat;
  readonly move: Move;
  readonly random: Random;
}

interface RandomMatch {
  readonly state: object;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  readonly deal: Deal;
}

/** Plays one match of random and greedy moves, determined by the seed. `onMove` receives the position before each. */
export function playRandomMatch(
  { game, greedyPlayer }: TestedGame,
  setup: MatchSetup,
  seed: number,
  onMove: (pending: PendingMove) => void,
): RandomMatch {
  const random = quickRandom(seed);
  const deal = new Deal(String(seed));
  const state = createState(game, setup, deal);
  const greed = random.below(3);
  const moves: { seat: Seat; move: Move }[] = [];
  while (game.result(state) === null) {
    if (moves.length === MAX_MOVES) throw new Error(`a match with seed ${seed} does not end`);
    const seats = game.toAct(state);
    if (seats.length === 0) throw new Error(`nobody can act after ${moves.length} moves, seed ${seed}`);
    const seat = seats[random.below(seats.length)];
    const player = random.below(2) < greed ? greedyPlayer : null;
    const move = pickMove(game, player, { state, seat, random });
    onMove({ state, seat, move, random });
    game.play(state, seat, move, deal, null);
    moves.push({ seat, move });
  }
  return { state, moves, deal };
}

export function createState(game: Game, setup: MatchSetup, deal: Deal): object {
  const options = game.parseOptions({ edition: undefined, ...setup });
  if (!options.ok) throw new Error(options.message);
  return game.setup(options.value, setup.players, deal);
}

/** The player's move, or a random one if there is no player. */
function pickMove(game: Game, player: Player | null, { state, seat, random }: Omit<PendingMove, 'move'>): Move {
  const moves = legalMoves(game, state, seat);
  if (!player) return moves[random.below(moves.length)];
  const legal = moves.map((move) => game.writeMove(state, move));
  const choice = player.choose({ seat, view: game.view(state, seat), legal, random, budget: NO_BUDGET });
  return chosenMove(game, state, { moves, legal }, choice);
}

export function legalMoves(game: Game, state: object, seat: Seat): Move[] {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray();
}

/** Plays a move on a copy of the state. */
export function playOnCopy(game: Game, { state, seat, move }: Omit<PendingMove, 'random'>, seed: string) {
  const after = game.clone(state);
  const facts: ScopedFact[] = [];
  game.play(after, seat, move, new Deal(seed), facts);
  return { after, facts };
}
