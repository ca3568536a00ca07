import type { CreateTableRequest } from '@safehouse/protocol';

type ClockSetting = CreateTableRequest['clock'];

const DAY_SECONDS = 86_400;

export const CLOCK_PRESETS = {
  none: { type: 'none' },
  quick: { type: 'realtime', base: 600, increment: 5, onTimeout: 'lose' },
  slow: { type: 'realtime', base: 1800, increment: 15, onTimeout: 'lose' },
  day: { type: 'turns', perTurn: DAY_SECONDS, onTimeout: 'bot' },
  threeDays: { type: 'turns', perTurn: 3 * DAY_SECONDS, onTimeout: 'bot' },
} as const satisfies { readonly [name: string]: ClockSetting };

export type ClockPresetName = keyof typeof CLOCK_PRESETS;

/** Undefined for a clock that is none of them. */
export function clockPresetName(clock: ClockSetting): ClockPresetName | undefined {
  const fields: { readonly [name: string]: unknown } = clock;
  return CLOCK_PRESET_NAMES.find((name) =>
    Object.entries(CLOCK_PRESETS[name]).every(([field, value]) => fields[field] === value),
  );
}

export const CLOCK_PRESET_NAMES = Object.keys(CLOCK_PRESETS) as readonly ClockPresetName[];
