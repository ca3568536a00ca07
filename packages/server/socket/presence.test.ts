import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Hub } from './hub.ts';
import type { TestClient } from './test-client.ts';
import {
  playFirstMove,
  SocketTestServer,
  type TestUser,
  waitForIdle,
  waitForSnapshots,
  waitUntil,
} from './test-helpers.ts';

const GRACE_MS = 5000;
const CLAIM_DELAY_MS = 120_000;

let testServer: SocketTestServer;
let ann: TestUser;
let bob: TestUser;
let cleo: TestUser;
beforeAll(async () => {
  testServer = new SocketTestServer();
  [ann, bob, cleo] = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => testServer.createUser(name)));
});
afterAll(() => testServer.close());

/** Advances the time second by second, while clients answer pings. */
async function pass(milliseconds: number, hub = testServer.hub): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    testServer.time += 1000;
    hub.tick();
    await Promise.resolve();
  }
}

const awaySeats = (client: TestClient) =>
  client.messagesOfType('presence').map(({ away }) => away.map(({ seat }) => seat));

/** A running match watched by both players; the one who is to move leaves. */
async function abandonedMatch(more: Parameters<SocketTestServer['createRunningMatch']>[2] = {}) {
  const match = await testServer.createRunningMatch([ann, bob], 'agent-avenue', more);
  const clients = [testServer.watch(ann, match), testServer.watch(bob, match)];
  await waitForSnapshots(...clients);
  testServer.hub.tick();
  const acting = clients[0].reader.view(1)!.toAct[0];
  const [mover, waiting] = acting === 0 ? clients : clients.toReversed();
  mover.disconnect();
  return { match, acting, waiting, absent: acting === 0 ? ann : bob, claimant: acting === 0 ? bob : ann };
}

async function claim(client: TestClient) {
  const before = client.messagesOfType('done').length + client.messagesOfType('refused').length;
  client.sendToServer({ type: 'claim', on: 1, key: 'c' });
  await waitUntil(() => client.messagesOfType('done').length + client.messagesOfType('refused').length > before);
  return client.received.findLast(({ type }) => type === 'done' || type === 'refused');
}

describe('who is at the table', () => {
  test('players hear when one of them leaves and comes back, but not of a short interruption', async () => {
    const { match, acting, waiting, absent } = await abandonedMatch();
    await pass(GRACE_MS - 1000);
    expect(awaySeats(waiting)).toEqual([]);
    await pass(2000);
    expect(awaySeats(waiting)).toEqual([[acting]]);
    expect(waiting.messagesOfType('presence')[0]).toMatchObject({ claimAfterMs: CLAIM_DELAY_MS });
    await pass(10_000);
    expect(awaySeats(waiting)).toEqual([[acting]]);
    const back = testServer.watch(absent, match);
    await waitForSnapshots(back);
    await pass(1000);
    expect(awaySeats(waiting)).toEqual([[acting], []]);
    back.disconnect();
    await waitForIdle();
    const again = testServer.watch(absent, match);
    await waitForSnapshots(again);
    await pass(2 * GRACE_MS);
    expect(awaySeats(waiting)).toEqual([[acting], []]);
  });

  test('a player who comes later is told at once who is away', async () => {
    const { match, acting, claimant } = await abandonedMatch();
    await pass(2 * GRACE_MS);
    const second = testServer.watch(claimant, match);
    await waitForSnapshots(second);
    expect(awaySeats(second)).toEqual([[acting]]);
  });

  test('spectators are told nothing, and nobody is told of spectators', async () => {
    const { match, waiting, acting } = await abandonedMatch();
    const spectators = [testServer.watch(cleo, match), testServer.watch(null, match)];
    await waitForSnapshots(...spectators);
    await pass(2 * GRACE_MS);
    for (const spectator of spectators) spectator.disconnect();
    await pass(2 * GRACE_MS);
    expect(awaySeats(waiting)).toEqual([[acting]]);
    for (const spectator of spectators) expect(awaySeats(spectator)).toEqual([]);
  });
});

describe('claiming a match', () => {
  test('is possible after the delay, and stored', async () => {
    const { match, waiting, acting } = await abandonedMatch();
    await pass(CLAIM_DELAY_MS - 2000);
    expect(await claim(waiting)).toMatchObject({ type: 'refused', refusal: { code: 'not-absent' } });
    await pass(4000);
    expect(await claim(waiting)).toMatchObject({ type: 'done' });
    await waitUntil(() => waiting.reader.view(1)?.status === 'over');
    expect(waiting.reader.view(1)?.result).toMatchObject({ winners: [1 - acting], reason: 'abandoned' });
    const stored = await testServer.store.matches.entriesSince(match, 0);
    expect(stored.at(-1)?.event).toEqual({ type: 'timed-out', seat: acting, absent: true });
  });

  test('is refused once the player is back, or has moved', async () => {
    const { match, waiting, absent } = await abandonedMatch();
    await pass(CLAIM_DELAY_MS + 2000);
    const back = testServer.watch(absent, match);
    await waitForSnapshots(back);
    expect(await claim(waiting)).toMatchObject({ type: 'refused', refusal: { code: 'not-absent' } });
    await playFirstMove(back);
    expect(await claim(waiting)).toMatchObject({ type: 'refused' });
  });

  test('is refused at a table with a clock, and players are told that it is not possible', async () => {
    const clock = { type: 'turns', perTurn: 86_400, onTimeout: 'lose' } as const;
    const { waiting } = await abandonedMatch({ clock });
    await pass(CLAIM_DELAY_MS + 2000);
    expect(waiting.messagesOfType('presence')).toMatchObject([{ claimAfterMs: null }]);
    expect(await claim(waiting)).toMatchObject({ type: 'refused', refusal: { code: 'not-absent' } });
  });

  test('is refused to spectators', async () => {
    const { match } = await abandonedMatch();
    const spectator = testServer.watch(cleo, match);
    await waitForSnapshots(spectator);
    await pass(CLAIM_DELAY_MS + 2000);
    expect(await claim(spectator)).toMatchObject({ type: 'refused', refusal: { code: 'forbidden' } });
  });

  test('begins anew after a restart: absence is not stored', async () => {
    const { match, claimant } = await abandonedMatch();
    await pass(CLAIM_DELAY_MS - 10_000);
    const restarted = new Hub(testServer.services);
    const client = testServer.watchOn(restarted, claimant, match);
    await waitForSnapshots(client);
    await pass(30_000, restarted);
    expect(await claim(client)).toMatchObject({ type: 'refused', refusal: { code: 'not-absent' } });
    await pass(CLAIM_DELAY_MS - 28_000, restarted);
    expect(await claim(client)).toMatchObject({ type: 'done' });
    restarted.close();
  });
});
