import { PROTOCOL_VERSION } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Hub } from './hub.ts';
import { TestClient } from './test-client.ts';
import { SocketTestServer, type TestUser, waitForIdle, waitForSnapshots, waitUntil } from './test-helpers.ts';

let testServer: SocketTestServer;
let ann: TestUser;
let bob: TestUser;

beforeAll(async () => {
  testServer = new SocketTestServer();
  ann = await testServer.createUser('Ann');
  bob = await testServer.createUser('Bob');
});

afterAll(() => testServer.close());

describe('a connection', () => {
  test('gets the name of its user in the welcome message', async () => {
    const client = testServer.connect(ann);
    await waitUntil(() => client.received.length > 0);
    expect(client.received[0]).toEqual({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      user: { id: ann.id, name: 'Ann' },
      now: testServer.time,
    });
  });

  test('of a program can send its token with the hello', async () => {
    const client = testServer.connect(null);
    await waitUntil(() => client.received.length > 0);
    expect(client.messagesOfType('welcome')[0].user).toBe(null);
    const program = new TestClient().connect(testServer.hub, null).hello({ token: bob.token });
    await waitUntil(() => program.received.length > 0);
    expect(program.messagesOfType('welcome')[0].user?.name).toBe('Bob');
  });

  test('gets refusals for invalid messages, and is closed after twenty', async () => {
    const client = testServer.connect(ann);
    for (const nonsense of ['{', '[]', '{"type":"fly"}', '{"type":"watch","on":1,"match":"x"}'])
      client.sendToServer(nonsense);
    expect(client.messagesOfType('refused').map(({ refusal }) => refusal.code)).toEqual([
      'bad-json',
      'bad-request',
      'bad-request',
      'bad-request',
    ]);
    for (let i = 0; i < 16; i++) client.sendToServer('{');
    expect(client.closeCode).toBe(4029);
  });

  test('counts for its network: one person has many IPv6 addresses', async () => {
    const { hub } = testServer;
    for (let i = 0; i < 100; i++) {
      const address = `2001:db8:7:1::${i.toString(16)}`;
      expect(hub.connections.hasCapacityFor(address)).toBe(true);
      new TestClient().connect(hub, null, address);
    }
    expect(hub.connections.hasCapacityFor('2001:db8:7:1:a:b:c:d')).toBe(false);
    expect(hub.connections.hasCapacityFor('2001:db8:7:2::1')).toBe(true);
    for (const connection of hub.connections.all) if (/^2001:/.test(connection.address)) connection.onClose();
    expect(hub.connections.hasCapacityFor('2001:db8:7:1:a:b:c:d')).toBe(true);
  });

  test('that sends too fast is closed', async () => {
    const client = testServer.connect(ann);
    for (let i = 0; i < 59; i++) client.sendToServer({ type: 'ping', at: i });
    await waitUntil(() => client.messagesOfType('pong').length === 59);
    expect(client.closeCode).toBe(null);
    client.sendToServer({ type: 'ping', at: 60 });
    expect(client.closeCode).toBe(4029);
  });

  test('of another server is closed some minutes after a ban, even if its message was lost', async () => {
    const hub = new Hub({ ...testServer.services, isShared: true });
    const cy = await testServer.createUser('Cy');
    const client = new TestClient().connect(hub, cy.token).hello();
    await waitUntil(() => client.messagesOfType('welcome').length > 0);
    await testServer.store.users.update(cy.id, { isBanned: true });
    testServer.time += 300_000;
    for (let tick = 0; tick < 300; tick++) hub.tick();
    await waitUntil(() => client.closeCode !== null, 'the end');
    expect(client.closeCode).toBe(4001);
    hub.close();
  });

  test('from an address whose connections together send too fast is closed', async () => {
    const { hub } = testServer;
    const clients = Array.from({ length: 12 }, () => new TestClient().connect(hub, null, '198.18.0.1').hello());
    await waitUntil(() => clients.every(({ received }) => received.length > 0));
    for (const client of clients) for (let i = 0; i < 55; i++) client.sendToServer({ type: 'ping', at: i });
    expect(clients.map(({ closeCode }) => closeCode)).toEqual([...Array(10).fill(null), 4029, 4029]);
  });

  test('from an address that subscribes too often is closed', async () => {
    const { hub } = testServer;
    const clients = Array.from({ length: 5 }, () => new TestClient().connect(hub, null, '192.0.2.77').hello());
    await waitUntil(() => clients.every(({ received }) => received.length > 0));
    for (const client of clients) for (let on = 1; on <= 50; on++) client.sendToServer({ type: 'lobby', on });
    expect(clients.map(({ closeCode }) => closeCode)).toEqual([null, null, null, null, 4029]);
    const elsewhere = new TestClient().connect(hub, null, '192.0.9.77').hello();
    await waitUntil(() => elsewhere.received.length > 0);
    elsewhere.sendToServer({ type: 'lobby', on: 1 });
    await waitUntil(() => elsewhere.messagesOfType('lobby').length > 0);
  });

  test('has its pings answered, and counted like messages', async () => {
    const client = testServer.connect(ann);
    for (let i = 0; i < 59; i++) client.sendPing(`ping ${i}`);
    expect([client.pongs.length, client.pongs[0], client.closeCode]).toEqual([59, 'ping 0', null]);
    client.sendPing('one too many');
    expect([client.pongs.length, client.closeCode]).toEqual([59, 4029]);
  });

  test('that does not read gets no pong, and is cut off', async () => {
    const client = testServer.connect(ann);
    client.bufferedAmount = 256 * 1024 + 1;
    client.sendPing('x');
    expect([client.pongs.length, client.closeCode]).toEqual([0, 1006]);
  });

  test('that does not read is cut off at the next ping', async () => {
    const client = testServer.connect(ann);
    await waitUntil(() => client.received.length > 0);
    client.bufferedAmount = 256 * 1024 + 1;
    for (let tick = 0; tick < 20; tick++) testServer.hub.tick();
    expect(client.closeCode).toBe(1006);
  });

  test('is not kept alive by unsolicited pongs, and is closed for too many', async () => {
    const client = testServer.connect(bob);
    client.answersPings = false;
    await waitUntil(() => client.received.length > 0);
    for (let tick = 0; tick < 41; tick++) {
      testServer.time += 1000;
      client.sendPong('');
      testServer.hub.tick();
    }
    expect(client.closeCode).toBe(1006);
    const fast = testServer.connect(bob);
    for (let i = 0; i < 60; i++) fast.sendPong('x');
    expect(fast.closeCode).toBe(4029);
  });

  test('that does not answer pings is closed, and no other', async () => {
    const dead = testServer.connect(bob);
    const slow = testServer.connect(bob);
    await waitUntil(() => dead.received.length + slow.received.length === 2);
    dead.answersPings = false;
    for (let tick = 0; tick < 41; tick++) {
      testServer.time += 1000;
      testServer.hub.tick();
      await Promise.resolve();
    }
    expect(dead.closeCode).toBe(1006);
    expect(slow.closeCode).toBe(null);
    await waitForIdle();
  });

  test('has some time to answer the first ping', async () => {
    const client = testServer.connect(ann);
    client.answersPings = false;
    await waitUntil(() => client.received.length > 0);
    testServer.time += 1000;
    for (let tick = 0; tick < 20; tick++) testServer.hub.tick();
    expect(client.closeCode).toBe(null);
  });

  test('may have fifty subscriptions', async () => {
    const client = testServer.connect(ann);
    for (let on = 0; on < 51; on++) client.sendToServer({ type: 'club', on, club: `club ${on}` });
    await waitUntil(() => client.messagesOfType('refused').length === 1);
    expect(client.messagesOfType('refused')[0]).toMatchObject({
      on: 50,
      refusal: { code: 'too-many-requests' },
    });
  });

  test('may have four subscriptions to the same: every change is sent to each', async () => {
    const client = testServer.connect(ann);
    const match = await testServer.createRunningMatch([ann, bob]);
    for (let on = 0; on < 5; on++) client.sendToServer({ type: 'lobby', on });
    for (let on = 10; on < 15; on++) client.sendToServer({ type: 'watch', on, match });
    for (let on = 20; on < 25; on++) client.sendToServer({ type: 'live', on, game: `game ${on}` });
    await waitUntil(() => client.messagesOfType('lobby').length === 4 && client.messagesOfType('live').length === 4);
    await waitUntil(() => client.messagesOfType('snapshot').length === 4);
    expect(client.messagesOfType('refused').map(({ on }) => on)).toEqual([4, 14, 24]);
    client.sendToServer({ type: 'leave', on: 0 });
    client.sendToServer({ type: 'lobby', on: 5 });
    await waitUntil(() => client.messagesOfType('lobby').length === 5);
    expect(client.messagesOfType('refused')).toHaveLength(3);
  });

  test('is one of at most twenty of a user', async () => {
    const carl = await testServer.createUser('Carl');
    const clients = Array.from({ length: 21 }, () => testServer.connect(carl));
    await waitUntil(() => clients.every(({ received }) => received.length > 0));
    expect(clients.map(({ closeCode }) => closeCode)).toEqual([...Array(20).fill(null), 4030]);
  });

  test('is closed when the user of its session changes', async () => {
    const dora = await testServer.createUser('Dora');
    const client = testServer.connect(dora);
    await waitUntil(() => client.received.length > 0);
    await testServer.identity.signOut(dora.token);
    testServer.services.bus.publish({ type: 'user', id: dora.id });
    await waitUntil(() => client.closeCode !== null);
    expect(client.closeCode).toBe(4001);
    expect(testServer.hub.connections.all.some(({ userId }) => userId === dora.id)).toBe(false);
  });
});

test('a line of chat is sent to all who watch', async () => {
  const match = await testServer.createRunningMatch([ann, bob]);
  const [one, on] = [testServer.watch(ann, match), testServer.watch(null, match)];
  await waitForSnapshots(one, on);
  one.sendToServer({ type: 'chat', on: 1, say: { phrase: 'hello' } });
  await waitUntil(() => on.messagesOfType('chat').length === 1 && one.messagesOfType('chat').length === 1);
  expect(on.messagesOfType('chat')[0]).toMatchObject({
    on: 1,
    match,
    line: { n: 1, name: 'Ann', said: { phrase: 'hello' } },
  });
  on.sendToServer({ type: 'chat', on: 1, say: { phrase: 'hello' } });
  await waitUntil(() => on.messagesOfType('refused').length === 1);
});
