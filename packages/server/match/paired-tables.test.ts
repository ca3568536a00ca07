import { createTableRequest, type MatchId, type UserId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { buildMatches } from '../lobby/match-builder.ts';
import { createTestServices, type TestServices } from '../lobby/test-helpers.ts';
import type { MatchStore } from '../store/match-store.ts';
import { isDealInPlay } from '../visibility/deal-in-play.ts';
import { MatchCommands } from './commands.ts';
import { Rooms } from './rooms.ts';
import { matchStoreWith } from './test-helpers.ts';

const userId = (name: string) => name.padEnd(22, '_') as UserId;
const [ann, bob, cleo, dan] = ['ann', 'bob', 'cleo', 'dan'].map(userId);

interface Server {
  readonly rooms: Rooms;
  readonly commands: MatchCommands;
}

/** Another server on the same store. */
function createServer({ store, now }: TestServices, matches: MatchStore = store.matches): Server {
  const rooms = new Rooms({ store: matches, isShared: true, now, onStored: () => undefined });
  return { rooms, commands: new MatchCommands(rooms, store.people) };
}

type Pair = readonly [first: MatchId, second: MatchId];

async function createPair(services: TestServices, seats: 2 | 3 = 2): Promise<Pair> {
  const game = seats === 2 ? 'kompromat' : 'spy-connection';
  const open = Array.from({ length: seats - 1 }, () => 'open');
  const request = createTableRequest.parse({ game, seats: ['me', ...open], pair: true });
  const made = await buildMatches(request, ann, services.now());
  if ('code' in made) throw new Error(made.message);
  await services.store.matches.create(made);
  return [made[0].header.id, made[1].header.id];
}

async function countSeats({ rooms }: Pick<Server, 'rooms'>, pair: Pair, user: UserId): Promise<number> {
  const held = await Promise.all(pair.map((id) => rooms.read(id, (table) => table.seatsOf(user).length)));
  return held.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The same store, but it writes only after all writers have read the other table. */
function withDelayedWrites(store: MatchStore, writers: number): MatchStore {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return matchStoreWith(store, {
    async append(...write) {
      if (++waiting === writers) resolve();
      await promise;
      return store.append(...write);
    },
  });
}

test('whoever asks for a seat at both tables of a pair at once does not get both', async () => {
  const services = createTestServices();
  const pair = await createPair(services);
  const { rooms, commands } = createServer(services, withDelayedWrites(services.store.matches, 2));
  const asked = await Promise.all(pair.map((match) => commands.join({ match, user: bob })));
  expect(asked.filter(({ ok }) => ok).length).toBe(await countSeats({ rooms }, pair, bob));
  expect(await countSeats({ rooms }, pair, bob)).toBeLessThan(2);
  // A user without a seat may try again.
  await commands.join({ match: pair[1], user: bob });
  expect(await countSeats({ rooms }, pair, bob)).toBe(1);
});

test('nor by two servers at the same moment', async () => {
  const services = createTestServices();
  for (let round = 0; round < 20; round++) {
    const pair = await createPair(services);
    const matches = withDelayedWrites(services.store.matches, 1 + (round % 2));
    const servers = [createServer(services, matches), createServer(services, matches)];
    const asked = await Promise.all(servers.map(({ commands }, i) => commands.join({ match: pair[i], user: bob })));
    const held = await countSeats(servers[0], pair, bob);
    expect(held).toBeLessThan(2);
    expect(asked.filter(({ ok }) => ok).length).toBe(held);
  }
});

test('nor when others fill both tables meanwhile, who then begin without them', async () => {
  const services = createTestServices();
  for (let round = 0; round < 20; round++) {
    const pair = await createPair(services, 3);
    const servers = [createServer(services), createServer(services)];
    await servers[0].commands.join({ match: pair[1], user: dan });
    const commands = [
      [0, bob],
      [1, bob],
      [0, cleo],
      [1, userId('emil')],
    ] as const;
    const order = commands.toSorted((_, [at]) => ((round >> at) & 1) - 0.5);
    await Promise.all(order.map(([at, user]) => servers[at].commands.join({ match: pair[at], user })));
    expect(await countSeats(servers[0], pair, bob)).toBeLessThan(2);
  }
});

test('the last one to sit down begins the match, and one who gave up there stays out of the other', async () => {
  const services = createTestServices();
  const pair = await createPair(services, 3);
  const [first, second] = pair;
  for (const user of [bob, cleo])
    expect(await services.commands.join({ match: first, user })).toMatchObject({ ok: true });
  expect(await services.rooms.read(first, ({ status }) => status)).toBe('running');
  await services.commands.resign({ match: first, user: cleo });
  expect(await countSeats(services, pair, cleo)).toBe(0);
  expect(await services.commands.join({ match: second, user: cleo })).toMatchObject({
    ok: false,
    refusal: { code: 'already-seated' },
  });
});

test('a table that was full when its server stopped begins with whoever looks, or asks again', async () => {
  for (const how of ['look', 'ask'] as const) {
    const services = createTestServices();
    const [first] = await createPair(services);
    const asker = { author: bob, key: null };
    await services.rooms.execute(first, asker, () => [{ type: 'joined', chair: 1, user: bob, seed: 'bobs' }]);
    expect(await services.rooms.read(first, ({ status }) => status)).toBe('open');
    if (how === 'look') expect(await isDealInPlay(services, first)).toBe(true);
    else expect(await services.commands.join({ match: first, user: bob })).toMatchObject({ ok: true });
    expect(await services.rooms.read(first, ({ status }) => status)).toBe('running');
  }
});
