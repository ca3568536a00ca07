import type { SeatRequest } from '@safehouse/protocol';
import { CharacterPicker } from '../../components/character-picker.tsx';
import { SeatMark } from '../../components/seat-mark.tsx';
import { levelName, t } from '../../i18n/translations.ts';
import { characterOfLevel, useCharacters } from '../../state/characters.ts';
import { ownName } from '../../state/player-names.ts';
import type { TableDraft } from './table-draft.ts';

interface SeatPickersProps {
  readonly game: string;
  readonly draft: TableDraft;
  readonly levels: readonly string[];
  onChange(draft: TableDraft): void;
}

/** The first seat is the user's; the form can also ask for the seats to be drawn. */
export function SeatPickers({ game, draft, levels, onChange }: SeatPickersProps) {
  const translations = t().setup;
  const cast = useCharacters(game);
  const change = (seat: number, next: SeatRequest) => onChange({ ...draft, seats: draft.seats.with(seat, next) });
  return (
    <fieldset class="seats">
      <legend>{translations.seats}</legend>
      <ol>
        {draft.seats.map((request, seat) => (
          <li key={seat} class="seat-row">
            <SeatMark seat={seat} />
            {request === 'me' ? (
              <span class="seat-me">
                {translations.me} <span class="quiet">({ownName()})</span>
              </span>
            ) : (
              <SeatSelect
                seat={seat}
                request={request}
                levels={levels}
                cast={cast}
                onChange={(next) => change(seat, next)}
              />
            )}
            {typeof request === 'object' && (
              <CharacterPicker
                game={game}
                name={`seat-${seat}`}
                label={translations.seat(seat + 1)}
                level={request.bot}
                onChange={(bot) => change(seat, { bot })}
              />
            )}
            {request === 'shared' && <SharedSeatName seat={seat} draft={draft} onChange={onChange} />}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface SeatSelectProps {
  readonly seat: number;
  readonly request: SeatRequest;
  readonly levels: readonly string[];
  readonly cast: ReturnType<typeof useCharacters>;
  onChange(request: SeatRequest): void;
}

function SeatSelect({ seat, request, levels, cast, onChange }: SeatSelectProps) {
  const translations = t().setup;
  const optionText = (level: string) => {
    const character = characterOfLevel(cast, level);
    return character ? `${character.name} · ${translations.bot(levelName(level))}` : translations.bot(levelName(level));
  };
  const value = typeof request === 'object' ? `bot ${request.bot}` : request;
  return (
    <select
      aria-label={translations.seat(seat + 1)}
      value={value}
      onChange={({ currentTarget }) => onChange(parseSeatRequest(currentTarget.value))}
    >
      <option value="open">
        {translations.open}: {translations.openAbout}
      </option>
      <option value="shared">
        {translations.shared}: {translations.sharedAbout}
      </option>
      {levels.map((level) => (
        <option key={level} value={`bot ${level}`}>
          {optionText(level)}
        </option>
      ))}
    </select>
  );
}

function parseSeatRequest(value: string): SeatRequest {
  if (value === 'open' || value === 'shared') return value;
  return { bot: value.replace('bot ', '') };
}

function SharedSeatName({
  seat,
  draft,
  onChange,
}: Pick<SeatPickersProps, 'draft' | 'onChange'> & { readonly seat: number }) {
  const translations = t();
  const rename = (name: string) => {
    const names = Array.from(draft.seats, (_, i) => (i === seat ? name : (draft.names[i] ?? '')));
    onChange({ ...draft, names });
  };
  return (
    <input
      type="text"
      maxLength={30}
      aria-label={translations.setup.nameOf(seat + 1)}
      placeholder={translations.table.player(seat + 1)}
      value={draft.names[seat] ?? ''}
      onInput={({ currentTarget }) => rename(currentTarget.value)}
    />
  );
}
