import type { GameUi } from '@safehouse/ui';
import { expect, test } from 'vitest';
import { createDraft, isOnline, resizeDraft, tableRequestOf } from './table-draft.ts';

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
  expect(createDraft(ui, 'friends', 'gentle').seats).toEqual(['me', 'open']);
  expect(createDraft(ui, 'device', 'gentle').seats).toEqual(['me', 'shared']);
  expect(createDraft(ui, 'bot', 'sharp').seats).toEqual(['me', { bot: 'sharp' }]);
});

test('new seats are like the last one, and fewer seats lose the last', () => {
  const three = resizeDraft(createDraft(ui, 'device', 'gentle'), 3);
  expect(three.seats).toEqual(['me', 'shared', 'shared']);
  expect(resizeDraft(three, 2).seats).toEqual(['me', 'shared']);
});

test('options that do not apply to this number of players are left out', () => {
  const draft = { ...createDraft(ui, 'bot', 'gentle'), options: { mode: 'advanced', lone: 0 } };
  expect(tableRequestOf(ui, draft).options).toEqual({ mode: 'advanced', hard: 'no' });
  expect(tableRequestOf(ui, resizeDraft(draft, 3)).options).toEqual({
    mode: 'advanced',
    lone: 0,
    hard: 'no',
  });
});

test('options that depend on another are offered only with it', () => {
  const draft = { ...createDraft(ui, 'bot', 'gentle'), options: { hard: 'yes' } };
  expect(tableRequestOf(ui, draft).options).toEqual({ mode: 'simple' });
  const advanced = { ...draft, options: { ...draft.options, mode: 'advanced' } };
  expect(tableRequestOf(ui, advanced).options).toEqual({ mode: 'advanced', hard: 'yes' });
});

test('a value that is not offered any more becomes the default', () => {
  const draft = { ...createDraft(ui, 'bot', 'gentle'), options: { mode: 'forgotten' } };
  expect(tableRequestOf(ui, draft).options).toEqual({ mode: 'simple' });
});

test('only an online table has a clock', () => {
  const online = { ...createDraft(ui, 'friends', 'gentle'), clock: 'day' } as const;
  expect(isOnline(online)).toBe(true);
  expect(tableRequestOf(ui, online).clock).toEqual({ type: 'turns', perTurn: 86_400, onTimeout: 'bot' });
  expect(tableRequestOf(ui, { ...online, seats: ['me', 'shared'] }).clock).toEqual({ type: 'none' });
});

test('on a shared device seats are not drawn', () => {
  const draft = { ...createDraft(ui, 'device', 'gentle'), draw: true };
  expect(tableRequestOf(ui, draft).draw).toBe(false);
});

test('only tables without bots are rated, and no pairs of tables', () => {
  const friends = { ...createDraft(ui, 'friends', 'gentle'), rated: true };
  expect(tableRequestOf(ui, friends).rated).toBe(true);
  expect(tableRequestOf(ui, { ...friends, pair: true }).rated).toBe(false);
  expect(tableRequestOf(ui, { ...friends, seats: ['me', 'open', { bot: 'gentle' }] }).rated).toBe(false);
});
