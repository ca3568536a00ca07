import type { GameUi } from '@safehouse/ui';
import { expect, test } from 'vitest';
import type { BotTable } from '../../state/bot-tables.ts';
import {
  botTableOf,
  chosenOptions,
  createDraft,
  hasMoreOptionsChosen,
  isOnline,
  resizeDraft,
  type TableDraft,
  tableRequestOf,
  withoutSeatValues,
} from './table-draft.ts';

const GENTLE: BotTable = { levels: ['gentle'], options: {}, draw: false, edition: '' };
const LEVELS = ['gentle', 'sharp', 'master'];

const ui = {
  id: 'any',
  players: [2, 3],
  choices: [
    { option: 'mode', players: [2, 3], values: [{ value: 'simple' }, { value: 'advanced' }] },
    { option: 'lone', players: [3], values: [{ value: 1 }, { value: 0 }] },
    {
      option: 'hard',
      players: [2, 3],
      when: ({ mode }: { readonly mode?: unknown }) => mode === 'advanced',
      values: [{ value: 'no' }, { value: 'yes' }],
    },
  ],
} as unknown as GameUi;

test('a new table has the fewest seats, with the requested kind of opponents', () => {
  expect(createDraft(ui, 'friends', GENTLE).seats).toEqual(['me', 'open']);
  expect(createDraft(ui, 'device', GENTLE).seats).toEqual(['me', 'shared']);
  expect(createDraft(ui, 'bot', GENTLE).seats).toEqual(['me', { bot: 'gentle' }]);
});

test('new seats are of the same kind as the last one, and with fewer seats the last ones are removed', () => {
  const three = resizeDraft(createDraft(ui, 'device', GENTLE), 3, LEVELS);
  expect(three.seats).toEqual(['me', 'shared', 'shared']);
  expect(resizeDraft(three, 2, LEVELS).seats).toEqual(['me', 'shared']);
});

test('a new bot has a level that is not at the table yet', () => {
  const withBots = (...levels: string[]) => createDraft(ui, 'bot', { ...GENTLE, levels });
  expect(resizeDraft(withBots('gentle'), 4, LEVELS).seats.slice(1)).toEqual(LEVELS.map((bot) => ({ bot })));
  expect(resizeDraft(withBots('master'), 3, LEVELS).seats.at(-1)).toEqual({ bot: 'gentle' });
  expect(resizeDraft(withBots('gentle', 'sharp', 'master'), 5, LEVELS).seats.at(-1)).toEqual({ bot: 'master' });
});

test('a table with bots is restored as it was', () => {
  const draft = { ...createDraft(ui, 'bot', { ...GENTLE, levels: ['sharp', 'master'] }), draw: true, edition: 'mine' };
  const table = botTableOf(ui, { ...draft, options: { mode: 'advanced', lone: 0, hard: 'yes' } });
  expect(table).toEqual({
    levels: ['sharp', 'master'],
    options: { mode: 'advanced', lone: 0, hard: 'yes' },
    draw: true,
    edition: 'mine',
  });
  if (table) expect(botTableOf(ui, createDraft(ui, 'bot', table))).toEqual(table);
});

test('a table with other people is not remembered as a table with bots', () => {
  expect(botTableOf(ui, createDraft(ui, 'friends', GENTLE))).toBeNull();
  expect(botTableOf(ui, createDraft(ui, 'device', GENTLE))).toBeNull();
});

test('options that do not apply to this number of players are left out', () => {
  const draft = { ...createDraft(ui, 'bot', GENTLE), options: { mode: 'advanced', lone: 0 } };
  expect(tableRequestOf(ui, draft).options).toEqual({ mode: 'advanced', hard: 'no' });
  expect(tableRequestOf(ui, resizeDraft(draft, 3, LEVELS)).options).toEqual({
    mode: 'advanced',
    lone: 0,
    hard: 'no',
  });
});

