import {
  freeChance,
  type Game,
  type Move,
  MoveList,
  quickRandom,
  type Random,
  type Result,
  SEATS,
  type Seat,
} from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import { certainWinner } from './certain.ts';
import { openView } from './open-view.ts';

/** Seats that win and lose together; together they are all who play. */
export type Sides = readonly (readonly Seat[])[];

/** How likely each side is to win; it adds up to 1. */
export type Chances = readonly number[];

/** Courses that are tried from every position: so many, whatever the machine, that the same record gives the same numbers. */
const COURSES = 64;
/** Where two moves or two outcomes are compared, in the same worlds, fewer will do. */
const COMPARED = 48;
/** Where so many came out all the same, luck plays no part. */
const ENOUGH = 4;
/** After so many moves a course that has come to no end counts as a draw. */
const MOST_MOVES = 2000;

/** What a result is worth to each side: 1 among all who have won, or among all where nobody has. */
export function worth({ winners }: Pick<Result, 'winners'>, sides: Sides): Chances {
  const won = sides.map((side) => side.some((seat) => winners.includes(seat)));
  const count = won.filter(Boolean).length;
  return won.map((isWon) => (count === 0 ? 1 / sides.length : isWon ? 1 / count : 0));
}

/**
 * How likely each side wins from a position, for somebody who sees all hands and knows of the closed decks only what is
 * in them: exact where it is over or certain, else the mean of many courses.
 */
export function chancesAt(module: GameModule, state: object, sides: Sides): Chances {
  const { rules } = module;
  const result = rules.result(state);
  if (result) return worth(result, sides);
  const winner = certainWinner(rules, state);
  if (winner !== null) return worth({ winners: [winner] }, sides);
  return expected(module, allKnown(rules, state, sides), sides, null);
}

/** What all at the table know together. */
export function allKnown(rules: Game, state: object, sides: Sides): object {
  return openView(SEATS.slice(0, sides.flat().length).map((seat) => rules.view(state, seat)));
}

interface Made {
  readonly seat: Seat;
  readonly move: Move;
}

/** The mean of many courses from what is known, after a move where one is given. */
export function expected(module: GameModule, known: object, sides: Sides, made: Made | null): Chances {
  const { rules } = module;
  const random = quickRandom(sides.length);
  const courses: Chances[] = [];
  const most = made ? COMPARED : COURSES;
  while (courses.length < most && !isSettled(courses)) {
    const world = rules.redeal(known, random);
    if (made) rules.play(world, made.seat, made.move, freeChance(random), null);
    courses.push(course(module, world, sides, random));
  }
  return meanOf(courses);
}

function course({ rules, forecast }: GameModule, world: object, sides: Sides, random: Random): Chances {
  const result = rules.result(world);
  if (result) return worth(result, sides);
  return forecast ? bySide(forecast(world, random), sides) : worth(playedOn(rules, world, random), sides);
}

function isSettled(courses: readonly Chances[]): boolean {
  if (courses.length !== ENOUGH) return false;
  const [[first]] = courses;
  return first > 0 && first < 1 && courses.every(([share]) => share === first);
}

function meanOf(courses: readonly Chances[]): Chances {
  const sums = courses[0].map((_, side) => courses.reduce((sum, course) => sum + course[side], 0));
  const total = sums.reduce((all, sum) => all + sum, 0);
  return sums.map((sum) => sum / total);
}

function bySide(bySeat: readonly number[], sides: Sides): Chances {
  return sides.map((seats) => bySeat[seats[0]]);
}

/** Where a game has no forecast of its own: any moves to the end. */
function playedOn(game: Game, state: object, random: Random): Pick<Result, 'winners'> {
  const chance = freeChance(random);
  const legal = new MoveList();
  for (let moves = 0; moves < MOST_MOVES; moves++) {
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
