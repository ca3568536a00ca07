import { ANN, BOB, CLEO } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { createTestServices, resignSeat } from '../lobby/test-helpers.ts';
import {
  createPlanTest,
  movesIn,
  offersIn,
  openDayMatch,
  type PlanTest,
  REPLY_DELAY,
  TAKE_DOWN,
  TAKE_UP,
  toldOf,
} from './test-helpers.ts';

async function start() {
  const services = createTestServices();
  const planTest = createPlanTest(services);
  await planTest.player.start();
  const match = await openDayMatch(services);
  const offers = await offersIn(planTest, match);
  return { services, planTest, match, offers, find: () => services.store.plans.find(match, BOB) };
}

const lastMove = async (planTest: PlanTest, match: Parameters<typeof movesIn>[1]) =>
  (await movesIn(planTest, match))?.at(-1);

test('the line that fits is played, after a while and not before', async () => {
  const { services, planTest, match, offers, find } = await start();
  const [first, second] = offers;
  const lines = [[{ when: toldOf(first), move: TAKE_DOWN }], [{ when: toldOf(second), move: TAKE_UP }]];
  expect(await planTest.put(match, BOB, lines)).toBeNull();
  await planTest.waitForPlans();
  expect(await movesIn(planTest, match)).toEqual([]);
  await planTest.play(match, ANN, second);
  services.advanceTime((1000 * REPLY_DELAY) / 6 - 1);
  await planTest.player.sweep();
  expect(await movesIn(planTest, match)).toHaveLength(1);
  await planTest.waitForPlans();
  expect(await lastMove(planTest, match)).toMatchObject({ seat: 1, move: TAKE_UP });
  expect([await find(), planTest.dropped]).toEqual([null, []]);
});

test('the entry of a planned move is that of any other: by its player, with a key', async () => {
  const { planTest, match, offers } = await start();
  await planTest.put(match, BOB, [[{ when: null, move: TAKE_UP }]]);
  await planTest.play(match, ANN, offers[0]);
  await planTest.waitForPlans();
  const entry = await planTest.rooms.read(match, ({ entries }) => entries.at(-1));
  expect(entry).toMatchObject({ author: BOB, event: { type: 'moved', seat: 1, move: TAKE_UP, lag: 0 } });
  expect(entry?.key).toMatch(/^[\w-]{22}$/);
});

test('a line goes on with its next step, from its first turn to the one after it', async () => {
  const { planTest, match, offers, find } = await start();
  const next = { when: null, move: { type: 'offer', up: 'nobody', down: 'nobody' } };
  await planTest.put(match, BOB, [[{ when: null, move: TAKE_UP }, next], [{ when: null, move: TAKE_DOWN }]]);
  await planTest.play(match, ANN, offers[0]);
  await planTest.waitForPlans();
  expect(await find()).toMatchObject({ state: 'waiting', lines: [[next]], version: 3 });
  await planTest.waitForPlans();
  // It is Bob's turn at once, and there is no such card.
  expect(await find()).toMatchObject({ state: 'illegal', lines: [] });
  expect(planTest.dropped).toHaveLength(1);
  expect(await movesIn(planTest, match)).toHaveLength(2);
});

test('where nothing fits, nothing is played, and its author is told', async () => {
  const { planTest, match, offers, find } = await start();
  await planTest.put(match, BOB, [[{ when: toldOf(offers[0]), move: TAKE_UP }]]);
  await planTest.play(match, ANN, offers[1]);
  await planTest.waitForPlans();
  expect(await movesIn(planTest, match)).toHaveLength(1);
  expect(await find()).toMatchObject({ state: 'unmatched', lines: [] });
  expect(planTest.dropped.map(({ user }) => user)).toEqual([BOB]);
  await planTest.waitForPlans();
  expect(planTest.dropped).toHaveLength(1);
  await planTest.play(match, BOB, TAKE_UP);
  await planTest.player.stop();
  expect(await find()).toBeNull();
});

test('a fact that only the other player knows whole fits nothing', async () => {
  const { planTest, match, offers, find } = await start();
  const { up, down } = offers[0];
  await planTest.put(match, BOB, [[{ when: { type: 'offered', seat: 0, up, down }, move: TAKE_UP }]]);
  await planTest.play(match, ANN, offers[0]);
  await planTest.waitForPlans();
  expect(await find()).toMatchObject({ state: 'unmatched' });
});

