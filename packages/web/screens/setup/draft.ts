import type { NewTable, SeatWish } from '@safehouse/protocol';
import type { GameUi } from '@safehouse/ui';
import { plainTable } from '../../match/wish.ts';
import { CLOCKS, type ClockName } from './clocks.ts';

/** A table while it is being thought about. Nothing here is checked: the rules say no in the end. */
export interface Draft {
  readonly seats: readonly SeatWish[];
  readonly options: { readonly [option: string]: unknown };
  readonly names: readonly string[];
  readonly clock: ClockName;
  readonly visibility: 'public' | 'private';
  readonly chat: boolean;
  readonly draw: boolean;
}

export type With = 'friends' | 'device' | 'bot';

/** A sensible start: the smallest table, everybody else as the way here has said. */
export function newDraft(ui: GameUi, others: With, level: string): Draft {
  const wish = otherSeat(others, level);
  const players = Math.min(...ui.players);
  return {
    seats: ['me', ...Array.from({ length: players - 1 }, () => wish)],
    options: {},
    names: [],
    clock: 'none',
    visibility: 'private',
    chat: true,
    draw: others === 'friends',
  };
}

function otherSeat(others: With, level: string): SeatWish {
  if (others === 'friends') return 'open';
  return others === 'device' ? 'shared' : { bot: level };
}

/** More seats get what the last one has. */
export function resized(draft: Draft, players: number): Draft {
  const last = draft.seats.at(-1) ?? 'open';
  const seats = Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? last);
  return { ...draft, seats };
}

export function isOnline({ seats }: Draft): boolean {
  return seats.includes('open');
}

/** The wish as it goes to whoever runs the match. What this number of players is not asked is left out. */
export function wishOf(ui: GameUi, draft: Draft): NewTable {
  const asked = ui.choices.filter(({ players }) => players.includes(draft.seats.length));
  const options = Object.fromEntries(
    asked.map(({ option, values }) => [
      option,
      option in draft.options ? draft.options[option] : values[0].value,
    ]),
  );
  const plain = plainTable(ui.id, draft.seats);
  const isShared = draft.seats.includes('shared');
  // Names on one device belong to the seats as they are listed.
  const wish = { ...plain, options, draw: draft.draw && !isShared };
  if (!isOnline(draft)) return wish;
  return { ...wish, clock: CLOCKS[draft.clock], visibility: draft.visibility, chat: draft.chat };
}
