import type { ClientMessage, CreateTableRequest, MatchId } from '@safehouse/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestClient } from './test-client.ts';
import { playFirstMove, SocketTestServer, type TestUser, waitForSnapshots, waitUntil } from './test-helpers.ts';

type RematchMessage = Extract<ClientMessage, { readonly type: 'rematch' }>;

let server: SocketTestServer;
let ann: TestUser;
let bob: TestUser;

beforeEach(async () => {
  server = new SocketTestServer();
  ann = await server.createUser('Ann');
  bob = await server.createUser('Bob');
});

afterEach(() => server.close());

/** A match of both that Ann has resigned. */
async function createFinishedMatch(more: Partial<CreateTableRequest> = {}): Promise<MatchId> {
  const match = await server.createTable(ann, { game: 'agent-avenue', seats: ['me', 'open'], ...more });
  await server.join(match, bob);
  await server.services.commands.resign({ match, user: ann.id });
  return match;
}

async function watch(person: TestUser | null, match: MatchId): Promise<TestClient> {
  const client = server.watch(person, match);
  await waitForSnapshots(client);
  return client;
}

const askRematch = (client: TestClient, more: Partial<RematchMessage> = {}) =>
  client.sendToServer({ type: 'rematch', on: 1, key: 'k', ...more });

const answersTo = (client: TestClient) => client.received.filter(({ type }) => type === 'done' || type === 'refused');

/** The id of the rematch, or the code of the refusal. */
async function playRematch(client: TestClient, more: Partial<RematchMessage> = {}): Promise<string> {
  const before = answersTo(client).length;
  askRematch(client, more);
  await waitUntil(() => answersTo(client).length > before);
  const answer = answersTo(client)[before];
  if (answer.type === 'refused') return answer.refusal.code;
  return (answer.type === 'done' && answer.match) || 'no match';
}

test('the first player starts the rematch, the second joins it, and both watch it instead of the finished match', async () => {
  const match = await createFinishedMatch();
  const [one, two] = [await watch(ann, match), await watch(bob, match)];
  const next = await playRematch(one, { next: 2 });
  expect(answersTo(one)).toEqual([{ type: 'done', on: 1, key: 'k', version: 0, match: next }]);
  await waitUntil(() => one.version(2) === 0 && two.reader.view(1)?.rematch === next);
  expect(await playRematch(two, { next: 2 })).toBe(next);
  await waitUntil(() => one.version(2) === 2 && two.version(2) === 2);
  expect(one.reader.view(2)).toMatchObject({ id: next, status: 'running', seat: 1 });
  expect(two.reader.view(2)).toMatchObject({ id: next, status: 'running', seat: 0 });
  expect(two.messagesOfType('snapshot')[1].events).toMatchObject([
    { version: 1, table: { type: 'joined' } },
    { version: 2, table: { type: 'started' } },
  ]);
  expect(server.hub.isWatching(match, ann.id)).toBe(false);
  expect(server.hub.isWatching(next as MatchId, ann.id)).toBe(true);
});

test('without a number for the rematch, the finished match stays watched', async () => {
  const match = await createFinishedMatch();
  const one = await watch(ann, match);
  await playRematch(one);
  expect(one.messagesOfType('snapshot')).toHaveLength(1);
  expect(server.hub.isWatching(match, ann.id)).toBe(true);
});

test('the rematch can be watched under the number of the finished match', async () => {
  const match = await createFinishedMatch();
  const one = await watch(ann, match);
  const next = await playRematch(one, { next: 1 });
  await waitUntil(() => one.reader.view(1)?.id === next);
  expect(server.hub.isWatching(match, ann.id)).toBe(false);
});

test('if all ask at once there is one rematch, whoever asks again is told its id, and nothing happens twice', async () => {
  const match = await createFinishedMatch();
  const clients = await Promise.all([ann, bob, ann, bob].map((user) => watch(user, match)));
  const ids = await Promise.all(clients.map((client) => playRematch(client)));
  expect(new Set(ids).size).toBe(1);
  const [next] = ids as MatchId[];
  expect(await playRematch(clients[0])).toBe(next);
  const entries = await server.services.rooms.read(next, (table) => table.entries.map(({ event }) => event.type));
  expect(entries).toEqual(['joined', 'started']);
});

test('a server that has lost the answer carries the request on', async () => {
  const match = await createFinishedMatch();
  const one = await watch(ann, match);
  const next = await playRematch(one, { next: 2 });
  one.disconnect();
  const again = await watch(ann, match);
  expect(again.reader.view(1)?.rematch).toBe(next);
  expect(await playRematch(again, { next: 5 })).toBe(next);
  await waitUntil(() => again.version(5) === 0);
});