test('options that depend on another are offered only with it', () => {
  const draft = { ...createDraft(ui, 'bot', GENTLE), options: { hard: 'yes' } };
  expect(tableRequestOf(ui, draft).options).toEqual({ mode: 'simple' });
  const advanced = { ...draft, options: { ...draft.options, mode: 'advanced' } };
  expect(tableRequestOf(ui, advanced).options).toEqual({ mode: 'advanced', hard: 'yes' });
});

test('a value that is no longer offered is replaced by the default', () => {
  const draft = { ...createDraft(ui, 'bot', GENTLE), options: { mode: 'forgotten' } };
  expect(tableRequestOf(ui, draft).options).toEqual({ mode: 'simple' });
});

const DAY_CLOCK = { type: 'turns', perTurn: 86_400, onTimeout: 'bot' } as const;

test('"More options" is open at first only if something in it was changed', () => {
  const draft = createDraft(ui, 'bot', GENTLE);
  const advanced = { ...draft, options: { mode: 'advanced' } };
  expect(hasMoreOptionsChosen(ui, draft)).toBe(false);
  expect(hasMoreOptionsChosen(ui, advanced)).toBe(false);
  expect(hasMoreOptionsChosen(ui, { ...advanced, options: { mode: 'advanced', hard: 'yes' } })).toBe(true);
  expect(hasMoreOptionsChosen(ui, { ...draft, edition: 'own' })).toBe(true);
});

test('only an online table has a clock', () => {
  const online = { ...createDraft(ui, 'friends', GENTLE), clock: DAY_CLOCK } as const;
  expect(isOnline(online)).toBe(true);
  expect(tableRequestOf(ui, online).clock).toEqual(DAY_CLOCK);
  expect(tableRequestOf(ui, { ...online, seats: ['me', 'shared'] }).clock).toEqual({ type: 'none' });
});

test('on a shared device seats are not drawn', () => {
  const draft = { ...createDraft(ui, 'device', GENTLE), draw: true };
  expect(tableRequestOf(ui, draft).draw).toBe(false);
});

test('only tables without bots are rated, and no pairs of tables', () => {
  const friends = { ...createDraft(ui, 'friends', GENTLE), rated: true };
  expect(tableRequestOf(ui, friends).rated).toBe(true);
  expect(tableRequestOf(ui, { ...friends, pair: true }).rated).toBe(false);
  expect(tableRequestOf(ui, { ...friends, seats: ['me', 'open', { bot: 'gentle' }] }).rated).toBe(false);
});

test('a value may set several options, and is chosen only if all of them are', () => {
  const both = [
    { value: 'open', also: { aid: false } },
    { value: 'closed', also: { aid: false } },
    { value: 'open', also: { aid: true } },
  ];
  const several = { ...ui, choices: [{ option: 'cards', players: [2], values: both }] } as unknown as GameUi;
  const optionsFor = (options: TableDraft['options']) =>
    tableRequestOf(several, { ...createDraft(several, 'bot', GENTLE), options }).options;
  expect(optionsFor({})).toEqual({ cards: 'open', aid: false });
  expect(optionsFor({ cards: 'open', aid: true })).toEqual({ cards: 'open', aid: true });
  expect(optionsFor({ cards: 'closed', aid: false })).toEqual({ cards: 'closed', aid: false });
});

test('with a value for certain seats, seats are not drawn; it is not offered if they always are', () => {
  const values = [{ value: 15 }, { value: [14, 15], isBySeat: true }];
  const seated = { ...ui, choices: [{ option: 'agents', players: [2], values }] } as unknown as GameUi;
  const requestFor = (agents: unknown) =>
    tableRequestOf(seated, { ...createDraft(seated, 'friends', GENTLE), options: { agents } });
  expect(requestFor(15)).toMatchObject({ draw: true, options: { agents: 15 } });
  // As read from the browser's storage.
  expect(requestFor([14, 15])).toMatchObject({ draw: false, options: { agents: [14, 15] } });
  expect(chosenOptions(withoutSeatValues(seated), { players: 2, options: { agents: [14, 15] } })).toEqual({
    agents: 15,
  });
});
