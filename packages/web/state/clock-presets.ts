import type { CreateTableRequest } from '@safehouse/protocol';
import type { GameCover, PlayerTime } from '@safehouse/ui';
import type { Translations } from '@safehouse/ui/app-texts';

export type ClockSetting = CreateTableRequest['clock'];

export type ClockPresetName = 'none' | 'blitz' | 'rapid' | 'slow' | 'day' | 'threeDays';

export interface ClockPreset {
  readonly name: ClockPresetName;
  readonly clock: ClockSetting;
  readonly label: string;
}

const DAY_SECONDS = 86_400;
const SLOW: PlayerTime = { minutes: 30, seconds: 15 };

export function clockPresets(
  clocks: Translations['setup']['clocks'],
  { blitz, rapid }: Required<GameCover>['clocks'],
): readonly ClockPreset[] {
  const realtime = (name: 'blitz' | 'rapid' | 'slow', { minutes, seconds }: PlayerTime): ClockPreset => ({
    name,
    clock: { type: 'realtime', base: 60 * minutes, increment: seconds, onTimeout: 'lose' },
    label: clocks[name](minutes, seconds),
  });
  const turns = (name: 'day' | 'threeDays', days: number): ClockPreset => ({
    name,
    clock: { type: 'turns', perTurn: days * DAY_SECONDS, onTimeout: 'bot' },
    label: clocks[name],
  });
  return [
    { name: 'none', clock: { type: 'none' }, label: clocks.none },
    realtime('blitz', blitz),
    realtime('rapid', rapid),
    realtime('slow', SLOW),
    turns('day', 1),
    turns('threeDays', 3),
  ];
}

export function clockOf(presets: readonly ClockPreset[], name: ClockPresetName): ClockSetting {
  return presets.find((preset) => preset.name === name)?.clock ?? { type: 'none' };
}

/** Undefined if the clock is not a preset. */
export function presetWith(presets: readonly ClockPreset[], clock: ClockSetting): ClockPreset | undefined {
  const fields: { readonly [name: string]: unknown } = clock;
  return presets.find((preset) => Object.entries(preset.clock).every(([field, value]) => fields[field] === value));
}
