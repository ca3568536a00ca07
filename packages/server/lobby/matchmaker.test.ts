import { commitmentFor, type MatchId, type SeekRequest, seekRequest, type UserId } from '@safehouse/protocol';
import { ANN, BOB, CLEO, DAN } from '@safehouse/table/test-helpers';
import { expect, onTestFinished, test } from 'vitest';
import { Commitments } from './commitments.ts';
import { Matchmaker, type Seeker } from './matchmaker.ts';
import { createSeekMatch } from './seek-match.ts';
import { createTestServices, testUser } from './test-helpers.ts';

const [ann, bob, cleo, dan] = [ANN, BOB, CLEO, DAN].map((id) => testUser(id));
const newSeekRequest = (parts: Partial<SeekRequest> = {}) => seekRequest.parse({ game: 'kompromat', ...parts });

/** Tables are numbers here, and time only passes when the test says so. */
function createMatchmaker({
  patience = 20,
  ratings = {} as { readonly [user: string]: number },
  blocks = {} as { readonly [user: string]: readonly UserId[] },
} = {}) {
  const tables: (readonly [Seeker, Seeker])[] = [];
  const clock = { time: 0 };
  const changes = { count: 0 };
  const commitments = new Commitments(() => clock.time);
  const seeks = new Matchmaker({
    ratingOf: async (user) => ratings[user.id] ?? 1500,
    blocksOf: async (user) => blocks[user.id] ?? [],
    createMatch: async (...both) => `match ${tables.push(both)}` as MatchId,
    redeem: (commitment) => commitments.redeem(commitment),
    now: () => clock.time,
    onChange: () => {
      changes.count++;
    },
    pollTimeoutMs: patience,
  });
  onTestFinished(() => seeks.close());
  return { seeks, tables, clock, commitments, changes };
}

test('two who look for the same find each other', async () => {
  const { seeks, tables } = createMatchmaker({ patience: 5000 });
  const answers = await Promise.all([
    seeks.seek(ann, newSeekRequest()),
    seeks.seek(bob, newSeekRequest({ seed: 'b' })),
  ]);
  expect(answers).toEqual([{ match: 'match 1' }, { match: 'match 1' }]);
  expect(tables[0].map(({ user }) => user.id)).toEqual([ANN, BOB]);
  expect(tables[0][1].request.seed).toBe('b');
  expect(seeks.count).toBe(0);
});

test('who looks is listed until they are matched or give up, without their seeds', async () => {
  const { seeks, changes } = createMatchmaker({ patience: 5000, ratings: { [ANN]: 1612.4 } });
  const annSeeks = seeks.seek(ann, newSeekRequest({ seed: 's', options: { memoryAid: true } }));
  const cleoSeeks = seeks.seek(cleo, newSeekRequest({ game: 'agent-avenue' }));
  await expect.poll(() => seeks.list().length).toBe(2);
  expect(seeks.list()[0]).toEqual({
    user: ANN,
    game: 'kompromat',
    mode: '2,memoryAid=true',
    options: { memoryAid: true },
    clock: { type: 'none' },
    rated: false,
    rating: 1612,
    since: 0,
  });
  expect(changes.count).toBe(2);
  const { game, options, clock, rated } = seeks.list()[0];
  expect(await seeks.seek(bob, { game, options, clock, rated })).toEqual({ match: 'match 1' });
  await annSeeks;
  seeks.cancel(cleo);
  await cleoSeeks;
  expect(seeks.list()).toEqual([]);
  // Three searches started and ended.
  expect(changes.count).toBe(6);
});

test('somebody who does not want to be seen is paired, but not listed', async () => {
  const { seeks } = createMatchmaker({ patience: 5000 });
  const annSeeks = seeks.seek({ ...ann, isInvisible: true }, newSeekRequest());
  await expect.poll(() => seeks.count).toBe(1);
  expect(seeks.list()).toEqual([]);
  expect(await seeks.seek(bob, newSeekRequest())).toEqual(await annSeeks);
});

test('a block keeps two apart, also one that comes while both look', async () => {
  const { seeks, tables } = createMatchmaker({ blocks: { [BOB]: [ANN] } });
  const answers = Promise.all([ann, bob].map((user) => seeks.seek(user, newSeekRequest())));
  await expect.poll(() => seeks.count).toBe(2);
  expect(await answers).toEqual([{ waiting: true }, { waiting: true }]);
  const cleoSeeks = seeks.seek(cleo, newSeekRequest({ game: 'agent-avenue' }));
  await expect.poll(() => seeks.count).toBe(3);
  seeks.onBlocked(CLEO, DAN);
  expect(await seeks.seek(dan, newSeekRequest({ game: 'agent-avenue' }))).toEqual({ waiting: true });
  await cleoSeeks;
  expect(tables).toEqual([]);
});

