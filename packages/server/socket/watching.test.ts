import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Person, playFirst, quiet, ready, TestHouse, until } from './testing.ts';

let house: TestHouse;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  house = new TestHouse();
  ann = await house.person('Ann');
  bob = await house.person('Bob');
});

afterAll(() => house.close());

describe('a watched match', () => {
  test('is seen by everybody with their own eyes', async () => {
    const match = await house.running([ann, bob], 'kompromat');
    const [one, two, on] = [house.watch(ann, match), house.watch(bob, match), house.watch(null, match)];
    await ready(one, two, on);
    expect(one.reader.page(1)).toEqual(await house.page(match, 0 as never));
    expect(two.reader.page(1)).toEqual(await house.page(match, 1 as never));
    expect(on.reader.page(1)).toEqual(await house.page(match, 'spectator'));
    for (let i = 0; i < 12; i++) await playFirst(one, two, on);
    expect(one.reader.page(1)).toEqual(await house.page(match, 0 as never));
    expect(two.reader.page(1)).toEqual(await house.page(match, 1 as never));
    expect(on.reader.page(1)).toEqual(await house.page(match, 'spectator'));
    const drawn = one.of('moved').flatMap(({ h }) => h.flatMap((entry) => ('f' in entry ? entry.f : [])));
    const seen = on.of('moved').flatMap(({ h }) => h.flatMap((entry) => ('f' in entry ? entry.f : [])));
    expect(seen.length).toBe(drawn.length);
    expect(seen).not.toEqual(drawn);
  });

  test('of a seat that is not theirs is seen as by an onlooker', async () => {
    const match = await house.running([ann, bob], 'agent-avenue');
    const [spy, stranger] = [house.watch(ann, match, { seat: 1 }), house.watch(null, match, { seat: 0 })];
    await ready(spy, stranger);
    expect(spy.reader.page(1)?.seat).toBe(null);
    expect(stranger.reader.page(1)).toEqual(await house.page(match, 'spectator'));
  });

  test('can be joined in the middle, and resumed after a gap', async () => {
    const match = await house.running([ann, bob]);
    const [one, two] = [house.watch(ann, match), house.watch(bob, match)];
    await ready(one, two);
    for (let i = 0; i < 5; i++) await playFirst(one, two);
    const before = one.version();
    for (let i = 0; i < 4; i++) await playFirst(one, two);
    const late = house.watch(null, match);
    const back = house.watch(ann, match, { since: before });
    await ready(late, back);
    expect(late.of('page')[0].facts).toBe(undefined);
    expect(back.of('page')[0].facts?.map(({ version }) => version)).toEqual(
      [1, 2, 3, 4].map((n) => before + n),
    );
    for (let i = 0; i < 3; i++) await playFirst(one, two, late, back);
    expect(late.reader.page(1)).toEqual(await house.page(match, 'spectator'));
    expect(back.reader.page(1)).toEqual(one.reader.page(1));
  });

  test('tells all versions that one message covers', async () => {
    const match = await house.table(ann, { game: 'spy-connection', seats: ['me', 'open'] });
    const on = house.watch(null, match);
    await ready(on);
    await house.join(match, bob);
    await until(() => on.version() === 2);
    expect(on.of('moved').flatMap(({ h }) => h)).toEqual([
      { t: { type: 'joined', seat: 1 } },
      { t: { type: 'started' } },
    ]);
  });

  test('gives an onlooker who sits down the eyes of their seat', async () => {
    const match = await house.table(ann, { game: 'agent-avenue', seats: ['me', 'open'] });
    const client = house.watch(bob, match);
    await ready(client);
    expect(client.reader.page(1)?.seat).toBe(null);
    await house.join(match, bob);
    await until(() => client.version() === 2);
    expect(client.reader.page(1)).toEqual(await house.page(match, 1 as never));
  });

  test('that does not exist is refused', async () => {
    const client = house.watch(ann, 'A'.repeat(22) as never);
    await until(() => client.of('refused').length > 0);
    expect(client.of('refused')[0]).toMatchObject({ on: 1, refusal: { code: 'not-found' } });
  });

  test('says nothing more when it was left', async () => {
    const match = await house.running([ann, bob]);
    const [one, gone] = [house.watch(ann, match), house.watch(null, match)];
    await ready(one, gone);
    gone.say({ type: 'leave', on: 1 });
    await quiet();
    const told = gone.texts.length;
    await playFirst(one);
    await quiet();
    expect(gone.texts.length).toBe(told);
    expect(house.hub.isWatching(match, ann.id)).toBe(true);
  });

  test('is closed to one who does not read, and to nobody else', async () => {
    const match = await house.running([ann, bob]);
    const [one, stuck, on] = [house.watch(ann, match), house.watch(null, match), house.watch(null, match)];
    await ready(one, stuck, on);
    const told = stuck.texts.length;
    stuck.bufferedAmount = 256 * 1024 + 1;
    await playFirst(one, on);
    expect([stuck.closed, stuck.texts.length]).toEqual([4008, told]);
    expect([one.closed, on.closed]).toEqual([null, null]);
  });

  test('comes in plain words to those who ask for them', async () => {
    const match = await house.running([ann, bob]);
    const one = house.watch(ann, match);
    const plain = new Client().connect(house.hub, null).hello({ plain: true });
    plain.say({ type: 'watch', on: 7, match });
    await until(() => plain.version(7) >= 0 && one.version() >= 0);
    await playFirst(one);
    await until(() => plain.version(7) === one.version());
    expect(JSON.parse(plain.texts.at(-1)!)).toMatchObject({ type: 'moved', on: 7, v: 3 });
    expect(plain.reader.page(7)).toEqual(await house.page(match, 'spectator'));
  });
});

