import type { CreateTableRequest, SeatRequest } from '@safehouse/protocol';
import type { GameUi, TableChoice } from '@safehouse/ui';
import { defaultTable } from '../../match/table-request.ts';
import { CLOCK_PRESETS, type ClockPresetName } from './clock-presets.ts';

/** The form's state. Not validated here: the rules do that when the table is created. */
export interface TableDraft {
  readonly seats: readonly SeatRequest[];
  readonly options: { readonly [option: string]: unknown };
  readonly names: readonly string[];
  readonly clock: ClockPresetName;
  readonly visibility: 'public' | 'private';
  readonly chat: boolean;
  readonly draw: boolean;
  /** The same deal at a second table with the seats exchanged. */
  readonly pair: boolean;
  readonly rated: boolean;
  /** The key of a saved edition; empty for the built-in one. */
  readonly edition: string;
}

export type OpponentKind = 'friends' | 'device' | 'bot';

export function createDraft(ui: GameUi, opponents: OpponentKind, level: string): TableDraft {
  const opponent = opponentSeat(opponents, level);
  const players = Math.min(...ui.players);
  return {
    seats: ['me', ...Array.from({ length: players - 1 }, () => opponent)],
    options: {},
    names: [],
    clock: 'none',
    visibility: 'private',
    chat: true,
    draw: opponents === 'friends',
    pair: false,
    rated: false,
    edition: '',
  };
}

function opponentSeat(opponents: OpponentKind, level: string): SeatRequest {
  if (opponents === 'friends') return 'open';
  return opponents === 'device' ? 'shared' : { bot: level };
}

/** New seats are like the last one. */
export function resizeDraft(draft: TableDraft, players: number): TableDraft {
  const last = draft.seats.at(-1) ?? 'open';
  const seats = Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? last);
  return { ...draft, seats };
}

export function isOnline({ seats }: TableDraft): boolean {
  return seats.includes('open');
}

/** Only without bots, and not for a pair of tables. */
export function canBeRated({ seats, pair }: TableDraft): boolean {
  return !pair && seats.every((seat) => seat === 'me' || seat === 'open');
}

type OptionsContext = Pick<TableDraft, 'options'> & { readonly players: number };

/** The choices that apply to this number of players and the other options. */
export function applicableChoices({ choices }: GameUi, { players, options }: OptionsContext): readonly TableChoice[] {
  return choices.filter((choice) => choice.players.includes(players) && (choice.when?.(options) ?? true));
}

/** The first by default, also if the chosen value is not offered for this table. */
export function chosenValue({ option, values }: TableChoice, options: TableDraft['options']): unknown {
  return (values.find(({ value }) => value === options[option]) ?? values[0]).value;
}

export function chosenOptions(ui: GameUi, context: OptionsContext): { readonly [option: string]: unknown } {
  return Object.fromEntries(
    applicableChoices(ui, context).map((choice) => [choice.option, chosenValue(choice, context.options)]),
  );
}

export function tableRequestOf(ui: GameUi, draft: TableDraft): CreateTableRequest {
  const options = chosenOptions(ui, { options: draft.options, players: draft.seats.length });
  const plain = defaultTable(ui.id, draft.seats);
  const isShared = draft.seats.includes('shared');
  // Names on a shared device are by seat, so seats are not drawn.
  const request = { ...plain, options, draw: draft.draw && !isShared };
  if (!isOnline(draft)) return request;
  return {
    ...request,
    clock: CLOCK_PRESETS[draft.clock],
    visibility: draft.visibility,
    chat: draft.chat,
    pair: draft.pair && !isShared,
    rated: draft.rated && canBeRated(draft),
  };
}
