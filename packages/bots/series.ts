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

/** For every seat of a match, the index of its bot. */
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
 * The outcome of one deal, by bot, over all its matches: wins (a draw counts half; with several seats, their average),
 * moves, milliseconds, and the milliseconds of the slowest move.
 */
export interface DealOutcome {
  readonly matches: number;
  readonly won: readonly number[];
  readonly moves: readonly number[];
  readonly ms: readonly number[];
  readonly slowest: readonly number[];
}

/** One seat for each bot, rotated from match to match. */
export function rotatedLineUps(bots: number): LineUp[] {
  const seats = Array.from({ length: bots }, (_, i) => i);
  return seats.map((shift) => seats.map((seat) => (seat + shift) % bots));
}

/** The first of two bots takes one side, the other all others; every side in turn. */
export function sideLineUps(sides: readonly (readonly Seat[])[]): LineUp[] {
  const seats = sides.flat().sort((a, b) => a - b);
  return sides.map((side) => seats.map((seat) => (side.includes(seat) ? 0 : 1)));
}

export function playDeal(series: Series, number: number, now: () => number): DealOutcome {
  const zeros = () => series.bots.map(() => 0);
  const tally = { now, won: zeros(), moves: zeros(), ms: zeros(), slowest: zeros() };
  for (const match of series.lineUps.keys()) playMatch(series, number, match, tally);
  const { won, moves, ms, slowest } = tally;
  return { matches: series.lineUps.length, won, moves, ms, slowest };
}

interface Tally {
  now(): number;
  readonly won: number[];
  readonly moves: number[];
  readonly ms: number[];
  readonly slowest: number[];
}

function playMatch(
  { game, options, bots, lineUps, seed: seriesSeed, maxMoves }: Series,
  number: number,
  match: number,
  tally: Tally,
): void {
  const seed = `${seriesSeed}/${number}`;
  const deal = new Deal(seed);
  const botAt = lineUps[match];
  const state = game.setup(options, botAt.length, deal);
  const seatedPlayers = botAt.map((bot, seat) => ({
    player: withTiming(bots[bot], bot, tally),
    random: randomFor(seed, `${match} ${seat}`),
    budget: bots[bot].budget,
  }));
  const random = randomFor(seed, `${match}`);
  runMatch({ game, state, seatedPlayers, chance: deal, random, maxMoves }, null);
  const result = game.result(state);
  botAt.forEach((bot, seat) => {
    tally.won[bot] += payoffFor(result, SEATS[seat]) / botAt.filter((other) => other === bot).length;
  });
}

function randomFor(seed: string, owner: string): Random {
  return quickRandom(dealingRandom(seed, `luck of ${owner}`).below(2 ** 32));
}

/** Counts a player's moves and the time they take. */
function withTiming({ player }: NamedBot, bot: number, tally: Tally): Player {
  return {
    choose(turn) {
      const start = tally.now();
      const choice = player.choose(turn);
      const took = tally.now() - start;
      tally.ms[bot] += took;
      tally.slowest[bot] = Math.max(tally.slowest[bot], took);
      tally.moves[bot]++;
      return choice;
    },
  };
}
