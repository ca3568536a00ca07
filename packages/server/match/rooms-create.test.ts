import { join } from 'node:path';
import { SEATS } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { GAME_SETUPS } from '@safehouse/games/testing';
import { createTableRequest, type MatchId, type UserId } from '@safehouse/protocol';
import { matchViewFor } from '@safehouse/table';
import { ANN, BOB } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMatches } from '../lobby/match-builder.ts';
import { createTempFolder } from '../store/match-store-suite.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { decideJoin } from './join.ts';
import { type BuiltMatch, Rooms } from './rooms.ts';
import { createRooms, editionWith, matchStoreWith, readVersion } from './test-helpers.ts';

let store: Store;
beforeAll(() => {
  store = openSqlite(join(createTempFolder(), 'safehouse.db'));
});
afterAll(() => store.close());

async function newMatch(parts: object = {}, host: UserId = ANN): Promise<BuiltMatch> {
  const request = createTableRequest.parse({ game: 'agent-avenue', seats: ['me', 'open'], ...parts });
  const built = await buildMatches(request, host, 5);
  if ('code' in built) throw new Error(built.message);
  return built[0];
}

const viewOf = (rooms: Rooms, id: MatchId) =>
  rooms.read(id, (table) => [table.header, table.entries, matchViewFor(table, SEATS[0], [SEATS[0]], (user) => user)]);

test('a new match is used without reading it back', async () => {
  const reads: MatchId[] = [];
  const load = (id: MatchId) => {
    reads.push(id);
    return store.matches.load(id);
  };
  const announced: unknown[] = [];
  const rooms = new Rooms({
    store: matchStoreWith(store.matches, { load }),
    now: () => 5,
    onStored: ({ header, status, version }, entries) => announced.push([header.id, status, version, entries.length]),
  });
  const [open, started] = [await newMatch(), await newMatch({ seats: ['me', 'shared'] })];
  await rooms.create([open, started]);
  const [id, other] = [open, started].map(({ header }) => header.id);
  expect([await readVersion(rooms, id), await readVersion(rooms, other), reads]).toEqual([0, 1, []]);
  expect(announced).toEqual([
    [id, 'open', 0, 0],
    [other, 'running', 1, 1],
  ]);
});

test.each(GAME_SETUPS)('$game for $players, kept from its creation, is what another process loads', async (setup) => {
  const { game, options, players } = setup;
  const seats = ['me', ...Array<string>(players - 1).fill('open')];
  const level = Object.keys((await loadGame(game))?.levels ?? {})[0];
  const match = await newMatch({ game, options, seats: seats.with(-1, 'open') });
  const withBots = await newMatch({ game, options, seats: ['me', ...seats.slice(1).map(() => ({ bot: level }))] });
  const [here, there] = [createRooms(store.matches), createRooms(store.matches)];
  await here.create([match, withBots]);
  const { id } = match.header;
  for (let i = 1; i < players; i++)
    await here.execute(id, { author: BOB, key: null }, (table) =>
      decideJoin(table, { user: `${BOB}${i}` as UserId, seed: `seed ${i}`, blocks: [] }),
    );
  expect(await readVersion(here, id)).toBe(players);
  for (const each of [id, withBots.header.id]) expect(await viewOf(there, each)).toEqual(await viewOf(here, each));
});

test('what cannot be stored is neither kept nor announced', async () => {
  const told: number[] = [];
  const rooms = createRooms(store.matches, told);
  const match = await newMatch();
  await rooms.create([match]);
  await expect(rooms.create([await newMatch(), match])).rejects.toThrow(NotStoredError);
  expect([rooms.count, told]).toEqual([1, [0]]);
});

test('new matches count towards the limit of rooms, and those with an edition share it', async () => {
  const rooms = new Rooms({ store: store.matches, maxRooms: 3, now: () => 0, onStored: () => undefined });
  for (let i = 0; i < 5; i++) await rooms.create([await newMatch()]);
  expect(rooms.count).toBe(3);
  const edition = () => ({
    game: 'spy-connection',
    options: { edition: 'mine' },
    edition: editionWith({ note: 'shared' }),
  });
  const own = [await newMatch(edition()), await newMatch(edition())];
  await rooms.create(own);
  const [first, second] = await Promise.all(
    own.map(({ header: { id } }) => rooms.read(id, ({ header }) => header.edition)),
  );
  expect(second).toBe(first);
});
