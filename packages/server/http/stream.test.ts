import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, quiet, TestHouse, until } from '../socket/testing.ts';
import type { Reply } from './route.ts';
import { streamRoutes } from './stream.ts';

let house: TestHouse;
let ann: Person;
let bob: Person;
let match: MatchId;

beforeAll(async () => {
  house = new TestHouse();
  ann = await house.person('Ann');
  bob = await house.person('Bob');
  match = await house.table(ann, { game: 'spy-connection', seats: ['me', 'open'] });
  await house.join(match, bob);
});

afterAll(() => house.close());

function ask(id: string, person: Person | null, accept = '*/*', query = {}): Promise<Reply> {
  return streamRoutes[0].run({
    house: { ...house.house, hub: house.hub } as never,
    user: null,
    token: person?.token ?? null,
    params: { id },
    query,
    body: null,
    origin: 'http://here',
    from: 'here',
    request: new Request(`http://here/api/matches/${id}/stream`, { headers: { accept } }),
  });
}

async function opened(
  reply: Promise<Reply>,
): Promise<{ readonly response: Response; next(): Promise<string> }> {
  const answer = await reply;
  if (!('response' in answer) || !answer.response.body) throw new Error('no stream');
  const reader = answer.response.body.getReader();
  return {
    response: answer.response,
    next: async () => new TextDecoder().decode((await reader.read()).value),
  };
}

async function playFirst(): Promise<void> {
  const page = await house.page(match, 0 as never);
  const { version, legal } = page.legal.length > 0 ? page : await house.page(match, 1 as never);
  const user = page.legal.length > 0 ? ann.id : bob.id;
  await house.house.wishes.move({ match, user, version, move: legal[0], lag: 0 });
}

describe('a stream', () => {
  test('is a JSON value a line: the page, and then what happens', async () => {
    const { response, next } = await opened(ask(match, ann, '*/*', { since: '0' }));
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    const page = JSON.parse(await next());
    expect(page).toMatchObject({
      type: 'page',
      page: { id: match, seat: 0 },
      facts: [{ version: 1 }, { version: 2 }],
    });
    await playFirst();
    const text = await next();
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ type: 'moved', on: 0, v: 3, h: [{ s: 0 }] });
  });

  test('is a row of events to those who accept them', async () => {
    const { response, next } = await opened(ask(match, null, 'text/event-stream'));
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await next()).toMatch(/^data: \{"type":"page".*\}\n\n$/);
  });

  test('gives a sign of life', async () => {
    const { next } = await opened(ask(match, null));
    await next();
    for (let tick = 0; tick < 20; tick++) house.hub.tick();
    expect(await next()).toBe('\n');
    for (let tick = 0; tick < 20; tick++) house.hub.tick();
    expect(await next()).toBe('\n');
  });

  test('that nobody reads is cut off', async () => {
    const before = house.hub.connections.length;
    await opened(ask(match, bob));
    expect(house.hub.connections.length).toBe(before + 1);
    const stuck = house.hub.connections.find(({ userId }) => userId === bob.id);
    for (let i = 0; i < 300; i++) stuck?.tell('x'.repeat(1000));
    expect(house.hub.connections.length).toBe(before);
  });

  test('that is given up is forgotten', async () => {
    const before = house.hub.connections.length;
    const answer = await ask(match, null);
    await quiet();
    if ('response' in answer) await answer.response.body?.cancel();
    await until(() => house.hub.connections.length === before);
  });

  test('of no match is refused', async () => {
    expect(await ask('nothing', null)).toMatchObject({ refusal: { code: 'not-found' } });
    expect(await ask('A'.repeat(22), null)).toMatchObject({ refusal: { code: 'not-found' } });
  });
});
