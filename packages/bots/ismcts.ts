import {
  type Adviser,
  type Chance,
  freeChance,
  type Game,
  type Move,
  MoveList,
  type Random,
  type Seat,
  type Turn,
} from '@safehouse/contract';
import { anyMove, type Policy, playOut, worthTo } from './playout.ts';
import { codesOf, ranked } from './weighing.ts';

const EXPLORATION = 0.7;
/** Deeper than any match gets in the tree; a vote that is changed for ever would go on. */
const DEEPEST = 400;

/** A move of a seat, as far as the search has come to know it. */
interface Node {
  readonly seat: Seat;
  readonly move: Move;
  visits: number;
  /** How often it was among the legal moves, visited or not: worlds differ in what they allow. */
  chances: number;
  won: number;
  readonly children: Map<number, Node>;
}

interface Search {
  readonly game: Game;
  readonly policy: Policy;
  readonly chance: Chance;
  readonly random: Random;
}

/**
 * Information-set Monte Carlo tree search with one observer: one tree over what the seat knows, a new world from
 * `redeal` for every round.
 */
export function ismcts(game: Game, policy: Policy = anyMove): Adviser {
  const weigh: Adviser['weigh'] = (turn) => {
    const { view, random, budget } = turn;
    const search: Search = { game, policy, chance: freeChance(random), random };
    const root = newNode(turn.seat, -1 as Move);
    for (let rounds = 0; rounds === 0 || budget.allows(rounds); rounds++) {
      explore(search, root, game.redeal(view, random), turn);
    }
    const moves = codesOf(game, game.redeal(view, random), turn);
    return ranked(
      turn.legal.map((move, i) => {
        const { visits, won } = root.children.get(keyOf(turn.seat, moves[i])) ?? UNSEEN;
        return { move, visits, win: visits === 0 ? 0 : won / visits };
      }),
    );
  };
  return { weigh, choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : weigh(turn)[0].move) };
}

const UNSEEN = { visits: 0, won: 0 };

function newNode(seat: Seat, move: Move): Node {
  return { seat, move, visits: 0, chances: 0, won: 0, children: new Map() };
}

const keyOf = (seat: Seat, move: Move) => 4 * move + seat;

/** One world: down the tree, one new node, a playout, and the outcome told all the way back up. */
function explore(search: Search, root: Node, world: object, { seat: asked }: Turn): void {
  const { game, chance, random, policy } = search;
  const path: Node[] = [];
  let node = root;
  for (let depth = 0; depth < DEEPEST && game.result(world) === null; depth++) {
    const seat = depth === 0 ? asked : anySeat(game.toAct(world), random);
    const child = select(search, node, world, seat);
    path.push(child);
    game.play(world, seat, child.move, chance, null);
    node = child;
    if (child.visits === 0) break;
  }
  const result = playOut(game, world, policy, chance, random);
  for (const visited of path) {
    visited.visits++;
    visited.won += worthTo(result, visited.seat);
  }
}

function anySeat(seats: readonly Seat[], random: Random): Seat {
  return seats[seats.length === 1 ? 0 : random.below(seats.length)];
}

const legal = new MoveList();

/** A move not tried yet, at random; otherwise the most promising by UCB1, counted by the worlds that allowed it. */
function select({ game, random }: Search, node: Node, world: object, seat: Seat): Node {
  legal.clear();
  game.legal(world, seat, legal);
  let best: Node | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  const start = random.below(legal.length);
  for (let i = 0; i < legal.length; i++) {
    const move = legal.at((start + i) % legal.length);
    const child = node.children.get(keyOf(seat, move));
    if (!child) return addChild(node, seat, move);
    child.chances++;
    const worth = child.won / child.visits + EXPLORATION * Math.sqrt(Math.log(child.chances) / child.visits);
    if (worth > bestWorth) [best, bestWorth] = [child, worth];
  }
  return best ?? addChild(node, seat, legal.at(start));
}

function addChild(node: Node, seat: Seat, move: Move): Node {
  const child = newNode(seat, move);
  child.chances = 1;
  node.children.set(keyOf(seat, move), child);
  return child;
}
