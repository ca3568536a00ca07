import { useEffect } from 'preact/hooks';
import { me, recall } from '../../online/me.ts';
import { Choice } from '../../parts/choice.tsx';
import { house } from '../../state/words.ts';

interface RatedProps {
  readonly isRated: boolean;
  change(isRated: boolean): void;
}

/** Only who has an account can have a rating. */
export function RatedChoice({ isRated, change }: RatedProps) {
  const words = house().setup;
  useEffect(() => {
    if (!me.value) void recall();
  }, []);
  if (me.value?.kind !== 'account') return null;
  return (
    <Choice
      name="rated"
      label={words.rated}
      value={isRated}
      options={[
        { value: false, label: words.ratedNot },
        { value: true, label: words.ratedYes },
      ]}
      choose={change}
    />
  );
}
