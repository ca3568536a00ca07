import { type MatchId, newMatchId, type UserId } from '@safehouse/protocol';
import { commands } from '@safehouse/table';
import { ANN, BOB } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { MatchCommands } from '../match/commands.ts';
import { Rooms } from '../match/rooms.ts';
import { storeRunningMatch } from '../match/test-helpers.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../store/user.ts';
import { Commitments } from './commitments.ts';
import { Rematches } from './rematches.ts';
import { createTestServices } from './test-helpers.ts';

const NO_LIMITS = { allows: () => true, isExhausted: () => false };

/** One of several servers on the same store. */
function openServer(store: Store) {
  const now = () => 0;
  const rooms = new Rooms({ store: store.matches, isShared: true, now, onStored: () => undefined });
  const parts = { rooms, commands: new MatchCommands(rooms, store.people), commitments: new Commitments(now), now };
  return new Rematches({ ...parts, store, config: { rateLimits: true }, limits: NO_LIMITS });
}

const callOf = (id: UserId, match: MatchId) => ({ match, user: { id } as User, address: 'here' });

async function storeFinishedMatch({ rooms, store }: ReturnType<typeof createTestServices>): Promise<MatchId> {
  const match = await storeRunningMatch(store);
  await rooms.execute(match, { author: ANN, key: null }, (table) => commands.resign(table, table.seatsOf(ANN)[0], ''));
  return match;
}

test('two players who ask at different servers at once get the same rematch', async () => {
  const services = createTestServices();
  for (let i = 0; i < 10; i++) {
    const match = await storeFinishedMatch(services);
    const servers = [openServer(services.store), openServer(services.store)];
    const results = await Promise.all([servers[0].play(callOf(ANN, match)), servers[1].play(callOf(BOB, match))]);
    expect(results.map((result) => 'type' in result && result.type).toSorted()).toEqual(['created', 'joined']);
    const [next] = results.flatMap((result) => ('match' in result ? [result.match] : []));
    const stored = await services.store.matches.load(next);
    expect(stored?.entries.map(({ event }) => event.type)).toEqual(['joined', 'started']);
  }
});

test('a rematch whose server died before storing it is created by the next call', async () => {
  const services = createTestServices();
  const match = await storeFinishedMatch(services);
  const next = newMatchId();
  await services.rooms.execute(match, { author: ANN, key: null }, (table) => commands.rematch(table, ANN, next));
  const result = await openServer(services.store).play(callOf(BOB, match));
  expect(result).toMatchObject({ type: 'created', created: { header: { id: next, host: BOB } } });
});

test('a refused rematch leaves nothing behind, and can be asked for again', async () => {
  const services = createTestServices();
  const match = await storeFinishedMatch(services);
  const server = openServer(services.store);
  const call = callOf(ANN, match);
  expect(await server.play({ ...call, commitment: 'c'.repeat(64) })).toMatchObject({ code: 'bad-options' });
  expect(await server.play(call)).toMatchObject({ type: 'created' });
  expect(await server.play(call)).toMatchObject({ type: 'seated', version: 0 });
});
