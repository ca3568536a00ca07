import {
  type Game,
  type Move,
  MoveList,
  quickRandom,
  type Random,
  type Result,
  SEATS,
  type Seat,
  unrecordedChance,
} from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import { mergeViews } from '../board/merged-view.ts';
import { findForcedWinner } from './forced-win.ts';

/** Seats that win and lose together; together they are all who play. */
export type Sides = readonly (readonly Seat[])[];

/** How likely each side is to win; it adds up to 1. */
export type WinProbabilities = readonly number[];

/** Courses that are tried from every position: so many, whatever the machine, that the same record gives the same numbers. */
const ROLLOUTS = 64;
/** Where two moves or two outcomes are compared, in the same worlds, fewer will do. */
const COMPARISON_ROLLOUTS = 48;
/** Where so many came out all the same, luck plays no part. */
const SETTLED_ROLLOUTS = 4;
/** After so many moves a course that has come to no end counts as a draw. */
const MAX_ROLLOUT_MOVES = 2000;

/** What a result is worth to each side: 1 among all who have won, or among all where nobody has. */
export function outcomeValues({ winners }: Pick<Result, 'winners'>, sides: Sides): WinProbabilities {
  const won = sides.map((side) => side.some((seat) => winners.includes(seat)));
  const count = won.filter(Boolean).length;
  return won.map((isWon) => (count === 0 ? 1 / sides.length : isWon ? 1 / count : 0));
}

/**
 * How likely each side wins from a position, for somebody who sees all hands and knows of the closed decks only what is
 * in them: exact where it is over or certain, else the mean of many courses.
 */
export function winProbabilitiesAt(module: GameModule, state: object, sides: Sides): WinProbabilities {
  const { rules } = module;
  const result = rules.result(state);
  if (result) return outcomeValues(result, sides);
  const winner = findForcedWinner(rules, state);
  if (winner !== null) return outcomeValues({ winners: [winner] }, sides);
  return estimateByRollouts(module, combinedView(rules, state, sides), sides, null);
}

/** What all at the table know together. */
export function combinedView(rules: Game, state: object, sides: Sides): object {
  return mergeViews(SEATS.slice(0, sides.flat().length).map((seat) => rules.view(state, seat)));
}

interface SeatMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** The mean of many courses from what is known, after a move where one is given. */
export function estimateByRollouts(
  module: GameModule,
  known: object,
  sides: Sides,
  made: SeatMove | null,
): WinProbabilities {
  const { rules } = module;
  const random = quickRandom(sides.length);
  const courses: WinProbabilities[] = [];
  const most = made ? COMPARISON_ROLLOUTS : ROLLOUTS;
  while (courses.length < most && !isSettled(courses)) {
    const world = rules.redeal(known, random);
    if (made) rules.play(world, made.seat, made.move, unrecordedChance(random), null);
    courses.push(rollout(module, world, sides, random));
  }
  return meanProbabilities(courses);
}

function rollout(
  { rules, forecast }: GameModule,
  world: object,
  sides: Sides,
  random: Random,
): WinProbabilities {
  const result = rules.result(world);
  if (result) return outcomeValues(result, sides);
  return forecast
    ? bySide(forecast(world, random), sides)
    : outcomeValues(playRandomly(rules, world, random), sides);
}

function isSettled(courses: readonly WinProbabilities[]): boolean {
  if (courses.length !== SETTLED_ROLLOUTS) return false;
  const [[first]] = courses;
  return first > 0 && first < 1 && courses.every(([share]) => share === first);
}

function meanProbabilities(courses: readonly WinProbabilities[]): WinProbabilities {
  const sums = courses[0].map((_, side) => courses.reduce((sum, course) => sum + course[side], 0));
  const total = sums.reduce((all, sum) => all + sum, 0);
  return sums.map((sum) => sum / total);
}

function bySide(bySeat: readonly number[], sides: Sides): WinProbabilities {
  return sides.map((seats) => bySeat[seats[0]]);
}

/** Where a game has no forecast of its own: any moves to the end. */
function playRandomly(game: Game, state: object, random: Random): Pick<Result, 'winners'> {
  const chance = unrecordedChance(random);
  const legal = new MoveList();
  for (let moves = 0; moves < MAX_ROLLOUT_MOVES; moves++) {
    const result = game.result(state);
    if (result) return result;
    const seats = game.toAct(state);
    const seat = seats[random.below(seats.length)];
    legal.clear();
    game.legal(state, seat, legal);
    game.play(state, seat, legal.at(random.below(legal.length)), chance, null);
  }
  return { winners: [] };
}
