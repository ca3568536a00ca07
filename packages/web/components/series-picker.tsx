import { SERIES_LENGTHS, type SeriesLength } from '@safehouse/protocol';
import { t } from '../i18n/translations.ts';
import { RadioGroup } from './radio-group.tsx';

interface SeriesPickerProps {
  readonly value: SeriesLength;
  onChange(bestOf: SeriesLength): void;
}

/** One match, or the best of several. */
export function SeriesPicker({ value, onChange }: SeriesPickerProps) {
  const { label, bestOf } = t().series;
  return (
    <RadioGroup
      name="series"
      label={label}
      value={value}
      options={SERIES_LENGTHS.map((matches) => ({ value: matches, label: bestOf(matches) }))}
      onChange={onChange}
    />
  );
}
