import { useEffect } from 'preact/hooks';
import { t } from '../i18n/translations.ts';
import { currentUser, restoreSession } from '../online/session.ts';
import { RadioGroup } from './radio-group.tsx';

interface RatedPickerProps {
  readonly isRated: boolean;
  onChange(isRated: boolean): void;
}

/** Renders nothing for guests: only accounts have ratings. */
export function RatedPicker({ isRated, onChange }: RatedPickerProps) {
  const translations = t().setup;
  useEffect(() => {
    if (!currentUser.value) void restoreSession();
  }, []);
  if (currentUser.value?.kind !== 'account') return null;
  return (
    <RadioGroup
      name="rated"
      label={translations.rated}
      value={isRated}
      options={[
        { value: false, label: translations.ratedNot },
        { value: true, label: translations.ratedYes },
      ]}
      onChange={onChange}
    />
  );
}
