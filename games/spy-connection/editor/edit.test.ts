import { expect, test } from 'vitest';
import { builtInEdition, DEFAULT_EDITION } from '../rules/boards.ts';
import { checkEdition } from '../rules/edition.ts';
import type { Edition } from '../rules/edition-document.ts';
import { changedCard, withCard, withCost, withNumber, withoutCard } from './edit-cards.ts';
import {
  earlierSpace,
  movedCity,
  movedSpace,
  namedCity,
  withCity,
  withConnection,
  withoutCity,
  withoutConnection,
  withoutSpace,
  withSharedSpace,
  withSpace,
} from './edit-map.ts';

const ours = builtInEdition(DEFAULT_EDITION) as Edition;
const codes = (edition: Edition) => checkEdition(edition).map(({ code }) => code);
const space = (edition: Edition, id: string) => edition.spaces.find((one) => one.id === id);
const way = (edition: Edition, id: string) => edition.connections.find((one) => one.id === id);

test('a moved city takes the spaces of its own ways along, and leaves shared ones', () => {
  const before = withConnection(ours, 'LON', 'OSL', 2);
  const [first, second] = way(before, 'LON-OSL')?.spaces ?? [];
  const after = movedCity(before, 'LON', { x: 0, y: 0 });
  const { x = 0, y = 0 } = before.cities.find(({ id }) => id === 'OSL') ?? {};
  expect(space(after, first)).toMatchObject({ x: Math.round(x / 3), y: Math.round(y / 3) });
  expect(space(after, second)).toMatchObject({ x: Math.round((x * 2) / 3), y: Math.round((y * 2) / 3) });
  // s01 lies on two ways from London.
  expect(space(after, 's01')).toEqual(space(before, 's01'));
  expect(codes(after)).toEqual([]);
});

test('a new city is no part of the map until it is joined', () => {
  const lone = withCity(ours, { en: 'Vienna' });
  expect(codes(lone)).toContain('map-in-pieces');
  const joined = withConnection(lone, 'C1', 'BER', 2);
  expect(codes(joined)).toEqual([]);
  expect(withCity(joined, { en: 'Lisbon' }).cities.at(-1)?.id).toBe('C2');
});

test('a city that goes takes its connections, their spaces and its place on the cards along', () => {
  const without = withoutCity(ours, 'OSL');
  expect(without.connections.some(({ a, b }) => a === 'OSL' || b === 'OSL')).toBe(false);
  expect(without.missions.flatMap(({ cities }) => cities)).not.toContain('OSL');
  expect(codes(without)).not.toContain('unused-space');
  expect(codes(without)).not.toContain('unknown-city');
});

test('the way back from a connection is the edition as it was', () => {
  const joined = withConnection(ours, 'LON', 'MAD', 3);
  expect(withoutConnection(joined, 'LON-MAD')).toEqual(ours);
});

test('a second connection of the same two cities gets a name of its own', () => {
  const [{ a, b }] = ours.connections;
  const ids = withConnection(ours, a, b, 1).connections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(codes(withConnection(ours, a, b, 1))).toEqual([]);
});

test('spaces are added, shared, put in another order and taken away', () => {
  const joined = withConnection(ours, 'LON', 'MAD', 1);
  const [own] = way(joined, 'LON-MAD')?.spaces ?? [];
  const longer = withSharedSpace(withSpace(joined, 'LON-MAD'), 'LON-MAD', 's01');
  expect(way(longer, 'LON-MAD')?.spaces).toHaveLength(3);
  expect(way(earlierSpace(longer, 'LON-MAD', 's01'), 'LON-MAD')?.spaces[1]).toBe('s01');
  expect(way(earlierSpace(longer, 'LON-MAD', own), 'LON-MAD')?.spaces[0]).toBe(own);
  const shorter = withoutSpace(longer, 'LON-MAD', 's01');
  // Another connection still goes through it.
  expect(space(shorter, 's01')).toBeDefined();
  expect(space(withoutSpace(shorter, 'LON-MAD', own), own)).toBeUndefined();
  expect(codes(longer)).toEqual([]);
});

test('a space is put somewhere else', () => {
  expect(space(movedSpace(ours, 's01', { x: 1.4, y: 2.6 }), 's01')).toMatchObject({ x: 1, y: 3 });
});

test('names are kept by language, and an empty one is none', () => {
  const named = namedCity(ours, 'LON', 'sk', 'Londýnček');
  const city = (edition: Edition) => edition.cities.find(({ id }) => id === 'LON')?.name;
  expect(city(named)).toMatchObject({ sk: 'Londýnček', en: 'London' });
  expect(city(namedCity(named, 'LON', 'sk', ''))).not.toHaveProperty('sk');
  expect(codes(namedCity(named, 'LON', 'sk', ''))).toEqual([]);
});

test('cards are added whole, changed and taken away', () => {
  const more = withCard(withCard(ours, 'missions'), 'startMissions');
  expect(codes(more)).toEqual([]);
  const id = more.missions.at(-1)?.id ?? '';
  const changed = changedCard(more, 'missions', id, { points: 9, extraTurn: true });
  expect(changed.missions.at(-1)).toMatchObject({ points: 9, extraTurn: true });
  expect(withoutCard(changed, 'missions', id).missions).toEqual(ours.missions);
});

test('numbers of the box are checked like everything else', () => {
  expect(codes(withNumber(ours, 'agents', 14))).toEqual([]);
  expect(codes(withNumber(ours, 'agents', 2))).toContain('stuck-city');
  expect(codes(withCost(ours, 'light', 1, -1))).toContain('out-of-range');
});