test('a move of one’s own removes the plan, a move of the others does not', async () => {
  const { planTest, match, offers, find } = await start();
  await planTest.put(match, BOB, [[{ when: null, move: TAKE_UP }]]);
  await planTest.play(match, ANN, offers[0]);
  await planTest.player.sweep();
  expect(await find()).not.toBeNull();
  await planTest.play(match, BOB, TAKE_DOWN);
  await planTest.waitForPlans();
  expect(await find()).toBeNull();
  expect(await movesIn(planTest, match)).toHaveLength(2);
});

test('an offer that was taken back does not count, and a plan waits on', async () => {
  const { planTest, match, offers, find } = await start();
  const [first, second] = offers;
  await planTest.put(match, BOB, [
    [{ when: toldOf(first), move: TAKE_DOWN }],
    [{ when: toldOf(second), move: TAKE_UP }],
  ]);
  await planTest.play(match, ANN, first);
  await planTest.rooms.execute(match, { author: ANN, key: null }, () => [{ type: 'undone', seat: 0 as never, to: 1 }]);
  await planTest.waitForPlans();
  expect(await find()).toMatchObject({ state: 'waiting' });
  await planTest.play(match, ANN, second);
  await planTest.waitForPlans();
  expect(await lastMove(planTest, match)).toMatchObject({ seat: 1, move: TAKE_UP });
});

test('when the match ends, its plans are gone', async () => {
  const { planTest, services, match, find } = await start();
  await planTest.put(match, BOB, [[{ when: null, move: TAKE_UP }]]);
  await resignSeat({ ...services, rooms: planTest.rooms }, match, 0);
  await planTest.player.sweep();
  expect(await find()).toBeNull();
});

test('a plan is for the turn of others at a slow table, and for the version that was looked at', async () => {
  const { planTest, services, match } = await start();
  const lines = [[{ when: null, move: TAKE_UP }]];
  expect(await planTest.put(match, ANN, lines)).toMatchObject({ code: 'not-plannable' });
  expect(await planTest.put(match, CLEO, lines)).toMatchObject({ code: 'forbidden' });
  expect(await planTest.plans.view(match, CLEO)).toMatchObject({ code: 'forbidden' });
  expect(await planTest.plans.put(match, BOB, { version: 0, lines })).toMatchObject({ code: 'stale', version: 1 });
  await resignSeat({ ...services, rooms: planTest.rooms }, match, 0);
  expect(await planTest.put(match, BOB, lines)).toMatchObject({ code: 'not-plannable' });
});

test('a server killed before it noted the turn: the next one plays the plan', async () => {
  const { planTest, services, match, offers, find } = await start();
  await planTest.put(match, BOB, [[{ when: null, move: TAKE_UP }]]);
  await planTest.player.stop();
  await planTest.play(match, ANN, offers[0]);
  const next = createPlanTest(services);
  await next.waitForPlans();
  expect(await movesIn(next, match)).toHaveLength(1);
  await next.player.start();
  await next.waitForPlans();
  expect(await lastMove(next, match)).toMatchObject({ seat: 1, move: TAKE_UP });
  await next.player.stop();
  expect(await find()).toBeNull();
});

test('a server killed after the move and before it noted so: nothing is played twice, and the line goes on', async () => {
  const { planTest, services, match, offers, find } = await start();
  const next = { when: null, move: { type: 'swap', card: 'nobody' } };
  await planTest.put(match, BOB, [[{ when: null, move: TAKE_UP }, next]]);
  await planTest.play(match, ANN, offers[0]);
  await planTest.player.sweep();
  const before = await find();
  await planTest.waitForPlans();
  if (!before) throw new Error('no plan');
  // Restored to its state just after the move was appended.
  await services.store.plans.put(before);
  await planTest.player.stop();
  const again = createPlanTest(services);
  await again.player.start();
  await again.waitForPlans();
  expect(await movesIn(again, match)).toHaveLength(2);
  expect(await find()).toMatchObject({ lines: [[next]], lastId: before.id });
  await again.player.stop();
});

test('nothing of a plan is in the match, in what others are shown, or in the log', async () => {
  const { planTest, services, match, offers } = await start();
  await planTest.put(match, BOB, [[{ when: toldOf(offers[0]), move: { type: 'recruit', card: 'a-secret' } }]]);
  await planTest.play(match, ANN, offers[0]);
  await planTest.waitForPlans();
  expect(planTest.dropped).toHaveLength(1);
  const stored = await services.store.matches.load(match);
  expect(JSON.stringify([stored, services.logLines])).not.toContain('a-secret');
  expect(stored?.entries).toHaveLength(2);
});
