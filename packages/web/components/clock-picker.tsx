import { t } from '../i18n/translations.ts';
import { type ClockSetting, clockOf, presetWith } from '../state/clock-presets.ts';
import { useClockPresets } from '../state/use-clock-presets.ts';
import { RadioGroup } from './radio-group.tsx';

interface ClockPickerProps {
  readonly game: string;
  readonly value: ClockSetting;
  onChange(clock: ClockSetting): void;
}

export function ClockPicker({ game, value, onChange }: ClockPickerProps) {
  const presets = useClockPresets(game);
  return (
    <RadioGroup
      name="clock"
      label={t().setup.clock}
      value={presetWith(presets, value)?.name}
      options={presets.map(({ name, label }) => ({ value: name, label }))}
      onChange={(name) => name && onChange(clockOf(presets, name))}
    />
  );
}
