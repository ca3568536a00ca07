import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  playFirstMove,
  SocketTestServer,
  type TestUser,
  waitForIdle,
  waitForSnapshots,
  waitUntil,
} from './test-helpers.ts';

let testServer: SocketTestServer;
let ann: TestUser;
let bob: TestUser;

beforeAll(async () => {
  testServer = new SocketTestServer();
  ann = await testServer.createUser('Ann');
  bob = await testServer.createUser('Bob');
});

afterAll(() => testServer.close());

describe('a watched match', () => {
  test('is sent to every viewer as that viewer may see it', async () => {
    const match = await testServer.createRunningMatch([ann, bob], 'kompromat');
    const [one, two, on] = [testServer.watch(ann, match), testServer.watch(bob, match), testServer.watch(null, match)];
    await waitForSnapshots(one, two, on);
    expect(one.reader.view(1)).toEqual(await testServer.matchView(match, 0 as never));
    expect(two.reader.view(1)).toEqual(await testServer.matchView(match, 1 as never));
    expect(on.reader.view(1)).toEqual(await testServer.matchView(match, 'spectator'));
    for (let i = 0; i < 12; i++) await playFirstMove(one, two, on);
    expect(one.reader.view(1)).toEqual(await testServer.matchView(match, 0 as never));
    expect(two.reader.view(1)).toEqual(await testServer.matchView(match, 1 as never));
    expect(on.reader.view(1)).toEqual(await testServer.matchView(match, 'spectator'));
    const drawn = one
      .messagesOfType('update')
      .flatMap(({ events }) => events.flatMap((event) => ('facts' in event ? event.facts : [])));
    const seen = on
      .messagesOfType('update')
      .flatMap(({ events }) => events.flatMap((event) => ('facts' in event ? event.facts : [])));
    expect(seen.length).toBe(drawn.length);
    expect(seen).not.toEqual(drawn);
  });

  test('is announced to the bots only if one of them is to act', async () => {
    const announced: string[] = [];
    const stop = testServer.services.bus.subscribe((message) => {
      if (message.type === 'watched') announced.push(message.id);
    });
    const people = await testServer.createRunningMatch([ann, bob], 'agent-avenue');
    const [one, two] = [testServer.watch(ann, people), testServer.watch(bob, people)];
    const withBot = await testServer.createTable(ann, {
      game: 'agent-avenue',
      seats: [{ bot: 'gentle' }, 'me'],
    });
    const three = testServer.watch(ann, withBot);
    await waitForSnapshots(one, two, three);
    expect(announced).toEqual([withBot]);
    stop();
  });

  test('shows the new name of a player at once, and keeps it', async () => {
    const eve = await testServer.createUser('Eve');
    const match = await testServer.createRunningMatch([eve, bob], 'agent-avenue');
    const [one, two] = [testServer.watch(eve, match), testServer.watch(bob, match)];
    await waitForSnapshots(one, two);
    const nameSeen = () => {
      const player = two.reader.view(1)?.players[0];
      return player?.type === 'person' ? player.name : undefined;
    };
    expect(nameSeen()).toBe('Eve');
    await testServer.identity.updateProfile((await testServer.identity.profileOf(eve.id))!, { name: 'Eva' });
    await waitUntil(() => nameSeen() === 'Eva', 'the new name');
    await playFirstMove(one, two);
    expect(nameSeen()).toBe('Eva');
  });

  test('of a seat that is not theirs is seen as by a spectator', async () => {
    const match = await testServer.createRunningMatch([ann, bob], 'agent-avenue');
    const [spy, stranger] = [testServer.watch(ann, match, { seat: 1 }), testServer.watch(null, match, { seat: 0 })];
    await waitForSnapshots(spy, stranger);
    expect(spy.reader.view(1)?.seat).toBe(null);
    expect(stranger.reader.view(1)).toEqual(await testServer.matchView(match, 'spectator'));
  });

  test('can be joined in the middle, and resumed after a gap', async () => {
    const match = await testServer.createRunningMatch([ann, bob]);
    const [one, two] = [testServer.watch(ann, match), testServer.watch(bob, match)];
    await waitForSnapshots(one, two);
    for (let i = 0; i < 5; i++) await playFirstMove(one, two);
    const before = one.version();
    for (let i = 0; i < 4; i++) await playFirstMove(one, two);
    const late = testServer.watch(null, match);
    const back = testServer.watch(ann, match, { since: before });
    await waitForSnapshots(late, back);
    expect(late.messagesOfType('snapshot')[0].events).toBe(undefined);
    expect(back.messagesOfType('snapshot')[0].events?.map(({ version }) => version)).toEqual(
      [1, 2, 3, 4].map((n) => before + n),
    );
    for (let i = 0; i < 3; i++) await playFirstMove(one, two, late, back);
    expect(late.reader.view(1)).toEqual(await testServer.matchView(match, 'spectator'));
    expect(back.reader.view(1)).toEqual(one.reader.view(1));
  });

  test('tells all versions that one message covers', async () => {
    const match = await testServer.createTable(ann, { game: 'spy-connection', seats: ['me', 'open'] });
    const on = testServer.watch(null, match);
    await waitForSnapshots(on);
    await testServer.join(match, bob);
    await waitUntil(() => on.version() === 2);
    const at = testServer.services.now();
    expect(on.messagesOfType('update').flatMap(({ events }) => events)).toEqual([
      { version: 1, at, table: { type: 'joined', seat: 1 } },
      { version: 2, at, table: { type: 'started' } },
    ]);
  });

  test('gives a spectator who joins the view of their seat', async () => {
    const match = await testServer.createTable(ann, { game: 'agent-avenue', seats: ['me', 'open'] });
    const client = testServer.watch(bob, match);
    await waitForSnapshots(client);
    expect(client.reader.view(1)?.seat).toBe(null);
    await testServer.join(match, bob);
    await waitUntil(() => client.version() === 2);
    expect(client.reader.view(1)).toEqual(await testServer.matchView(match, 1 as never));
  });

  test('that does not exist is refused', async () => {
    const client = testServer.watch(ann, 'A'.repeat(22) as never);
    await waitUntil(() => client.messagesOfType('refused').length > 0);
    expect(client.messagesOfType('refused')[0]).toMatchObject({ on: 1, refusal: { code: 'not-found' } });
  });

  test('sends nothing more after it was left', async () => {
    const match = await testServer.createRunningMatch([ann, bob]);
    const [one, gone] = [testServer.watch(ann, match), testServer.watch(null, match)];
    await waitForSnapshots(one, gone);
    gone.sendToServer({ type: 'leave', on: 1 });
    await waitForIdle();
    const told = gone.texts.length;
    await playFirstMove(one);
    await waitForIdle();
    expect(gone.texts.length).toBe(told);
    expect(testServer.hub.isWatching(match, ann.id)).toBe(true);
  });

  test('is closed to one who does not read, and to nobody else', async () => {
    const match = await testServer.createRunningMatch([ann, bob]);
    const [one, stuck, on] = [
      testServer.watch(ann, match),
      testServer.watch(null, match),
      testServer.watch(null, match),
    ];
    await waitForSnapshots(one, stuck, on);
    const told = stuck.texts.length;
    stuck.bufferedAmount = 256 * 1024 + 1;
    await playFirstMove(one, on);
    expect([stuck.closeCode, stuck.texts.length]).toEqual([1006, told]);
    expect([one.closeCode, on.closeCode]).toEqual([null, null]);
  });
});