test('options that change nothing do not keep people apart', async () => {
  const { seeks } = createMatchmaker({ patience: 5000 });
  const answers = [
    seeks.seek(ann, newSeekRequest()),
    seeks.seek(bob, newSeekRequest({ options: { memoryAid: false } })),
  ];
  expect(await Promise.all(answers)).toEqual([{ match: 'match 1' }, { match: 'match 1' }]);
});

test.each<[string, Partial<SeekRequest>]>([
  ['another game', { game: 'spy-connection' }],
  ['other options', { options: { memoryAid: true } }],
  ['another clock', { clock: { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } }],
  ['a rated match', { rated: true }],
])('who looks for %s waits on', async (_, parts) => {
  const { seeks } = createMatchmaker();
  const answers = await Promise.all([seeks.seek(ann, newSeekRequest()), seeks.seek(bob, newSeekRequest(parts))]);
  expect(answers).toEqual([{ waiting: true }, { waiting: true }]);
});

test('nobody finds themselves, from however many windows they look', async () => {
  const { seeks, tables } = createMatchmaker();
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => seeks.seek(ann, newSeekRequest())));
  expect(answers).toEqual(answers.map(() => ({ waiting: true })));
  expect(tables).toEqual([]);
  expect(seeks.count).toBe(1);
});

test('another request replaces the first', async () => {
  const { seeks } = createMatchmaker({ patience: 5000 });
  const first = seeks.seek(ann, newSeekRequest());
  const second = seeks.seek(ann, newSeekRequest({ game: 'spy-connection' }));
  expect(await first).toEqual({ waiting: false });
  expect(await Promise.all([second, seeks.seek(bob, newSeekRequest({ game: 'spy-connection' }))])).toEqual([
    { match: 'match 1' },
    { match: 'match 1' },
  ]);
});

test('the far apart meet when they have waited, also across requests', async () => {
  const { seeks, clock } = createMatchmaker({ ratings: { [ANN]: 1000, [BOB]: 2000 } });
  const ask = () => Promise.all([seeks.seek(ann, newSeekRequest()), seeks.seek(bob, newSeekRequest())]);
  for (clock.time = 0; clock.time < 28_000; clock.time += 4_000) {
    expect(await ask()).toEqual([{ waiting: true }, { waiting: true }]);
  }
  clock.time = 29_000;
  expect(await ask()).toEqual([{ match: 'match 1' }, { match: 'match 1' }]);
});

test('who was away for long begins again among the near', async () => {
  const { seeks, clock } = createMatchmaker({ ratings: { [ANN]: 1000, [BOB]: 2000 } });
  const ask = () => Promise.all([seeks.seek(ann, newSeekRequest()), seeks.seek(bob, newSeekRequest())]);
  await ask();
  clock.time = 60_000;
  expect(await ask()).toEqual([{ waiting: true }, { waiting: true }]);
});

test('who was found between two requests learns it with the next, once', async () => {
  const { seeks } = createMatchmaker();
  expect(await seeks.seek(ann, newSeekRequest())).toEqual({ waiting: true });
  expect(await seeks.seek(bob, newSeekRequest())).toEqual({ match: 'match 1' });
  expect(await seeks.seek(ann, newSeekRequest())).toEqual({ match: 'match 1' });
  expect(await seeks.seek(ann, newSeekRequest())).toEqual({ waiting: true });
});

test('who cancels, or goes away, is not found', async () => {
  const { seeks, tables } = createMatchmaker({ patience: 5000 });
  const cancelled = seeks.seek(ann, newSeekRequest());
  await new Promise((resolve) => setTimeout(resolve));
  seeks.cancel(ann);
  expect(await cancelled).toEqual({ waiting: false });
  const gone = new AbortController();
  const left = seeks.seek(cleo, newSeekRequest(), gone.signal);
  await new Promise((resolve) => setTimeout(resolve));
  gone.abort();
  expect(await left).toEqual({ waiting: false });
  expect(await seeks.seek(dan, newSeekRequest(), AbortSignal.abort())).toEqual({ waiting: false });
  expect(tables).toEqual([]);
  expect(seeks.count).toBe(0);
});

test.each<[string, Partial<SeekRequest>, string]>([
  ['an unknown game', { game: 'chess' }, 'bad-options'],
  ['unknown options', { options: { luck: 7 } }, 'bad-options'],
])('%s is refused', async (_, parts, code) => {
  expect(await createMatchmaker().seeks.seek(ann, newSeekRequest(parts))).toMatchObject({ code });
});

test('guests do not look for rated matches', async () => {
  const guest = testUser(CLEO, 'guest');
  expect(await createMatchmaker().seeks.seek(guest, newSeekRequest({ rated: true }))).toMatchObject({
    code: 'forbidden',
  });
});

