import {
  Deal,
  dealingRandom,
  type Game,
  type Player,
  quickRandom,
  type Random,
  SEATS,
  type Seat,
} from '@safehouse/contract';
import type { NamedBot } from './bot-lookup.ts';
import { payoffFor } from './playout.ts';
import { runMatch } from './run-match.ts';

/** Who sits where in one match: for every seat, which of the bots. */
export type LineUp = readonly number[];

/** Matches between the same bots, each deal played once in every line-up. */
export interface Series {
  readonly game: Game;
  readonly options: object;
  readonly bots: readonly NamedBot[];
  readonly lineUps: readonly LineUp[];
  readonly seed: string;
  readonly maxMoves: number;
}

/**
 * What came of one deal, by bot, over all its matches: wins (a draw is half a one; on several seats, their average),
 * moves, milliseconds, and those of the slowest move.
 */
export interface DealOutcome {
  readonly matches: number;
  readonly won: readonly number[];
  readonly moves: readonly number[];
  readonly ms: readonly number[];
  readonly slowest: readonly number[];
}

/** Every bot on one chair, and in every match one chair further. */
export function rotatedLineUps(bots: number): LineUp[] {
  const chairs = Array.from({ length: bots }, (_, i) => i);
  return chairs.map((shift) => chairs.map((seat) => (seat + shift) % bots));
}

/** The first of two bots takes one side, the other all the rest; every side in turn. */
export function sideLineUps(sides: readonly (readonly Seat[])[]): LineUp[] {
  const seats = sides.flat().sort((a, b) => a - b);
  return sides.map((side) => seats.map((seat) => (side.includes(seat) ? 0 : 1)));
}

export function playDeal(series: Series, number: number, now: () => number): DealOutcome {
  const zeros = () => series.bots.map(() => 0);
  const tally = { won: zeros(), moves: zeros(), ms: zeros(), slowest: zeros() };
  for (const match of series.lineUps.keys()) playMatch(series, `${series.seed}/${number}`, match, tally, now);
  return { matches: series.lineUps.length, ...tally };
}

interface Tally {
  readonly won: number[];
  readonly moves: number[];
  readonly ms: number[];
  readonly slowest: number[];
}

function playMatch(
  { game, options, bots, lineUps, maxMoves }: Series,
  seed: string,
  match: number,
  tally: Tally,
  now: () => number,
): void {
  const deal = new Deal(seed);
  const botAt = lineUps[match];
  const state = game.setup(options, botAt.length, deal);
  const sitters = botAt.map((bot, seat) => ({
    player: withTiming(bots[bot], bot, tally, now),
    random: randomFor(seed, `${match} ${seat}`),
    budget: bots[bot].budget,
  }));
  runMatch(
    {
      game,
      state,
      seatedPlayers: sitters,
      chance: deal,
      random: randomFor(seed, `${match}`),
      maxMoves,
    },
    null,
  );
  const result = game.result(state);
  botAt.forEach((bot, seat) => {
    tally.won[bot] += payoffFor(result, SEATS[seat]) / botAt.filter((other) => other === bot).length;
  });
}

function randomFor(seed: string, whose: string): Random {
  return quickRandom(dealingRandom(seed, `luck of ${whose}`).below(2 ** 32));
}

/** Counts a player's moves and the time they take. */
function withTiming({ player }: NamedBot, bot: number, tally: Tally, now: () => number): Player {
  return {
    choose(turn) {
      const start = now();
      const choice = player.choose(turn);
      const took = now() - start;
      tally.ms[bot] += took;
      tally.slowest[bot] = Math.max(tally.slowest[bot], took);
      tally.moves[bot]++;
      return choice;
    },
  };
}
