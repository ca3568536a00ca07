import { RadioGroup } from '../../components/radio-group.tsx';
import { t } from '../../i18n/translations.ts';
import { CLOCK_PRESET_NAMES } from './clock-presets.ts';
import { RatedPicker } from './rated-picker.tsx';
import { canBeRated, type TableDraft } from './table-draft.ts';

interface OnlineOptionsProps {
  readonly draft: TableDraft;
  onChange(draft: TableDraft): void;
}

export function OnlineOptions({ draft, onChange }: OnlineOptionsProps) {
  const words = t().setup;
  return (
    <>
      <RadioGroup
        name="clock"
        label={words.clock}
        value={draft.clock}
        options={CLOCK_PRESET_NAMES.map((value) => ({ value, label: words.clocks[value] }))}
        onChange={(clock) => onChange({ ...draft, clock })}
      />
      <RadioGroup<TableDraft['visibility']>
        name="visibility"
        label={words.seen}
        value={draft.visibility}
        options={[
          { value: 'private', label: words.private },
          { value: 'public', label: words.public },
        ]}
        onChange={(visibility) => onChange({ ...draft, visibility })}
      />
      <RadioGroup
        name="chat"
        label={words.chat}
        value={draft.chat}
        options={[
          { value: true, label: words.chatOn },
          { value: false, label: words.chatOff },
        ]}
        onChange={(chat) => onChange({ ...draft, chat })}
      />
      {canBeRated(draft) && <RatedPicker isRated={draft.rated} onChange={(rated) => onChange({ ...draft, rated })} />}
      {!draft.seats.includes('shared') && (
        <RadioGroup
          name="pair"
          label={words.pair}
          value={draft.pair}
          options={[
            { value: false, label: words.pairNo },
            { value: true, label: words.pairYes, about: words.pairAbout },
          ]}
          onChange={(pair) => onChange({ ...draft, pair })}
        />
      )}
    </>
  );
}
