import type { CreateTableRequest, SeatRequest, SeriesLength } from '@safehouse/protocol';
import { type GameUi, optionsOfValue, type TableChoice } from '@safehouse/ui';
import { defaultTable } from '../../match/table-request.ts';
import type { BotTable } from '../../state/bot-tables.ts';
import type { ClockSetting } from '../../state/clock-presets.ts';

/** The form's state. Not validated here: the rules do that when the table is created. */
export interface TableDraft {
  readonly seats: readonly SeatRequest[];
  readonly options: { readonly [option: string]: unknown };
  readonly names: readonly string[];
  readonly clock: ClockSetting;
  readonly visibility: 'public' | 'private';
  readonly chat: boolean;
  readonly draw: boolean;
  /** Creates a second table with the same deal and the seats exchanged. */
  readonly pair: boolean;
  readonly rated: boolean;
  readonly bestOf: SeriesLength;
  /** The key of a saved edition; empty for the built-in one. */
  readonly edition: string;
}

export type OpponentKind = 'friends' | 'device' | 'bot';

/** For matches against bots, starts with the bots chosen last for this game. */
export function createDraft(ui: GameUi, opponents: OpponentKind, bots: BotTable): TableDraft {
  const isBots = opponents === 'bot';
  return {
    seats: isBots ? ['me', ...bots.levels.map((bot) => ({ bot }))] : emptySeats(ui, opponents),
    options: isBots ? bots.options : {},
    names: [],
    clock: { type: 'none' },
    visibility: 'private',
    chat: true,
    draw: isBots ? bots.draw : opponents === 'friends',
    pair: false,
    rated: false,
    bestOf: 1,
    edition: isBots ? bots.edition : '',
  };
}

function emptySeats(ui: GameUi, opponents: 'friends' | 'device'): SeatRequest[] {
  const seat = opponents === 'friends' ? 'open' : 'shared';
  return ['me', ...Array.from({ length: Math.min(...ui.players) - 1 }, () => seat as SeatRequest)];
}

/** New seats are of the same kind as the last one. A new bot has a level that is not at the table yet, if possible. */
export function resizeDraft(draft: TableDraft, players: number, levels: readonly string[]): TableDraft {
  const seats = draft.seats.slice(0, players);
  while (seats.length < players) seats.push(nextSeat(seats, levels));
  return { ...draft, seats };
}

function nextSeat(seats: readonly SeatRequest[], levels: readonly string[]): SeatRequest {
  const last = seats.at(-1) ?? 'open';
  if (typeof last !== 'object') return last;
  const isTaken = (level: string) => seats.some((seat) => typeof seat === 'object' && seat.bot === level);
  const stronger = levels.slice(levels.indexOf(last.bot) + 1);
  return { bot: [...stronger, ...levels].find((level) => !isTaken(level)) ?? last.bot };
}

/** The table to remember as the default; null if not all opponents are bots. */
export function botTableOf(ui: GameUi, draft: TableDraft): BotTable | null {
  const [, ...others] = draft.seats;
  const levels = others.flatMap((seat) => (typeof seat === 'object' ? [seat.bot] : []));
  if (levels.length < others.length) return null;
  const { options, draw } = tableRequestOf(ui, draft);
  return { levels, options, draw, edition: draft.edition };
}

export function isOnline({ seats }: TableDraft): boolean {
  return seats.includes('open');
}

/** Tables with bots and pairs of tables cannot be rated. */
export function canBeRated({ seats, pair }: TableDraft): boolean {
  return !pair && seats.every((seat) => seat === 'me' || seat === 'open');
}

/** A series is for two players, and not for pairs of tables. */
export function canBeSeries({ seats, pair }: TableDraft): boolean {
  return !pair && seats.length === 2;
}

type OptionsContext = Pick<TableDraft, 'options'> & { readonly players: number };

/** The choices that apply to this number of players and the other options. */
export function applicableChoices({ choices }: GameUi, { players, options }: OptionsContext): readonly TableChoice[] {
  return choices.filter((choice) => choice.players.includes(players) && (choice.when?.(options) ?? true));
}

/** The first value by default, and if the chosen one is not offered for this table. */
export function chosenValue(choice: TableChoice, options: TableDraft['options']): TableChoice['values'][number] {
  const isChosen = (offered: TableChoice['values'][number]) =>
    Object.entries(optionsOfValue(choice, offered)).every(
      ([option, value]) => JSON.stringify(value) === JSON.stringify(options[option]),
    );
  return choice.values.find(isChosen) ?? choice.values[0];
}

/** Is anything chosen that is only visible under "More options"? */
export function hasMoreOptionsChosen(ui: GameUi, { seats, options, edition }: TableDraft): boolean {
  const [, ...others] = applicableChoices(ui, { players: seats.length, options });
  return edition !== '' || others.some((choice) => chosenValue(choice, options) !== choice.values[0]);
}

export function chosenOptions(ui: GameUi, context: OptionsContext): { readonly [option: string]: unknown } {
  const chosen = applicableChoices(ui, context).map((choice) =>
    optionsOfValue(choice, chosenValue(choice, context.options)),
  );
  return Object.assign({}, ...chosen);
}

/** Seats are not drawn if a value is chosen for certain seats. */
export function canDrawSeats(ui: GameUi, { seats, options }: TableDraft): boolean {
  const context = { players: seats.length, options };
  return !applicableChoices(ui, context).some((choice) => chosenValue(choice, options).isBySeat);
}

/** For seeks, where seats are always drawn. */
export function withoutSeatValues(ui: GameUi): GameUi {
  const choices = ui.choices.map((choice) => ({
    ...choice,
    values: choice.values.filter(({ isBySeat }) => !isBySeat),
  }));
  return { ...ui, choices };
}

export function tableRequestOf(ui: GameUi, draft: TableDraft): CreateTableRequest {
  const options = chosenOptions(ui, { options: draft.options, players: draft.seats.length });
  const plain = defaultTable(ui.id, draft.seats);
  const isShared = draft.seats.includes('shared');
  // Names on a shared device are entered by seat, so seats are not drawn.
  const request = { ...plain, options, draw: draft.draw && !isShared && canDrawSeats(ui, draft) };
  if (!isOnline(draft)) return request;
  return {
    ...request,
    clock: draft.clock,
    visibility: draft.visibility,
    chat: draft.chat,
    pair: draft.pair && !isShared,
    rated: draft.rated && canBeRated(draft),
    ...(canBeSeries(draft) && { bestOf: draft.bestOf }),
  };
}
