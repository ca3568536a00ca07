import { ClockPicker } from '../../components/clock-picker.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { RatedPicker } from '../../components/rated-picker.tsx';
import { SeriesPicker } from '../../components/series-picker.tsx';
import { t } from '../../i18n/translations.ts';
import { canBeRated, canBeSeries, type TableDraft } from './table-draft.ts';

interface OnlineOptionsProps {
  readonly draft: TableDraft;
  onChange(draft: TableDraft): void;
}

/** The options that most people want to choose. */
export function MainOnlineOptions({ game, draft, onChange }: OnlineOptionsProps & { readonly game: string }) {
  return (
    <>
      <ClockPicker game={game} value={draft.clock} onChange={(clock) => onChange({ ...draft, clock })} />
      {canBeRated(draft) && <RatedPicker isRated={draft.rated} onChange={(rated) => onChange({ ...draft, rated })} />}
    </>
  );
}

export function OnlineOptions({ draft, onChange }: OnlineOptionsProps) {
  const translations = t().setup;
  return (
    <>
      {canBeSeries(draft) && (
        <SeriesPicker value={draft.bestOf} onChange={(bestOf) => onChange({ ...draft, bestOf })} />
      )}
      <RadioGroup<TableDraft['visibility']>
        name="visibility"
        label={translations.seen}
        value={draft.visibility}
        options={[
          { value: 'private', label: translations.private },
          { value: 'public', label: translations.public },
        ]}
        onChange={(visibility) => onChange({ ...draft, visibility })}
      />
      <RadioGroup
        name="chat"
        label={translations.chat}
        value={draft.chat}
        options={[
          { value: true, label: translations.chatOn },
          { value: false, label: translations.chatOff },
        ]}
        onChange={(chat) => onChange({ ...draft, chat })}
      />
      {!draft.seats.includes('shared') && (
        <RadioGroup
          name="pair"
          label={translations.pair}
          value={draft.pair}
          options={[
            { value: false, label: translations.pairNo },
            { value: true, label: translations.pairYes, about: translations.pairAbout },
          ]}
          onChange={(pair) => onChange({ ...draft, pair })}
        />
      )}
    </>
  );
}
