import {
  type Chance,
  type Evaluator,
  type Game,
  type Move,
  MoveList,
  type Random,
  type Seat,
  type Turn,
  unrecordedChance,
} from '@safehouse/contract';
import { type PlayoutPolicy, payoffFor, playOut, randomPolicy } from './playout.ts';
import { parseLegalMoves, sortByVisits } from './scored-moves.ts';

const EXPLORATION = 0.7;
/** Deeper than any match gets in the tree; a vote that is changed for ever would go on. */
const MAX_DEPTH = 400;

/** A move of a seat, as far as the search has come to know it. */
interface SearchNode {
  readonly seat: Seat;
  readonly move: Move;
  visits: number;
  /** How often it was among the legal moves, visited or not: worlds differ in what they allow. */
  availableCount: number;
  won: number;
  readonly children: Map<number, SearchNode>;
}

interface SearchContext {
  readonly game: Game;
  readonly policy: PlayoutPolicy;
  readonly chance: Chance;
  readonly random: Random;
}

/**
 * Information-set Monte Carlo tree search with one observer: one tree over what the seat knows, a new world from
 * `redeal` for every round.
 */
export function ismcts(game: Game, policy: PlayoutPolicy = randomPolicy): Evaluator {
  const weigh: Evaluator['scoreMoves'] = (turn) => {
    const { view, random, budget } = turn;
    const search: SearchContext = { game, policy, chance: unrecordedChance(random), random };
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
    scoreMoves: weigh,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : weigh(turn)[0].move),
  };
}

const UNVISITED = { visits: 0, won: 0 };

function createNode(seat: Seat, move: Move): SearchNode {
  return { seat, move, visits: 0, availableCount: 0, won: 0, children: new Map() };
}

const childKey = (seat: Seat, move: Move) => 4 * move + seat;

/** One world: down the tree, one new node, a playout, and the outcome told all the way back up. */
function runIteration(search: SearchContext, root: SearchNode, world: object, { seat: asked }: Turn): void {
  const { game, chance, random, policy } = search;
  const path: SearchNode[] = [];
  let node = root;
  for (let depth = 0; depth < MAX_DEPTH && game.result(world) === null; depth++) {
    const seat = depth === 0 ? asked : randomSeat(game.toAct(world), random);
    const child = select(search, node, world, seat);
    path.push(child);
    game.play(world, seat, child.move, chance, null);
    node = child;
    if (child.visits === 0) break;
  }
  const result = playOut(game, world, policy, chance, random);
  for (const visited of path) {
    visited.visits++;
    visited.won += payoffFor(result, visited.seat);
  }
}

function randomSeat(seats: readonly Seat[], random: Random): Seat {
  return seats[seats.length === 1 ? 0 : random.below(seats.length)];
}

const scratchMoves = new MoveList();

/** A move not tried yet, at random; otherwise the most promising by UCB1, counted by the worlds that allowed it. */
function select({ game, random }: SearchContext, node: SearchNode, world: object, seat: Seat): SearchNode {
  scratchMoves.clear();
  game.legal(world, seat, scratchMoves);
  let best: SearchNode | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  const start = random.below(scratchMoves.length);
  for (let i = 0; i < scratchMoves.length; i++) {
    const move = scratchMoves.at((start + i) % scratchMoves.length);
    const child = node.children.get(childKey(seat, move));
    if (!child) return addChild(node, seat, move);
    child.availableCount++;
    const worth =
      child.won / child.visits + EXPLORATION * Math.sqrt(Math.log(child.availableCount) / child.visits);
    if (worth > bestWorth) [best, bestWorth] = [child, worth];
  }
  return best ?? addChild(node, seat, scratchMoves.at(start));
}

function addChild(node: SearchNode, seat: Seat, move: Move): SearchNode {
  const child = createNode(seat, move);
  child.availableCount = 1;
  node.children.set(childKey(seat, move), child);
  return child;
}
