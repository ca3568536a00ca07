import {
  type Game,
  hashText,
  type MoveList,
  type Player,
  quickDeal,
  quickStream,
  type Random,
  SEATS,
  type Seat,
  type Turn,
} from '@safehouse/contract';
import { type ExternalPlayer, type Forfeit, runExternalMatch } from './external-player.ts';
import { payoffFor } from './playout.ts';
import { type BlindPlayer, blindPlayerOf, type SeatedPlayer } from './run-match.ts';

/** For every seat of a match, the index of its bot. */
export type LineUp = readonly number[];

/** A bot of a series, possibly external. */
export interface SeriesBot extends Pick<SeatedPlayer, 'budget'> {
  readonly name: string;
  readonly player: Player | ExternalPlayer;
}

/** Matches between the same bots, each deal played once in every line-up. */
export interface Series {
  readonly game: Game;
  readonly options: object;
  readonly bots: readonly SeriesBot[];
  readonly lineUps: readonly LineUp[];
  readonly seed: string;
  readonly maxMoves: number;
}

/**
 * The outcome of one deal, by bot, over all its matches: wins (a draw counts half; with several seats, their average),
 * moves, milliseconds, the milliseconds of the slowest move, and the reasons for forfeits.
 */
export interface DealOutcome {
  readonly matches: number;
  readonly won: readonly number[];
  readonly moves: readonly number[];
  readonly ms: readonly number[];
  readonly slowest: readonly number[];
  readonly forfeits: readonly (readonly string[])[];
}

/** One seat for each bot, rotated from match to match. */
export function rotatedLineUps(bots: number): LineUp[] {
  const seats = Array.from({ length: bots }, (_, i) => i);
  return seats.map((shift) => seats.map((seat) => (seat + shift) % bots));
}

/** The first of two bots plays one side, the second all others; each side in turn. */
export function sideLineUps(sides: readonly (readonly Seat[])[]): LineUp[] {
  const seats = sides.flat().sort((a, b) => a - b);
  return sides.map((side) => seats.map((seat) => (side.includes(seat) ? 0 : 1)));
}

export async function playDeal(series: Series, number: number, now: () => number): Promise<DealOutcome> {
  const zeros = () => series.bots.map(() => 0);
  const forfeits = series.bots.map((): string[] => []);
  const tally = { now, won: zeros(), moves: zeros(), ms: zeros(), slowest: zeros(), forfeits };
  for (const match of series.lineUps.keys()) await playMatch(series, number, match, tally);
  const { won, moves, ms, slowest } = tally;
  return { matches: series.lineUps.length, won, moves, ms, slowest, forfeits };
}

interface Tally {
  now(): number;
  readonly won: number[];
  readonly moves: number[];
  readonly ms: number[];
  readonly slowest: number[];
  readonly forfeits: string[][];
}

async function playMatch(
  { game, options, bots, lineUps, seed: seriesSeed, maxMoves }: Series,
  number: number,
  lineUp: number,
  tally: Tally,
): Promise<void> {
  const series = hashText(seriesSeed);
  const deal = quickDeal(series, number, null);
  const luckOf = (owner: string): Random => quickStream(series, number, hashText(`luck of ${owner}`));
  const botAt = lineUps[lineUp];
  const state = game.setup(options, botAt.length, deal);
  const seatedPlayers = botAt.map((bot, seat) => ({
    player: withTiming(bots[bot], bot, tally),
    random: luckOf(`${lineUp} ${seat}`),
    budget: bots[bot].budget,
  }));
  const match = { game, state, seatedPlayers, chance: deal, random: luckOf(`${lineUp}`), maxMoves };
  const forfeit = await runExternalMatch(match);
  const result = game.result(state);
  botAt.forEach((bot, seat) => {
    const payoff = forfeit ? payoffAfterForfeit(forfeit, botAt, bot) : payoffFor(result, SEATS[seat]);
    tally.won[bot] += payoff / botAt.filter((other) => other === bot).length;
  });
  if (forfeit) tally.forfeits[botAt[forfeit.seat]].push(forfeit.reason);
}

/** Everybody else wins. */
function payoffAfterForfeit({ seat }: Forfeit, botAt: LineUp, bot: number): number {
  return botAt[seat] === bot ? 0 : 1;
}

/** Counts a player's moves and the time they take. */
function withTiming({ player }: SeriesBot, bot: number, tally: Tally): Player | BlindPlayer | ExternalPlayer {
  const note = (start: number) => {
    const took = tally.now() - start;
    tally.ms[bot] += took;
    tally.slowest[bot] = Math.max(tally.slowest[bot], took);
    tally.moves[bot]++;
  };
  if ('ask' in player) {
    return {
      async ask(turn) {
        const start = tally.now();
        const answer = await player.ask(turn);
        note(start);
        return answer;
      },
    };
  }
  const timed = <Args extends readonly unknown[], Answer>(answer: (...args: Args) => Answer) => {
    return (...args: Args) => {
      const start = tally.now();
      const choice = answer(...args);
      note(start);
      return choice;
    };
  };
  const choose = timed((turn: Turn) => player.choose(turn));
  const blind = blindPlayerOf(player);
  const pickBlindly = blind && timed((legal: MoveList, random: Random) => blind.pickBlindly(legal, random));
  return pickBlindly ? { choose, pickBlindly } : { choose };
}