test('four players sit down at the rematch one after the other, with everybody one seat further', async () => {
  const others = [await server.createUser('Cleo'), await server.createUser('Dan')];
  const users = [ann, bob, ...others];
  const seats = ['me', 'open', 'open', 'open'] as const;
  const match = await server.createTable(ann, { game: 'spy-connection', seats: [...seats] });
  for (const guest of users.slice(1)) await server.join(match, guest);
  const clients = await Promise.all(users.map((user) => watch(user, match)));
  while (clients[0].reader.view(1)?.status === 'running') await playFirstMove(...clients);
  const ids = await Promise.all(clients.map((client) => playRematch(client, { next: 2 })));
  expect(new Set(ids).size).toBe(1);
  await waitUntil(() => clients.every((client) => client.reader.view(2)?.status === 'running'));
  const rotated = clients.map((client) => client.reader.view(2)?.seat);
  expect(rotated.toSorted()).toEqual([0, 1, 2, 3]);
  expect(rotated[0]).toBe(1);
});

test('bots sit at the rematch as well, which starts at once', async () => {
  const match = await server.createTable(ann, { game: 'agent-avenue', seats: ['me', { bot: 'gentle' }] });
  await server.services.commands.resign({ match, user: ann.id });
  const one = await watch(ann, match);
  await playRematch(one, { next: 2 });
  await waitUntil(() => one.version(2) >= 1);
  expect(one.reader.view(2)).toMatchObject({ status: 'running', seat: 1, players: [{ type: 'bot' }, {}] });
});

test('the next match of a series keeps its score, and its seat for the opponent', async () => {
  const match = await createFinishedMatch({ bestOf: 3 });
  const [one, two] = [await watch(ann, match), await watch(bob, match)];
  await playRematch(one, { next: 2 });
  await waitUntil(() => one.version(2) === 0);
  expect(one.reader.view(2)).toMatchObject({ series: { match: 2, won: [1, 0] }, players: [{ user: bob.id }, {}] });
  await playRematch(two, { next: 2 });
  await waitUntil(() => two.version(2) === 2);
});

test('a seed counts for the deal, and who sends a commitment is told which rematch to see before joining', async () => {
  const match = await createFinishedMatch();
  const [one, two] = [await watch(ann, match), await watch(bob, match)];
  expect(await playRematch(one, { commitment: 'c'.repeat(64), seed: 'anns luck' })).toBe('bad-options');
  const next = await playRematch(one, { seed: 'anns luck' });
  expect(await playRematch(two, { commitment: 'c'.repeat(64), seed: 'bobs luck', next: 2 })).toBe(next);
  await waitUntil(() => two.version(2) === 0);
  expect(two.reader.view(2)).toMatchObject({ status: 'open', seat: null });
  await playRematch(two, { seed: 'bobs luck' });
  const seeds = await server.services.rooms.read(next as MatchId, (table) =>
    table.chairs.map((chair) => ('seed' in chair ? chair.seed : null)),
  );
  expect(seeds).toEqual(['bobs luck', 'anns luck']);
});

test('refuses what HTTP refuses', async () => {
  const match = await createFinishedMatch();
  const running = await server.createRunningMatch([ann, bob]);
  const cleo = await server.createUser('Cleo');
  expect(await playRematch(await watch(null, match))).toBe('not-signed-in');
  expect(await playRematch(await watch(cleo, match))).toBe('forbidden');
  expect(await playRematch(await watch(ann, running))).toBe('not-open');
  const one = await watch(ann, match);
  expect(await playRematch(one, { on: 7 })).toBe('bad-request');
  one.sendToServer({ type: 'rematch', on: 1, next: -1 } as never);
  expect(one.messagesOfType('refused').at(-1)?.refusal.message).toContain('next');
});

test('those with a block between them do not meet again', async () => {
  const match = await createFinishedMatch();
  const [one, two] = [await watch(ann, match), await watch(bob, match)];
  const block = { user: ann.id, other: bob.id, kind: 'block', at: 0, note: '' } as const;
  await server.store.people.update({ remove: [], add: [block] });
  await playRematch(one, { next: 2 });
  expect(await playRematch(two, { next: 2 })).toBe('forbidden');
  expect(server.hub.isWatching(match, bob.id)).toBe(true);
});

test('counts like tables, and a watched rematch like a subscription', async () => {
  const match = await createFinishedMatch();
  const one = await watch(ann, match);
  const answers: string[] = [];
  for (let i = 0; i < 21; i++) answers.push(await playRematch(one));
  expect(answers.at(-1)).toBe('too-many-requests');
  const two = await watch(bob, match);
  for (let i = 0; two.closeCode === null && i < 1500; i++) {
    server.time += 35;
    askRematch(two, { next: 2 });
  }
  expect(two.closeCode).toBe(4029);
});
