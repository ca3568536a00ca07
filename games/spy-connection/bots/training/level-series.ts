import { playDeal, rotatedLineUps, type Series } from '@safehouse/bots';
import { type BotLevel, type Player, roundsBudget } from '@safehouse/contract';
import { rules, type SpyMove, type SpyView } from '../../rules/index.ts';

const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);
const MAX_MOVES = 3000;

export interface LevelSeries {
  /** Plays one seat. */
  readonly player: Player<SpyView, SpyMove>;
  /** Plays all others. */
  readonly level: BotLevel;
  readonly players: number;
  readonly deals: number;
  readonly seed: string;
}

/** Plays every deal from every seat; yields what the player has won of the matches of each deal. */
export async function* playAgainstLevel({ player, level, players, deals, seed }: LevelSeries): AsyncGenerator<number> {
  const options = rules.parseOptions({ options: {}, players, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  const bots = [
    { name: 'player', player, budget: () => UNLIMITED },
    ...Array.from({ length: players - 1 }, () => ({ name: 'level', player: level.player, budget: () => UNLIMITED })),
  ];
  const lineUps = rotatedLineUps(bots.length);
  const series: Series = { game: rules, options: options.value, bots, lineUps, seed, maxMoves: MAX_MOVES };
  for (let deal = 0; deal < deals; deal++) {
    const { won, matches } = await playDeal(series, deal, () => performance.now());
    yield won[0] / matches;
  }
}
