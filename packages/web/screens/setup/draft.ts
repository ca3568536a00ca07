import type { NewTable, SeatWish } from '@safehouse/protocol';
import type { GameUi, TableChoice } from '@safehouse/ui';
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
  /** The same deal at a second table with the seats exchanged? */
  readonly pair: boolean;
  readonly rated: boolean;
  /** The key of a player's own edition; empty for ours. */
  readonly edition: string;
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
    pair: false,
    rated: false,
    edition: '',
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

/** Only people among themselves, and not with a deal that is played twice. */
export function mayBeRated({ seats, pair }: Draft): boolean {
  return !pair && seats.every((seat) => seat === 'me' || seat === 'open');
}

type Asked = Pick<Draft, 'options'> & { readonly players: number };

/** What this number of players is asked, as far as it makes sense beside what else is chosen. */
export function askedOf({ choices }: GameUi, { players, options }: Asked): readonly TableChoice[] {
  return choices.filter((choice) => choice.players.includes(players) && (choice.when?.(options) ?? true));
}

/** What is chosen: by default the first; what was chosen for another table may not be there at this one. */
export function chosenOf({ option, values }: TableChoice, options: Draft['options']): unknown {
  return (values.find(({ value }) => value === options[option]) ?? values[0]).value;
}

export function optionsOf(ui: GameUi, asked: Asked): { readonly [option: string]: unknown } {
  return Object.fromEntries(
    askedOf(ui, asked).map((choice) => [choice.option, chosenOf(choice, asked.options)]),
  );
}

/** The wish as it goes to whoever runs the match. What is not asked is left out. */
export function wishOf(ui: GameUi, draft: Draft): NewTable {
  const options = optionsOf(ui, { options: draft.options, players: draft.seats.length });
  const plain = plainTable(ui.id, draft.seats);
  const isShared = draft.seats.includes('shared');
  // Names on one device belong to the seats as they are listed.
  const wish = { ...plain, options, draw: draft.draw && !isShared };
  if (!isOnline(draft)) return wish;
  return {
    ...wish,
    clock: CLOCKS[draft.clock],
    visibility: draft.visibility,
    chat: draft.chat,
    pair: draft.pair && !isShared,
    rated: draft.rated && mayBeRated(draft),
  };
}
