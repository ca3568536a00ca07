import type { SeatWish } from '@safehouse/protocol';
import { Mark } from '../../parts/mark.tsx';
import { ownName } from '../../state/names.ts';
import { house, levelName } from '../../state/words.ts';
import type { Draft } from './draft.ts';

interface SeatsProps {
  readonly draft: Draft;
  readonly levels: readonly string[];
  change(draft: Draft): void;
}

/** Who sits where. The first seat is one's own; lots can be drawn for the order. */
export function Seats({ draft, levels, change }: SeatsProps) {
  const words = house().setup;
  return (
    <fieldset class="seats">
      <legend>{words.seats}</legend>
      <ol>
        {draft.seats.map((wish, seat) => (
          <li key={seat} class="seat-row">
            <Mark seat={seat} />
            {wish === 'me' ? (
              <span class="seat-me">
                {words.me} <span class="quiet">({ownName()})</span>
              </span>
            ) : (
              <SeatSelect
                seat={seat}
                wish={wish}
                levels={levels}
                choose={(next) => change({ ...draft, seats: draft.seats.with(seat, next) })}
              />
            )}
            {wish === 'shared' && <SharedName seat={seat} draft={draft} change={change} />}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface SelectProps {
  readonly seat: number;
  readonly wish: SeatWish;
  readonly levels: readonly string[];
  choose(wish: SeatWish): void;
}

function SeatSelect({ seat, wish, levels, choose }: SelectProps) {
  const words = house().setup;
  const value = typeof wish === 'object' ? `bot ${wish.bot}` : wish;
  return (
    <select
      aria-label={words.seat(seat + 1)}
      value={value}
      onChange={({ currentTarget }) => choose(wishNamed(currentTarget.value))}
    >
      <option value="open">
        {words.open}: {words.openAbout}
      </option>
      <option value="shared">
        {words.shared}: {words.sharedAbout}
      </option>
      {levels.map((level) => (
        <option key={level} value={`bot ${level}`}>
          {words.bot(levelName(level))}
        </option>
      ))}
    </select>
  );
}

function wishNamed(value: string): SeatWish {
  if (value === 'open' || value === 'shared') return value;
  return { bot: value.replace('bot ', '') };
}

function SharedName({ seat, draft, change }: Omit<SeatsProps, 'levels'> & { readonly seat: number }) {
  const words = house();
  const rename = (name: string) => {
    const names = Array.from(draft.seats, (_, one) => (one === seat ? name : (draft.names[one] ?? '')));
    change({ ...draft, names });
  };
  return (
    <input
      type="text"
      maxLength={30}
      aria-label={words.setup.nameOf(seat + 1)}
      placeholder={words.table.player(seat + 1)}
      value={draft.names[seat] ?? ''}
      onInput={({ currentTarget }) => rename(currentTarget.value)}
    />
  );
}
