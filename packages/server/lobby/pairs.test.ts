import { type MatchId, newTable, type UserId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { Rooms } from '../match/rooms.ts';
import { Wishes } from '../match/wishes.ts';
import type { MatchStore } from '../store/matches.ts';
import { isClosed } from './closed.ts';
import { newMatches } from './create.ts';
import { type SmallHouse, smallHouse } from './testing.ts';

const person = (name: string) => name.padEnd(22, '_') as UserId;
const [ann, bob, cleo, dan] = ['ann', 'bob', 'cleo', 'dan'].map(person);

interface Server {
  readonly rooms: Rooms;
  readonly wishes: Wishes;
}

/** Another server of the same house, on the same store. */
function serverOf({ store, now }: SmallHouse, matches: MatchStore = store.matches): Server {
  const rooms = new Rooms({ store: matches, isShared: true, now, settled: () => undefined });
  return { rooms, wishes: new Wishes(rooms) };
}

type Pair = readonly [first: MatchId, second: MatchId];

async function pairIn(house: SmallHouse, seats: 2 | 3 = 2): Promise<Pair> {
  const game = seats === 2 ? 'kompromat' : 'spy-connection';
  const open = Array.from({ length: seats - 1 }, () => 'open');
  const wish = newTable.parse({ game, seats: ['me', ...open], pair: true });
  const made = await newMatches(wish, ann, house.now());
  if ('code' in made) throw new Error(made.message);
  await house.store.matches.create(made);
  return [made[0].header.id, made[1].header.id];
}

async function seatsOf({ rooms }: Pick<Server, 'rooms'>, pair: Pair, user: UserId): Promise<number> {
  const held = await Promise.all(pair.map((id) => rooms.look(id, (table) => table.seatsOf(user).length)));
  return held.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The same store, but everybody's first look at the other table is over before anybody writes. */
function slowToWrite(store: MatchStore, writers: number): MatchStore {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  const append: MatchStore['append'] = async (...what) => {
    if (++waiting === writers) resolve();
    await promise;
    return store.append(...what);
  };
  return {
    create: (tables) => store.create(tables),
    append,
    load: (id) => store.load(id),
    entriesSince: (id, version) => store.entriesSince(id, version),
    openTables: (most) => store.openTables(most),
    matchesOf: (user, most) => store.matchesOf(user, most),
    due: (now, most) => store.due(now, most),
    setAside: (id) => store.setAside(id),
  };
}

test('whoever asks for a seat at both tables of a pair at once does not get both', async () => {
  const house = smallHouse();
  const pair = await pairIn(house);
  const { rooms, wishes } = serverOf(house, slowToWrite(house.store.matches, 2));
  const asked = await Promise.all(pair.map((match) => wishes.join({ match, user: bob })));
  expect(asked.filter(({ ok }) => ok).length).toBe(await seatsOf({ rooms }, pair, bob));
  expect(await seatsOf({ rooms }, pair, bob)).toBeLessThan(2);
  // Whoever is left without any may try again.
  await wishes.join({ match: pair[1], user: bob });
  expect(await seatsOf({ rooms }, pair, bob)).toBe(1);
});

test('nor by two servers at the same moment', async () => {
  const house = smallHouse();
  for (let round = 0; round < 20; round++) {
    const pair = await pairIn(house);
    const matches = slowToWrite(house.store.matches, 1 + (round % 2));
    const servers = [serverOf(house, matches), serverOf(house, matches)];
    const asked = await Promise.all(
      servers.map(({ wishes }, i) => wishes.join({ match: pair[i], user: bob })),
    );
    const held = await seatsOf(servers[0], pair, bob);
    expect(held).toBeLessThan(2);
    expect(asked.filter(({ ok }) => ok).length).toBe(held);
  }
});

test('nor when others fill both tables meanwhile, who then begin without them', async () => {
  const house = smallHouse();
  for (let round = 0; round < 20; round++) {
    const pair = await pairIn(house, 3);
    const servers = [serverOf(house), serverOf(house)];
    await servers[0].wishes.join({ match: pair[1], user: dan });
    const wishes = [
      [0, bob],
      [1, bob],
      [0, cleo],
      [1, person('emil')],
    ] as const;
    const order = wishes.toSorted((_, [at]) => ((round >> at) & 1) - 0.5);
    await Promise.all(order.map(([at, user]) => servers[at].wishes.join({ match: pair[at], user })));
    expect(await seatsOf(servers[0], pair, bob)).toBeLessThan(2);
  }
});

test('the last one to sit down begins the match, and one who gave up there stays out of the other', async () => {
  const house = smallHouse();
  const pair = await pairIn(house, 3);
  const [first, second] = pair;
  for (const user of [bob, cleo])
    expect(await house.wishes.join({ match: first, user })).toMatchObject({ ok: true });
  expect(await house.rooms.look(first, ({ status }) => status)).toBe('running');
  await house.wishes.resign({ match: first, user: cleo });
  expect(await seatsOf(house, pair, cleo)).toBe(0);
  expect(await house.wishes.join({ match: second, user: cleo })).toMatchObject({
    ok: false,
    refusal: { code: 'already-seated' },
  });
});

test('a table that was full when its server stopped begins with whoever looks, or asks again', async () => {
  for (const how of ['look', 'ask'] as const) {
    const house = smallHouse();
    const [first] = await pairIn(house);
    const asker = { author: bob, key: null };
    await house.rooms.ask(first, asker, () => [{ type: 'joined', chair: 1, user: bob, seed: 'bobs' }]);
    expect(await house.rooms.look(first, ({ status }) => status)).toBe('open');
    if (how === 'look') expect(await isClosed(house, first)).toBe(true);
    else expect(await house.wishes.join({ match: first, user: bob })).toMatchObject({ ok: true });
    expect(await house.rooms.look(first, ({ status }) => status)).toBe('running');
  }
});