describe('a move', () => {
  test('is done once, however often it is sent under one key', async () => {
    const match = await testServer.createRunningMatch([ann, bob]);
    const one = testServer.watch(ann, match);
    await waitForSnapshots(one);
    const { version, legal } = one.reader.view(1)!;
    for (let i = 0; i < 3; i++) one.sendToServer({ type: 'move', on: 1, version, move: { ...legal[0] }, key: 'same' });
    await waitUntil(() => one.messagesOfType('done').length === 3);
    expect(one.messagesOfType('done').map((done) => done.version)).toEqual([3, 3, 3]);
    expect(one.version()).toBe(3);
  });

  test('that is refused is refused to the sender alone', async () => {
    const match = await testServer.createRunningMatch([ann, bob]);
    const [one, two] = [testServer.watch(ann, match), testServer.watch(bob, match)];
    await waitForSnapshots(one, two);
    const told = two.texts.length;
    const { version, legal } = one.reader.view(1)!;
    one.sendToServer({ type: 'move', on: 1, version: version - 1, move: { ...legal[0] }, key: 'old' });
    one.sendToServer({ type: 'move', on: 1, version, move: { type: 'fly' }, key: 'odd' });
    await waitUntil(() => one.messagesOfType('refused').length === 2);
    expect(one.messagesOfType('refused').map(({ key, refusal }) => [key, refusal.code])).toEqual([
      ['old', 'stale'],
      ['odd', 'illegal-move'],
    ]);
    await waitForIdle();
    expect(two.texts.length).toBe(told);
  });

  test('is not for spectators and strangers', async () => {
    const match = await testServer.createRunningMatch([ann, bob]);
    const carl = await testServer.createUser('Carla');
    const [named, nameless] = [testServer.watch(carl, match), testServer.watch(null, match)];
    await waitForSnapshots(named, nameless);
    for (const client of [named, nameless]) {
      client.sendToServer({ type: 'move', on: 1, version: 2, move: {}, key: 'x' });
      client.sendToServer({ type: 'resign', on: 1 });
    }
    await waitUntil(() => named.messagesOfType('refused').length + nameless.messagesOfType('refused').length === 4);
    expect(named.messagesOfType('refused').map(({ refusal }) => refusal.code)).toEqual(['forbidden', 'forbidden']);
    expect(nameless.messagesOfType('refused').map(({ refusal }) => refusal.code)).toEqual([
      'not-signed-in',
      'not-signed-in',
    ]);
  });

  test('is sent to nobody before it is stored', async () => {
    const match = await testServer.createRunningMatch([ann, bob]);
    const [one, on] = [testServer.watch(ann, match), testServer.watch(null, match)];
    await waitForSnapshots(one, on);
    let open = () => {};
    testServer.gate = new Promise((resolve) => {
      open = resolve;
    });
    const { version, legal } = one.reader.view(1)!;
    one.sendToServer({ type: 'move', on: 1, version, move: { ...legal[0] }, key: 'gate' });
    const late = testServer.watch(bob, match);
    await waitForIdle();
    expect([one.version(), on.version(), late.version()]).toEqual([version, version, -1]);
    expect(one.messagesOfType('done')).toEqual([]);
    open();
    await waitUntil(() => [one, on, late].every((client) => client.version() === version + 1));
    testServer.gate = Promise.resolve();
  });

  test('can be taken back, and a match resigned', async () => {
    const match = await testServer.createRunningMatch([ann, bob]);
    const [one, two, on] = [testServer.watch(ann, match), testServer.watch(bob, match), testServer.watch(null, match)];
    await waitForSnapshots(one, two, on);
    const before = one.reader.view(1)!.view;
    await playFirstMove(one, two, on);
    one.sendToServer({ type: 'undo', on: 1, key: 'u' });
    await waitUntil(() => two.version() === 4);
    // The move has revealed a card, so Bob is asked.
    expect(two.reader.view(1)?.undoAsked).toBe(0);
    two.sendToServer({ type: 'undo', on: 1, agree: true });
    await waitUntil(() => [one, two, on].every((client) => client.version() === 6));
    expect(one.reader.view(1)?.view).toEqual(before);
    two.sendToServer({ type: 'resign', on: 1 });
    await waitUntil(() => on.version() === 7);
    expect(on.reader.view(1)).toEqual(await testServer.matchView(match, 'spectator'));
    expect(on.reader.view(1)?.result?.winners).toEqual([0]);
  });
});

describe('a table with a delay', () => {
  test('shows spectators everything with the delay, and players at once', async () => {
    const match = await testServer.createRunningMatch([ann, bob], 'spy-connection', { delay: 60 });
    const started = testServer.time;
    testServer.time += 30_000;
    const [one, two, on] = [testServer.watch(ann, match), testServer.watch(bob, match), testServer.watch(null, match)];
    await waitForSnapshots(one, two, on);
    expect([one.version(), on.version()]).toEqual([2, 0]);
    await playFirstMove(one, two);
    expect(on.version()).toBe(0);
    testServer.time = started + 60_000;
    testServer.hub.tick();
    await waitUntil(() => on.version() === 2);
    const late = testServer.watch(null, match);
    await waitForSnapshots(late);
    expect(late.version()).toBe(2);
    testServer.time += 29_999;
    testServer.hub.tick();
    await waitForIdle();
    expect(on.version()).toBe(2);
    testServer.time += 1;
    testServer.hub.tick();
    await waitUntil(() => on.version() === 3 && late.version() === 3);
    expect(on.reader.view(1)).toEqual(await testServer.matchView(match, 'spectator'));
  });
});
