import {
  type Evaluator,
  type Game,
  type Move,
  MoveList,
  type Random,
  type Seat,
  type Turn,
  unrecordedChance,
} from '@safehouse/contract';
import { createHorizon, type Horizon } from './horizon.ts';
import { type PlayoutContext, type PlayoutPolicy, payoffFor, playOut, randomPolicy } from './playout.ts';
import { parseLegalMoves, sortByVisits } from './scored-moves.ts';

const EXPLORATION = 0.7;
/** Longer than any match. Only reached where voters keep changing their votes. */
const MAX_DEPTH = 400;

/** A move of a seat, with its statistics. */
interface SearchNode {
  readonly seat: Seat;
  readonly move: Move;
  visits: number;
  /** How often it was among the legal moves, visited or not: sampled worlds differ in their legal moves. */
  availableCount: number;
  won: number;
  readonly children: Map<number, SearchNode>;
}

/**
 * Single-observer information-set Monte Carlo tree search: one tree over what the seat knows, and a newly sampled world
 * for every iteration. In a game of rounds it searches to the end of the round.
 */
export function ismcts(game: Game, policy: PlayoutPolicy = randomPolicy): Evaluator {
  const scoreMoves: Evaluator['scoreMoves'] = (turn) => {
    const { view, random, budget } = turn;
    const horizon = createHorizon(game, () => game.redeal(view, random));
    const search = { game, policy, chance: unrecordedChance(random), random, horizon };
    const root = createNode(turn.seat, -1 as Move);
    for (let rounds = 0; rounds === 0 || budget.allows(rounds); rounds++) {
      runIteration(search, root, game.redeal(view, random), turn);
    }
    const moves = parseLegalMoves(game, game.redeal(view, random), turn);
    return sortByVisits(
      turn.legal.map((move, i) => {
        const { visits, won } = root.children.get(childKey(turn.seat, moves[i])) ?? UNVISITED;
        return { move, visits, win: visits === 0 ? 0 : won / visits };
      }),
    );
  };
  return {
    scoreMoves,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : scoreMoves(turn)[0].move),
  };
}

const UNVISITED = { visits: 0, won: 0 };

function createNode(seat: Seat, move: Move): SearchNode {
  return { seat, move, visits: 0, availableCount: 0, won: 0, children: new Map() };
}

const childKey = (seat: Seat, move: Move) => 4 * move + seat;

interface TreeSearch extends PlayoutContext {
  readonly horizon: Horizon;
}

/** Selection, expansion by one node, playout and backpropagation in one world. */
function runIteration(search: TreeSearch, root: SearchNode, world: object, { seat: rootSeat }: Turn): void {
  const { game, chance, random, horizon } = search;
  const path: SearchNode[] = [];
  let node = root;
  for (let depth = 0; depth < MAX_DEPTH && horizon(world) === null; depth++) {
    const seat = depth === 0 ? rootSeat : randomSeat(game.toAct(world), random);
    const child = select(search, node, world, seat);
    path.push(child);
    game.play(world, seat, child.move, chance, null);
    node = child;
    if (child.visits === 0) break;
  }
  const result = playOut(search, world);
  for (const visited of path) {
    visited.visits++;
    visited.won += payoffFor(result, visited.seat);
  }
}

function randomSeat(seats: readonly Seat[], random: Random): Seat {
  return seats[seats.length === 1 ? 0 : random.below(seats.length)];
}

const scratchMoves = new MoveList();

/** A random untried move, otherwise the best by UCB1, counting only the worlds in which a move was legal. */
function select({ game, random }: PlayoutContext, node: SearchNode, world: object, seat: Seat): SearchNode {
  scratchMoves.clear();
  game.legal(world, seat, scratchMoves);
  let best: SearchNode | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  const start = random.below(scratchMoves.length);
  for (let i = 0; i < scratchMoves.length; i++) {
    const move = scratchMoves.at((start + i) % scratchMoves.length);
    const child = node.children.get(childKey(seat, move));
    if (!child) return addChild(node, seat, move);
    child.availableCount++;
    const score = child.won / child.visits + EXPLORATION * Math.sqrt(Math.log(child.availableCount) / child.visits);
    if (score > bestScore) [best, bestScore] = [child, score];
  }
  return best ?? addChild(node, seat, scratchMoves.at(start));
}

function addChild(node: SearchNode, seat: Seat, move: Move): SearchNode {
  const child = createNode(seat, move);
  child.availableCount = 1;
  node.children.set(childKey(seat, move), child);
  return child;
}