test('a table that cannot be made is everybody’s misfortune, and can be tried again', async () => {
  let works = false;
  const seat = async () => {
    if (!works) throw new Error('no disk');
    return 'match' as MatchId;
  };
  const seeks = new Matchmaker({
    ratingOf: async () => 1500,
    blocksOf: async () => [],
    createMatch: seat,
    redeem: () => null,
    now: () => 0,
    onChange: () => undefined,
    pollTimeoutMs: 5000,
  });
  const tried = await Promise.allSettled([seeks.seek(ann, newSeekRequest()), seeks.seek(bob, newSeekRequest())]);
  expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  works = true;
  expect(await Promise.all([seeks.seek(ann, newSeekRequest()), seeks.seek(bob, newSeekRequest())])).toHaveLength(2);
});

test('at the real table both sit, the match runs, and both have had a hand in the deal', async () => {
  const services = createTestServices();
  const both = [
    { user: ann, request: newSeekRequest({ rated: true, seed: 'of ann' }), serverSeed: null },
    { user: bob, request: newSeekRequest({ rated: true, seed: 'of bob' }), serverSeed: null },
  ] as const;
  const id = await createSeekMatch(services, ...both);
  const table = await services.rooms.read(id, ({ status, chairs, header, chairSeeds, commitment }) => ({
    ...{ status, seated: chairs.length, header, chairSeeds },
    isCommitted: commitment === commitmentFor(header.serverSeed),
  }));
  expect(table).toMatchObject({ status: 'running', seated: 2, header: { rated: true, draw: true } });
  expect(table).toMatchObject({ chairSeeds: ['of ann', 'of bob'], isCommitted: true });
});

test('a commitment is redeemed with the first request of a search, and the next ones go on with it', async () => {
  const { seeks, tables, commitments } = createMatchmaker();
  const request = newSeekRequest({ commitment: commitments.make(), seed: 'of ann' });
  expect(await seeks.seek(ann, request)).toEqual({ waiting: true });
  expect(await seeks.seek(ann, request)).toEqual({ waiting: true });
  expect(await seeks.seek(bob, newSeekRequest())).toEqual({ match: 'match 1' });
  expect(commitmentFor(tables[0][0].serverSeed ?? '')).toBe(request.commitment);
  expect(tables[0][1].serverSeed).toBeNull();
  expect(await seeks.seek(ann, request)).toEqual({ match: 'match 1' });
  expect(await seeks.seek(ann, request)).toMatchObject({ code: 'bad-options' });
});

test('a search with another commitment takes the place of the first, and does not get its match', async () => {
  const { seeks, tables, commitments } = createMatchmaker({ patience: 5000 });
  const [first, second] = [1, 2].map(() => newSeekRequest({ commitment: commitments.make() }));
  const replaced = seeks.seek(ann, first);
  await new Promise((resolve) => setTimeout(resolve));
  const other = seeks.seek(ann, second);
  expect(await replaced).toEqual({ waiting: false });
  expect(await seeks.seek(bob, newSeekRequest())).toEqual({ match: 'match 1' });
  expect(await other).toEqual({ match: 'match 1' });
  expect(commitmentFor(tables[0][0].serverSeed ?? '')).toBe(second.commitment);
});

test('a match found with one commitment is not given to a search with another', async () => {
  const { seeks, commitments } = createMatchmaker();
  const [first, second] = [1, 2].map(() => newSeekRequest({ commitment: commitments.make() }));
  expect(await seeks.seek(ann, first)).toEqual({ waiting: true });
  expect(await seeks.seek(bob, newSeekRequest())).toEqual({ match: 'match 1' });
  expect(await seeks.seek(ann, second)).toEqual({ waiting: true });
  expect(await seeks.seek(ann, first)).toEqual({ match: 'match 1' });
});

test('when the server stops, those who look are told to ask again', async () => {
  const { seeks } = createMatchmaker({ patience: 5000 });
  const looking = seeks.seek(ann, newSeekRequest());
  await new Promise((resolve) => setTimeout(resolve));
  seeks.close();
  expect(await looking).toEqual({ waiting: true });
});

test.each([
  [['a', 'b'], 'a.b'],
  [['a', null], 'a'],
  [[null, 'b'], 'b'],
])('the committed server seeds %j are joined to %s', async ([first, second], joined) => {
  const services = createTestServices();
  const seekers = [
    { user: ann, request: newSeekRequest(), serverSeed: first },
    { user: bob, request: newSeekRequest(), serverSeed: second },
  ] as const;
  const id = await createSeekMatch(services, ...seekers);
  expect(await services.rooms.read(id, ({ header }) => header.serverSeed)).toBe(joined);
});
