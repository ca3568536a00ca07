import { TOURNAMENT_FORMATS } from '@safehouse/protocol';
import { CharacterPicker } from '../../components/character-picker.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { RatedPicker } from '../../components/rated-picker.tsx';
import { TextField } from '../../components/text-field.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import type { ClockPreset } from '../../state/clock-presets.ts';
import type { TournamentTranslations } from './locales/index.ts';
import {
  BREAK_SECONDS,
  canBeDuplicate,
  clocksFor,
  hasRounds,
  MAX_PLAYERS_WITH_BOTS,
  roundLimitsFor,
  type TournamentClock,
  type TournamentDraft,
} from './tournament-draft.ts';

export interface FieldsProps {
  readonly translations: TournamentTranslations;
  readonly draft: TournamentDraft;
  onChange(parts: Partial<TournamentDraft>): void;
}

interface FormatFieldsProps extends FieldsProps {
  readonly presets: readonly ClockPreset[];
}

export function FormatFields({ translations, draft, presets, onChange }: FormatFieldsProps) {
  const { form, formats, formatsAbout } = translations;
  const { format } = draft;
  const labelOf = (clock: TournamentClock) => presets.find(({ name }) => name === clock)?.label ?? clock;
  return (
    <>
      <RadioGroup
        name="format"
        label={form.format}
        value={format}
        options={TOURNAMENT_FORMATS.map((value) => ({ value, label: formats[value], about: formatsAbout[value] }))}
        onChange={(value) => onChange({ format: value, rounds: value === 'round-robin' ? 1 : 5 })}
      />
      {format === 'arena' && (
        <NumberField
          label={form.minutes}
          range={[5, 720]}
          value={draft.minutes}
          onChange={(minutes) => onChange({ minutes })}
        />
      )}
      {(format === 'swiss' || format === 'round-robin') && (
        <NumberField
          label={format === 'swiss' ? form.rounds : form.cycles}
          range={[1, format === 'swiss' ? 15 : 2]}
          value={draft.rounds}
          onChange={(rounds) => onChange({ rounds })}
        />
      )}
      <RadioGroup
        name="clock"
        label={t().setup.clock}
        value={draft.clock}
        options={clocksFor(draft).map((value) => ({ value, label: labelOf(value) }))}
        onChange={(clock) => onChange({ clock, roundMinutes: null })}
      />
    </>
  );
}

function RoundFields({ translations: { form }, draft, onChange }: FieldsProps) {
  return (
    <>
      <RadioGroup
        name="round-minutes"
        label={form.roundLimit}
        value={draft.roundMinutes}
        options={[
          { value: null, label: form.noLimit },
          ...roundLimitsFor(draft).map((minutes) => ({ value: minutes, label: durationText(60 * minutes) })),
        ]}
        onChange={(roundMinutes) => onChange({ roundMinutes })}
      >
        <p class="field-about">{form.roundLimitAbout}</p>
      </RadioGroup>
      <RadioGroup
        name="break"
        label={form.break}
        value={draft.breakSeconds}
        options={BREAK_SECONDS.map((value) => ({ value, label: durationText(value) }))}
        onChange={(breakSeconds) => onChange({ breakSeconds })}
      />
    </>
  );
}

const UNITS = [
  ['day', 86_400],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the largest unit that gives a whole number. */
function durationText(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? UNITS[2];
  const format = new Intl.NumberFormat(currentLang(), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / length);
}

interface NumberFieldProps {
  readonly label: string;
  readonly range: readonly [number, number];
  readonly value: number;
  onChange(value: number): void;
}

function NumberField({ label, range: [min, max], value, onChange }: NumberFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        required
        min={min}
        max={max}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </label>
  );
}

export function StartFields({ translations: { form }, draft, onChange }: FieldsProps) {
  return (
    <>
      <RadioGroup
        name="start"
        label={form.start}
        value={draft.start}
        options={(['now', 'soon', 'hour', 'time'] as const).map((value) => ({ value, label: form.starts[value] }))}
        onChange={(start) => onChange({ start })}
      />
      {draft.start === 'time' && (
        <TextField
          type="datetime-local"
          label={form.time}
          required
          value={draft.time}
          onChange={(time) => onChange({ time })}
        />
      )}
    </>
  );
}

interface RuleFieldsProps extends FieldsProps {
  readonly game: string;
  /** The default level of the bots that fill up the tournament. */
  readonly defaultLevel: string;
  /** The name of the club that the tournament can be for. */
  readonly clubName: string | null;
}

export function RuleFields({ translations, draft, onChange, game, defaultLevel, clubName }: RuleFieldsProps) {
  const { form } = translations;
  const isDuplicate = draft.duplicate && canBeDuplicate(draft);
  return (
    <>
      <RadioGroup
        name="access"
        label={form.access}
        value={draft.access}
        options={[
          ...(clubName === null ? [] : [{ value: 'club' as const, label: form.clubOnly(clubName) }]),
          ...(['open', 'code'] as const).map((value) => ({ value, label: form.accesses[value] })),
        ]}
        onChange={(access) => onChange({ access })}
      />
      {!isDuplicate && (
        <>
          <RatedPicker isRated={draft.rated} onChange={(rated) => onChange({ rated })} />
          <BotFields translations={translations} draft={draft} onChange={onChange} game={game} level={defaultLevel} />
        </>
      )}
    </>
  );
}

/** Settings that most organisers leave unchanged. */
export function RareFields({ translations, draft, onChange }: FieldsProps) {
  const { form } = translations;
  return (
    <>
      {hasRounds(draft) && <RoundFields translations={translations} draft={draft} onChange={onChange} />}
      {canBeDuplicate(draft) && (
        <RadioGroup
          name="deals"
          label={form.deals}
          value={draft.duplicate}
          options={[
            { value: false, label: form.ownDeal },
            { value: true, label: form.sameDeal, about: form.sameDealAbout },
          ]}
          onChange={(duplicate) => onChange({ duplicate })}
        />
      )}
      {((draft.duplicate && canBeDuplicate(draft)) || !draft.rated) && (
        <RadioGroup
          name="programs"
          label={form.programs}
          value={draft.apiBots}
          options={[
            { value: false, label: form.noPrograms },
            { value: true, label: form.withPrograms },
          ]}
          onChange={(apiBots) => onChange({ apiBots })}
        />
      )}
    </>
  );
}

interface BotFieldsProps extends FieldsProps {
  readonly game: string;
  readonly level: string;
}

function BotFields({ translations: { form }, draft, onChange, game, level }: BotFieldsProps) {
  return (
    <>
      <RadioGroup
        name="bots"
        label={form.bots}
        value={draft.bots}
        options={[
          { value: false, label: form.noBots },
          { value: true, label: form.withBots },
        ]}
        onChange={(bots) => onChange({ bots })}
      />
      {draft.bots && (
        <>
          <NumberField
            label={form.upTo}
            range={[2, MAX_PLAYERS_WITH_BOTS]}
            value={draft.botsUpTo}
            onChange={(botsUpTo) => onChange({ botsUpTo })}
          />
          <CharacterPicker
            game={game}
            name="bot-level"
            label={form.botLevel}
            level={draft.botLevel ?? level}
            onChange={(botLevel) => onChange({ botLevel })}
          />
          <p class="quiet">{form.otherBots}</p>
        </>
      )}
    </>
  );
}
