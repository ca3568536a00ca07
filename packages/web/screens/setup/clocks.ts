import type { NewTable } from '@safehouse/protocol';

type Clock = NewTable['clock'];

const DAY = 86_400;

/** The ways to keep time that people ask for. */
export const CLOCKS = {
  none: { type: 'none' },
  quick: { type: 'realtime', base: 600, increment: 5, onTimeout: 'lose' },
  slow: { type: 'realtime', base: 1800, increment: 15, onTimeout: 'lose' },
  day: { type: 'turns', perTurn: DAY, onTimeout: 'bot' },
  threeDays: { type: 'turns', perTurn: 3 * DAY, onTimeout: 'bot' },
} as const satisfies { readonly [name: string]: Clock };

export type ClockName = keyof typeof CLOCKS;

export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];
