import { PROTOCOL } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Person, quiet, ready, TestHouse, until } from './testing.ts';

let house: TestHouse;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  house = new TestHouse();
  ann = await house.person('Ann');
  bob = await house.person('Bob');
});

afterAll(() => house.close());

describe('a connection', () => {
  test('is welcomed by the name of its session', async () => {
    const client = house.connect(ann);
    await until(() => client.heard.length > 0);
    expect(client.heard[0]).toEqual({
      type: 'welcome',
      protocol: PROTOCOL,
      user: { id: ann.id, name: 'Ann' },
      now: house.time,
    });
  });

  test('of a program brings its token with the hello', async () => {
    const client = house.connect(null);
    await until(() => client.heard.length > 0);
    expect(client.of('welcome')[0].user).toBe(null);
    const program = new Client().connect(house.hub, null).hello({ token: bob.token });
    await until(() => program.heard.length > 0);
    expect(program.of('welcome')[0].user?.name).toBe('Bob');
  });

  test('gets a no for what makes no sense, and is cut after twenty', async () => {
    const client = house.connect(ann);
    for (const nonsense of ['{', '[]', '{"type":"fly"}', '{"type":"watch","on":1,"match":"x"}'])
      client.say(nonsense);
    expect(client.of('refused').map(({ refusal }) => refusal.code)).toEqual([
      'bad-json',
      'bad-request',
      'bad-request',
      'bad-request',
    ]);
    for (let i = 0; i < 16; i++) client.say('{');
    expect(client.closed).toBe(4029);
  });

  test('counts for the whole street it comes from: of the long addresses one person has them all', async () => {
    const { hub } = house;
    for (let i = 0; i < 100; i++) {
      const address = `2001:db8:7:1::${i.toString(16)}`;
      expect(hub.hasRoomFor(address)).toBe(true);
      new Client().connect(hub, null, address);
    }
    expect(hub.hasRoomFor('2001:db8:7:1:a:b:c:d')).toBe(false);
    expect(hub.hasRoomFor('2001:db8:7:2::1')).toBe(true);
    for (const connection of hub.connections) if (/^2001:/.test(connection.address)) connection.ended();
    expect(hub.hasRoomFor('2001:db8:7:1:a:b:c:d')).toBe(true);
  });

  test('that talks too fast is cut', async () => {
    const client = house.connect(ann);
    for (let i = 0; i < 59; i++) client.say({ type: 'ping', at: i });
    await until(() => client.of('pong').length === 59);
    expect(client.closed).toBe(null);
    client.say({ type: 'ping', at: 60 });
    expect(client.closed).toBe(4029);
  });

  test('that gives no sign of life is ended, and no other', async () => {
    const dead = house.connect(bob);
    const slow = house.connect(bob);
    await until(() => dead.heard.length + slow.heard.length === 2);
    dead.answersPings = false;
    for (let tick = 0; tick < 41; tick++) {
      house.time += 1000;
      house.hub.tick();
      await Promise.resolve();
    }
    expect(dead.closed).toBe(1006);
    expect(slow.closed).toBe(null);
    await quiet();
  });

  test('has a while to give the first sign of life', async () => {
    const client = house.connect(ann);
    client.answersPings = false;
    await until(() => client.heard.length > 0);
    house.time += 1000;
    for (let tick = 0; tick < 20; tick++) house.hub.tick();
    expect(client.closed).toBe(null);
  });

  test('may watch fifty things', async () => {
    const client = house.connect(ann);
    for (let on = 0; on < 51; on++) client.say({ type: 'lobby', on });
    await until(() => client.of('lobby').length === 50 && client.of('refused').length === 1);
    expect(client.of('refused')[0]).toMatchObject({ on: 50, refusal: { code: 'too-many-requests' } });
  });

  test('is one of twenty of a person', async () => {
    const carl = await house.person('Carl');
    const clients = Array.from({ length: 21 }, () => house.connect(carl));
    await until(() => clients.every(({ heard }) => heard.length > 0));
    expect(clients.map(({ closed }) => closed)).toEqual([...Array(20).fill(null), 4030]);
  });

  test('ends when its person is not who they were', async () => {
    const dora = await house.person('Dora');
    const client = house.connect(dora);
    await until(() => client.heard.length > 0);
    await house.identity.signOut(dora.token);
    house.house.bus.publish({ type: 'user', id: dora.id });
    await until(() => client.closed !== null);
    expect(client.closed).toBe(4001);
    expect(house.hub.connections.some(({ userId }) => userId === dora.id)).toBe(false);
  });
});

describe('lists', () => {
  test('of open tables come at once, and again when something has changed', async () => {
    const client = house.connect(null);
    client.say({ type: 'lobby', on: 5 });
    await until(() => client.of('lobby').length === 1);
    const match = await house.table(ann, { game: 'kompromat', seats: ['me', 'open'], visibility: 'public' });
    await quiet();
    house.hub.tick();
    await until(() => client.of('lobby').length === 2);
    expect(client.of('lobby')[1].tables[0]).toMatchObject({ id: match, game: 'kompromat', people: ['Ann'] });
    await house.join(match, bob);
    await quiet();
    house.hub.tick();
    await until(() => client.of('lobby').length === 3);
    expect(client.of('lobby')[2].tables.some(({ id }) => id === match)).toBe(false);
  });

  test('of the own matches say whose turn it is', async () => {
    const eve = await house.person('Eve');
    const client = house.connect(eve);
    client.say({ type: 'mine', on: 2 });
    await until(() => client.of('mine').length === 1);
    expect(client.of('mine')[0].matches).toEqual([]);
    const match = await house.table(eve, { game: 'spy-connection', seats: ['me', 'open'] });
    await house.join(match, bob);
    await quiet();
    house.hub.tick();
    await until(() => client.of('mine').length === 2);
    expect(client.of('mine')[1].matches).toMatchObject([{ id: match, status: 'running', yourTurn: true }]);
  });
});

describe('chat', () => {
  test('is heard by all who watch', async () => {
    const match = await house.running([ann, bob]);
    const [one, on] = [house.watch(ann, match), house.watch(null, match)];
    await ready(one, on);
    one.say({ type: 'chat', on: 1, say: { phrase: 'hello' } });
    await until(() => on.of('chat').length === 1 && one.of('chat').length === 1);
    expect(on.of('chat')[0]).toMatchObject({
      on: 1,
      match,
      line: { n: 1, name: 'Ann', said: { phrase: 'hello' } },
    });
    on.say({ type: 'chat', on: 1, say: { phrase: 'hello' } });
    await until(() => on.of('refused').length === 1);
  });
});
