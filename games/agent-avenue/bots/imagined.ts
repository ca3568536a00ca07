import type { Agent } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { handOf, type Part } from './hands.ts';
import type { SeatTable } from './seat-table.ts';
import { type Splits, splitsOf } from './splits.ts';
import type { Hand } from './turn-game.ts';
import { drawnFrom } from './unseen.ts';

const ALL = 0xff;

/** The outcomes of this turn in a possible world. In simple mode they are the same in all worlds. */
export function possibleSplits({ view, estimates, random }: SeatTable): Splits {
  return splitsOf(rules.redeal(view, random), estimates, ALL);
}

/** Hands that may take part in the offer, drawn from cards that may be in them. */
export function imaginedHands(table: SeatTable, splits: Splits, pool: Agent[], part: Part): Hand[] {
  return Array.from({ length: table.effort.hands }, () =>
    handOf(splits, drawnFrom(pool, table.random), part, table.unknown),
  );
}
