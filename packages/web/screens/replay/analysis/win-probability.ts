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

/** The seats of each team. */
export type Sides = readonly (readonly Seat[])[];

/** By side; they add up to 1. */
export type WinProbabilities = readonly number[];

/** A fixed number, so that the same record gives the same result on every machine. */
const ROLLOUTS = 64;
/** Comparing two moves in the same worlds needs fewer rollouts. */
const COMPARISON_ROLLOUTS = 48;
/** If this many first rollouts are equal, the result does not depend on chance. */
const SETTLED_ROLLOUTS = 4;
/** A longer rollout counts as a draw. */
const MAX_ROLLOUT_MOVES = 2000;

/** 1 divided among the winners, or among all sides in a draw. */
export function outcomeValues({ winners }: Pick<Result, 'winners'>, sides: Sides): WinProbabilities {
  const won = sides.map((side) => side.some((seat) => winners.includes(seat)));
  const count = won.filter(Boolean).length;
  return won.map((isWon) => (count === 0 ? 1 / sides.length : isWon ? 1 / count : 0));
}

/** With all hands known and the decks hidden. Exact if the match is over or decided, else the mean of many rollouts. */
export function winProbabilitiesAt(module: GameModule, state: object, sides: Sides): WinProbabilities {
  const { rules } = module;
  const result = rules.result(state);
  if (result) return outcomeValues(result, sides);
  const winner = findForcedWinner(rules, state);
  if (winner !== null) return outcomeValues({ winners: [winner] }, sides);
  return estimateByRollouts(module, combinedView(rules, state, sides), sides, null);
}

export function combinedView(rules: Game, state: object, sides: Sides): object {
  return mergeViews(SEATS.slice(0, sides.flat().length).map((seat) => rules.view(state, seat)));
}

interface SeatMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** The mean of many rollouts, starting with `firstMove` if given. */
export function estimateByRollouts(
  module: GameModule,
  known: object,
  sides: Sides,
  firstMove: SeatMove | null,
): WinProbabilities {
  const { rules } = module;
  const random = quickRandom(sides.length);
  const outcomes: WinProbabilities[] = [];
  const maxRollouts = firstMove ? COMPARISON_ROLLOUTS : ROLLOUTS;
  while (outcomes.length < maxRollouts && !isSettled(outcomes)) {
    const world = rules.redeal(known, random);
    if (firstMove) rules.play(world, firstMove.seat, firstMove.move, unrecordedChance(random), null);
    outcomes.push(rollout(module, world, sides, random));
  }
  return meanProbabilities(outcomes);
}

function rollout({ rules, forecast }: GameModule, world: object, sides: Sides, random: Random): WinProbabilities {
  const result = rules.result(world);
  if (result) return outcomeValues(result, sides);
  return forecast ? bySide(forecast(world, random), sides) : outcomeValues(playRandomly(rules, world, random), sides);
}

function isSettled(outcomes: readonly WinProbabilities[]): boolean {
  if (outcomes.length !== SETTLED_ROLLOUTS) return false;
  const [[first]] = outcomes;
  return first > 0 && first < 1 && outcomes.every(([share]) => share === first);
}

function meanProbabilities(outcomes: readonly WinProbabilities[]): WinProbabilities {
  const sums = outcomes[0].map((_, side) => outcomes.reduce((sum, outcome) => sum + outcome[side], 0));
  const total = sums.reduce((a, b) => a + b, 0);
  return sums.map((sum) => sum / total);
}

function bySide(bySeat: readonly number[], sides: Sides): WinProbabilities {
  return sides.map((seats) => bySeat[seats[0]]);
}

/** Used for games without a forecast. */
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