describe('a move', () => {
  test('is done once, however often it is sent under one key', async () => {
    const match = await house.running([ann, bob]);
    const one = house.watch(ann, match);
    await ready(one);
    const { version, legal } = one.reader.page(1)!;
    for (let i = 0; i < 3; i++) one.say({ type: 'move', on: 1, version, move: { ...legal[0] }, key: 'same' });
    await until(() => one.of('done').length === 3);
    expect(one.of('done').map((done) => done.version)).toEqual([3, 3, 3]);
    expect(one.version()).toBe(3);
  });

  test('that is refused is refused to the sender alone', async () => {
    const match = await house.running([ann, bob]);
    const [one, two] = [house.watch(ann, match), house.watch(bob, match)];
    await ready(one, two);
    const told = two.texts.length;
    const { version, legal } = one.reader.page(1)!;
    one.say({ type: 'move', on: 1, version: version - 1, move: { ...legal[0] }, key: 'old' });
    one.say({ type: 'move', on: 1, version, move: { type: 'fly' }, key: 'odd' });
    await until(() => one.of('refused').length === 2);
    expect(one.of('refused').map(({ key, refusal }) => [key, refusal.code])).toEqual([
      ['old', 'stale'],
      ['odd', 'illegal-move'],
    ]);
    await quiet();
    expect(two.texts.length).toBe(told);
  });

  test('is not for onlookers and strangers', async () => {
    const match = await house.running([ann, bob]);
    const carl = await house.person('Carla');
    const [named, nameless] = [house.watch(carl, match), house.watch(null, match)];
    await ready(named, nameless);
    for (const client of [named, nameless]) {
      client.say({ type: 'move', on: 1, version: 2, move: {}, key: 'x' });
      client.say({ type: 'resign', on: 1 });
    }
    await until(() => named.of('refused').length + nameless.of('refused').length === 4);
    expect(named.of('refused').map(({ refusal }) => refusal.code)).toEqual(['forbidden', 'forbidden']);
    expect(nameless.of('refused').map(({ refusal }) => refusal.code)).toEqual([
      'not-signed-in',
      'not-signed-in',
    ]);
  });

  test('is told to nobody before it is stored', async () => {
    const match = await house.running([ann, bob]);
    const [one, on] = [house.watch(ann, match), house.watch(null, match)];
    await ready(one, on);
    let open = () => {};
    house.gate = new Promise((resolve) => {
      open = resolve;
    });
    const { version, legal } = one.reader.page(1)!;
    one.say({ type: 'move', on: 1, version, move: { ...legal[0] }, key: 'gate' });
    const late = house.watch(bob, match);
    await quiet();
    expect([one.version(), on.version(), late.version()]).toEqual([version, version, -1]);
    expect(one.of('done')).toEqual([]);
    open();
    await until(() => [one, on, late].every((client) => client.version() === version + 1));
    house.gate = Promise.resolve();
  });

  test('can be taken back, and a match given up', async () => {
    const match = await house.running([ann, bob]);
    const [one, two, on] = [house.watch(ann, match), house.watch(bob, match), house.watch(null, match)];
    await ready(one, two, on);
    const before = one.reader.page(1)!.view;
    await playFirst(one, two, on);
    one.say({ type: 'undo', on: 1, key: 'u' });
    await until(() => two.version() === 4);
    // The move has turned a card up: Bob is asked.
    expect(two.reader.page(1)?.undoAsked).toBe(0);
    two.say({ type: 'undo', on: 1, agree: true });
    await until(() => [one, two, on].every((client) => client.version() === 6));
    expect(one.reader.page(1)?.view).toEqual(before);
    two.say({ type: 'resign', on: 1 });
    await until(() => on.version() === 7);
    expect(on.reader.page(1)).toEqual(await house.page(match, 'spectator'));
    expect(on.reader.page(1)?.result?.winners).toEqual([0]);
  });
});

describe('a table with a delay', () => {
  test('shows onlookers everything that much later, and players at once', async () => {
    const match = await house.running([ann, bob], 'spy-connection', { delay: 60 });
    const started = house.time;
    house.time += 30_000;
    const [one, two, on] = [house.watch(ann, match), house.watch(bob, match), house.watch(null, match)];
    await ready(one, two, on);
    expect([one.version(), on.version()]).toEqual([2, 0]);
    await playFirst(one, two);
    expect(on.version()).toBe(0);
    house.time = started + 60_000;
    house.hub.tick();
    await until(() => on.version() === 2);
    const late = house.watch(null, match);
    await ready(late);
    expect(late.version()).toBe(2);
    house.time += 29_999;
    house.hub.tick();
    await quiet();
    expect(on.version()).toBe(2);
    house.time += 1;
    house.hub.tick();
    await until(() => on.version() === 3 && late.version() === 3);
    expect(on.reader.page(1)).toEqual(await house.page(match, 'spectator'));
  });
});
