import {
  Deal,
  dealingRandom,
  type Game,
  type Player,
  quickRandom,
  type Random,
  SEATS,
} from '@safehouse/contract';
import type { Named } from './named.ts';
import { worthTo } from './playout.ts';
import { run } from './run.ts';

/** Matches between the same bots, each deal played once from every chair. */
export interface Series {
  readonly game: Game;
  readonly options: object;
  readonly bots: readonly Named[];
  readonly seed: string;
  readonly mostMoves: number;
}

/** What came of one deal, by bot: wins (a draw is half a one), moves and milliseconds, over all its matches. */
export interface DealOutcome {
  readonly matches: number;
  readonly won: readonly number[];
  readonly moves: readonly number[];
  readonly ms: readonly number[];
}

/** One deal, as many times as there are bots: in every match each of them sits one chair further. */
export function playDeal(series: Series, number: number, now: () => number): DealOutcome {
  const bots = series.bots.length;
  const outcome = { matches: bots, won: zeros(bots), moves: zeros(bots), ms: zeros(bots) };
  for (let shift = 0; shift < bots; shift++)
    playMatch(series, `${series.seed}/${number}`, shift, outcome, now);
  return outcome;
}

const zeros = (count: number) => Array.from({ length: count }, () => 0);

interface Tally {
  readonly won: number[];
  readonly moves: number[];
  readonly ms: number[];
}

function playMatch(
  { game, options, bots, mostMoves }: Series,
  seed: string,
  shift: number,
  tally: Tally,
  now: () => number,
): void {
  const deal = new Deal(seed);
  const state = game.setup(options, bots.length, deal);
  const botAt = bots.map((_, seat) => (seat + shift) % bots.length);
  const sitters = botAt.map((bot) => ({
    player: timed(bots[bot], bot, tally, now),
    random: luck(seed, `${shift} ${bot}`),
    budget: bots[bot].budget,
  }));
  run({ game, state, sitters, chance: deal, random: luck(seed, `${shift}`), mostMoves }, null);
  const result = game.result(state);
  botAt.forEach((bot, seat) => {
    tally.won[bot] += worthTo(result, SEATS[seat]);
  });
}

function luck(seed: string, whose: string): Random {
  return quickRandom(dealingRandom(seed, `luck of ${whose}`).below(2 ** 32));
}

/** Counts a player's moves and the time they take. */
function timed({ player }: Named, bot: number, tally: Tally, now: () => number): Player {
  return {
    choose(turn) {
      const start = now();
      const choice = player.choose(turn);
      tally.ms[bot] += now() - start;
      tally.moves[bot]++;
      return choice;
    },
  };
}
