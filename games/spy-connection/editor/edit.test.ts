import { expect, test } from 'vitest';
import { DEFAULT_EDITION_ID, findBuiltInEdition } from '../rules/built-in-editions.ts';
import { checkEdition } from '../rules/edition-check.ts';
import type { Edition } from '../rules/edition-document.ts';
import { addCard, removeCard, setNumber, setPlanningCost, updateCard } from './edit-cards.ts';
import {
  addCity,
  addConnection,
  addSharedSpace,
  addSpace,
  moveCity,
  moveSpace,
  moveSpaceEarlier,
  removeCity,
  removeConnection,
  removeSpace,
  renameCity,
} from './edit-map.ts';

const defaultEdition = findBuiltInEdition(DEFAULT_EDITION_ID) as Edition;
const problemCodes = (edition: Edition) => checkEdition(edition).map(({ code }) => code);
const findSpace = (edition: Edition, id: string) => edition.spaces.find((space) => space.id === id);
const findConnection = (edition: Edition, id: string) => edition.connections.find((connection) => connection.id === id);

test('a moved city moves the spaces of its connections, but not the shared ones', () => {
  const before = addConnection(defaultEdition, 'LON', 'OSL', 2);
  const [first, second] = findConnection(before, 'LON-OSL')?.spaces ?? [];
  const after = moveCity(before, 'LON', { x: 0, y: 0 });
  const { x = 0, y = 0 } = before.cities.find(({ id }) => id === 'OSL') ?? {};
  expect(findSpace(after, first)).toMatchObject({ x: Math.round(x / 3), y: Math.round(y / 3) });
  expect(findSpace(after, second)).toMatchObject({ x: Math.round((x * 2) / 3), y: Math.round((y * 2) / 3) });
  // s01 is on two connections from London.
  expect(findSpace(after, 's01')).toEqual(findSpace(before, 's01'));
  expect(problemCodes(after)).toEqual([]);
});

test('a new city is not part of the map until it is connected', () => {
  const lone = addCity(defaultEdition, { en: 'Vienna' });
  expect(problemCodes(lone)).toContain('map-in-pieces');
  const joined = addConnection(lone, 'C1', 'BER', 2);
  expect(problemCodes(joined)).toEqual([]);
  expect(addCity(joined, { en: 'Lisbon' }).cities.at(-1)?.id).toBe('C2');
});

test('removing a city removes its connections, their spaces and its name on the cards', () => {
  const without = removeCity(defaultEdition, 'OSL');
  expect(without.connections.some(({ a, b }) => a === 'OSL' || b === 'OSL')).toBe(false);
  expect(without.missions.flatMap(({ cities }) => cities)).not.toContain('OSL');
  expect(problemCodes(without)).not.toContain('unused-space');
  expect(problemCodes(without)).not.toContain('unknown-city');
});

test('removing a new connection restores the edition', () => {
  const joined = addConnection(defaultEdition, 'LON', 'MAD', 3);
  expect(removeConnection(joined, 'LON-MAD')).toEqual(defaultEdition);
});

test('a second connection of the same two cities gets its own id', () => {
  const [{ a, b }] = defaultEdition.connections;
  const ids = addConnection(defaultEdition, a, b, 1).connections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(problemCodes(addConnection(defaultEdition, a, b, 1))).toEqual([]);
});

test('spaces are added, shared, reordered and removed', () => {
  const joined = addConnection(defaultEdition, 'LON', 'MAD', 1);
  const [own] = findConnection(joined, 'LON-MAD')?.spaces ?? [];
  const longer = addSharedSpace(addSpace(joined, 'LON-MAD'), 'LON-MAD', 's01');
  expect(findConnection(longer, 'LON-MAD')?.spaces).toHaveLength(3);
  expect(findConnection(moveSpaceEarlier(longer, 'LON-MAD', 's01'), 'LON-MAD')?.spaces[1]).toBe('s01');
  expect(findConnection(moveSpaceEarlier(longer, 'LON-MAD', own), 'LON-MAD')?.spaces[0]).toBe(own);
  const shorter = removeSpace(longer, 'LON-MAD', 's01');
  // Another connection still goes through it.
  expect(findSpace(shorter, 's01')).toBeDefined();
  expect(findSpace(removeSpace(shorter, 'LON-MAD', own), own)).toBeUndefined();
  expect(problemCodes(longer)).toEqual([]);
});

test('a space is moved', () => {
  expect(findSpace(moveSpace(defaultEdition, 's01', { x: 1.4, y: 2.6 }), 's01')).toMatchObject({
    x: 1,
    y: 3,
  });
});

test('names are stored by language, and an empty one is removed', () => {
  const named = renameCity(defaultEdition, 'LON', 'sk', 'Londýnček');
  const city = (edition: Edition) => edition.cities.find(({ id }) => id === 'LON')?.name;
  expect(city(named)).toMatchObject({ sk: 'Londýnček', en: 'London' });
  expect(city(renameCity(named, 'LON', 'sk', ''))).not.toHaveProperty('sk');
  expect(problemCodes(renameCity(named, 'LON', 'sk', ''))).toEqual([]);
});

test('cards are added, changed and removed', () => {
  const more = addCard(addCard(defaultEdition, 'missions'), 'startMissions');
  expect(problemCodes(more)).toEqual([]);
  const id = more.missions.at(-1)?.id ?? '';
  const changed = updateCard(more, 'missions', id, { points: 9, extraTurn: true });
  expect(changed.missions.at(-1)).toMatchObject({ points: 9, extraTurn: true });
  expect(removeCard(changed, 'missions', id).missions).toEqual(defaultEdition.missions);
});

test('numbers are checked like everything else', () => {
  expect(problemCodes(setNumber(defaultEdition, 'agents', 14))).toEqual([]);
  expect(problemCodes(setNumber(defaultEdition, 'agents', 2))).toContain('stuck-city');
  expect(problemCodes(setPlanningCost(defaultEdition, 'light', 1, -1))).toContain('out-of-range');
});
