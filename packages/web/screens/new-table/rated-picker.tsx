import { useEffect } from 'preact/hooks';
import { RadioGroup } from '../../components/radio-group.tsx';
import { t } from '../../i18n/translations.ts';
import { currentUser, restoreSession } from '../../online/session.ts';

interface RatedPickerProps {
  readonly isRated: boolean;
  onChange(isRated: boolean): void;
}

/** Only accounts have ratings. */
export function RatedPicker({ isRated, onChange }: RatedPickerProps) {
  const words = t().setup;
  useEffect(() => {
    if (!currentUser.value) void restoreSession();
  }, []);
  if (currentUser.value?.kind !== 'account') return null;
  return (
    <RadioGroup
      name="rated"
      label={words.rated}
      value={isRated}
      options={[
        { value: false, label: words.ratedNot },
        { value: true, label: words.ratedYes },
      ]}
      onChange={onChange}
    />
  );
}
