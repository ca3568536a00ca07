import type { CreateTableRequest, SeatRequest } from '@safehouse/protocol';
import type { GameUi, TableChoice } from '@safehouse/ui';
import { defaultTable } from '../../match/table-request.ts';
import { CLOCK_PRESETS, type ClockPresetName } from './clock-presets.ts';

/** A table while it is being thought about. Nothing here is checked: the rules say no in the end. */
export interface TableDraft {
  readonly seats: readonly SeatRequest[];
  readonly options: { readonly [option: string]: unknown };
  readonly names: readonly string[];
  readonly clock: ClockPresetName;
  readonly visibility: 'public' | 'private';
  readonly chat: boolean;
  readonly draw: boolean;
  /** The same deal at a second table with the seats exchanged? */
  readonly pair: boolean;
  readonly rated: boolean;
  /** The key of a player's own edition; empty for ours. */
  readonly edition: string;
}

export type OpponentKind = 'friends' | 'device' | 'bot';

/** A sensible start: the smallest table, everybody else as the way here has said. */
export function createDraft(ui: GameUi, others: OpponentKind, level: string): TableDraft {
  const wish = opponentSeat(others, level);
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

function opponentSeat(others: OpponentKind, level: string): SeatRequest {
  if (others === 'friends') return 'open';
  return others === 'device' ? 'shared' : { bot: level };
}

/** More seats get what the last one has. */
export function resizeDraft(draft: TableDraft, players: number): TableDraft {
  const last = draft.seats.at(-1) ?? 'open';
  const seats = Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? last);
  return { ...draft, seats };
}

export function isOnline({ seats }: TableDraft): boolean {
  return seats.includes('open');
}

/** Only people among themselves, and not with a deal that is played twice. */
export function canBeRated({ seats, pair }: TableDraft): boolean {
  return !pair && seats.every((seat) => seat === 'me' || seat === 'open');
}

type OptionsContext = Pick<TableDraft, 'options'> & { readonly players: number };

/** What this number of players is asked, as far as it makes sense beside what else is chosen. */
export function applicableChoices(
  { choices }: GameUi,
  { players, options }: OptionsContext,
): readonly TableChoice[] {
  return choices.filter((choice) => choice.players.includes(players) && (choice.when?.(options) ?? true));
}

/** What is chosen: by default the first; what was chosen for another table may not be there at this one. */
export function chosenValue({ option, values }: TableChoice, options: TableDraft['options']): unknown {
  return (values.find(({ value }) => value === options[option]) ?? values[0]).value;
}

export function chosenOptions(ui: GameUi, asked: OptionsContext): { readonly [option: string]: unknown } {
  return Object.fromEntries(
    applicableChoices(ui, asked).map((choice) => [choice.option, chosenValue(choice, asked.options)]),
  );
}

/** The wish as it goes to whoever runs the match. What is not asked is left out. */
export function tableRequestOf(ui: GameUi, draft: TableDraft): CreateTableRequest {
  const options = chosenOptions(ui, { options: draft.options, players: draft.seats.length });
  const plain = defaultTable(ui.id, draft.seats);
  const isShared = draft.seats.includes('shared');
  // Names on one device belong to the seats as they are listed.
  const wish = { ...plain, options, draw: draft.draw && !isShared };
  if (!isOnline(draft)) return wish;
  return {
    ...wish,
    clock: CLOCK_PRESETS[draft.clock],
    visibility: draft.visibility,
    chat: draft.chat,
    pair: draft.pair && !isShared,
    rated: draft.rated && canBeRated(draft),
  };
}
