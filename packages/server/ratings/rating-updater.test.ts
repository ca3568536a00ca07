import type { MatchId, UserId } from '@safehouse/protocol';
import { commands, type Table } from '@safehouse/table';
import { ANN, BOB, botChair, CLEO, DAN, personChair } from '@safehouse/table/test-helpers';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  applyDecision,
  createTestServices,
  openTable,
  openTestServices,
  playRandomMove,
  playToEnd,
  resignSeat,
  type TestServices,
} from '../lobby/test-helpers.ts';
import { statisticsByMode } from './game-statistics.ts';
import { RatingUpdater } from './rating-updater.ts';

function createUpdater(services: TestServices, accounts: readonly UserId[] = [ANN, BOB, CLEO, DAN]): RatingUpdater {
  return new RatingUpdater({
    ...services,
    store: services.store.ratings,
    addresses: services.store.addresses,
    isAccount: async (user) => accounts.includes(user),
    isHidden: async () => false,
  });
}

const RATED_TABLE = { game: 'agent-avenue', rated: true } as const;

const DAY_MS = 86_400_000;

/** Both have made enough moves before one of them resigns. */
async function playAndResign(services: TestServices, id: MatchId, seat: number): Promise<void> {
  const hasPlayed = ({ moves }: Table) =>
    [0, 1].every((each) => moves.filter((move) => move.seat === each).length >= 2);
  for (let i = 0; !(await services.rooms.read(id, hasPlayed)); i++) await playRandomMove(services, id, i);
  await resignSeat(services, id, seat);
}

function askForRematch(services: TestServices, id: MatchId): Promise<void> {
  return applyDecision(services, id, (table) => commands.rematch(table, ANN, 'rematch' as MatchId));
}

async function storedRatingOf(services: TestServices, user: UserId, game = 'agent-avenue', mode = '2') {
  return services.store.ratings.ratingOf(user, game, mode);
}

test('a rated match changes both ratings when it ends', async () => {
  const services = createTestServices();
  const ratings = createUpdater(services);
  await ratings.start();
  const id = await openTable(services, RATED_TABLE);
  await playAndResign(services, id, 1);
  await ratings.stop();
  expect((await storedRatingOf(services, ANN))?.rating).toBeGreaterThan(1600);
  expect((await storedRatingOf(services, BOB))?.rating).toBeLessThan(1400);
  expect(await services.store.ratings.ratingsOf(ANN)).toMatchObject([{ game: 'agent-avenue', mode: '2', matches: 1 }]);
});

test('a rematch does not count the match before it again', async () => {
  const services = createTestServices();
  const countMatch = vi.spyOn(services.store.ratings, 'countMatch');
  const ratings = createUpdater(services);
  await ratings.start();
  const id = await openTable(services, RATED_TABLE);
  await playAndResign(services, id, 1);
  await askForRematch(services, id);
  await ratings.stop();
  expect(countMatch).toHaveBeenCalledTimes(1);
});

test('a match that spectators see later is counted when they have seen its end', async () => {
  const services = createTestServices();
  const ratings = createUpdater(services);
  const id = await openTable(services, { ...RATED_TABLE, delay: 60 });
  await playAndResign(services, id, 1);
  services.advanceTime(59_999);
  await askForRematch(services, id);
  await ratings.count(id);
  expect(await services.store.ratings.playedCountsOf(ANN)).toEqual([]);
  services.advanceTime(1);
  await ratings.count(id);
  expect((await storedRatingOf(services, ANN))?.rating).toBeGreaterThan(1600);
  await ratings.stop();
});

test('a match is counted once, however often and by whichever server it is tried', async () => {
  const services = createTestServices();
  const other = openTestServices(services.path);
  onTestFinished(() => other.store.close());
  const id = await openTable(services, RATED_TABLE);
  await playAndResign(services, id, 0);
  const [here, there] = [createUpdater(services), createUpdater(other)];
  await Promise.all([here.count(id), there.count(id), here.count(id), there.start(), here.start()]);
  await here.count(id);
  expect((await storedRatingOf(services, ANN))?.matches).toBe(1);
  expect(await services.store.ratings.playedCountsOf(ANN)).toEqual([
    { game: 'agent-avenue', matches: 1, wins: 0, draws: 0 },
  ]);
});

test('matches that ended uncounted are counted at the next start', async () => {
  const services = createTestServices();
  for (let i = 0; i < 3; i++) await playAndResign(services, await openTable(services, RATED_TABLE), 1);
  await openTable(services, RATED_TABLE);
  expect(await storedRatingOf(services, ANN)).toBeNull();
  await createUpdater(services).start();
  expect((await storedRatingOf(services, ANN))?.matches).toBe(3);
});

test('matches that end concurrently are all counted, each from the ratings after the last one', async () => {
  const services = createTestServices();
  const other = openTestServices(services.path);
  onTestFinished(() => other.store.close());
  const ids: MatchId[] = [];
  for (let i = 0; i < 6; i++) ids.push(await openTable(services, RATED_TABLE));
  for (const id of ids) await playAndResign(services, id, 1);
  const [here, there] = [createUpdater(services), createUpdater(other)];
  await Promise.all(ids.map((id, i) => (i % 2 ? here : there).count(id)));
  const [ann, bob] = [await storedRatingOf(services, ANN), await storedRatingOf(services, BOB)];
  expect(ann?.matches).toBe(6);
  expect(bob?.matches).toBe(6);

  const alone = createTestServices();
  const sequential = createUpdater(alone);
  for (let i = 0; i < 6; i++) {
    const id = await openTable(alone, RATED_TABLE);
    await playAndResign(alone, id, 1);
    await sequential.count(id);
  }
  expect((await storedRatingOf(alone, ANN))?.rating).toBe(ann?.rating);
});

test('matches that change no ratings do not wait for each other', async () => {
  const services = createTestServices();
  const ratings = createUpdater(services);
  await ratings.start();
  const ids = await Promise.all(Array.from({ length: 5 }, () => openTable(services, { game: 'agent-avenue' })));
  const count = services.store.ratings.countMatch.bind(services.store.ratings);
  let running = 0;
  let mostRunning = 0;
  vi.spyOn(services.store.ratings, 'countMatch').mockImplementation(async (...args) => {
    mostRunning = Math.max(mostRunning, ++running);
    return count(...args).finally(() => running--);
  });
  await Promise.all(ids.map((id) => resignSeat(services, id, 0)));
  await ratings.stop();
  expect(mostRunning).toBe(5);
  for (const id of ids) expect(await services.store.ratings.isCounted(id)).toBe(true);
});

test('guests and bots are not rated, but their matches are in the statistics', async () => {
  const services = createTestServices();
  const ratings = createUpdater(services, [ANN]);
  await ratings.start();
  await resignSeat(services, await openTable(services, { ...RATED_TABLE, game: 'kompromat' }), 1);
  await resignSeat(services, await openTable(services, { chairs: [personChair(ANN), botChair('master')] }), 0);
  await ratings.stop();
  expect(await services.store.ratings.ratingsOf(ANN)).toEqual([]);
  expect(await services.store.ratings.playedCountsOf(ANN)).toEqual([
    { game: 'kompromat', matches: 2, wins: 1, draws: 0 },
  ]);
  expect(statisticsByMode(await services.store.ratings.tallies('kompromat'))).toEqual([
    {
      mode: '2',
      matches: 2,
      draws: 0,
      averageMoves: 0,
      seats: [
        { seat: 0, matches: 2, wins: 1 },
        { seat: 1, matches: 2, wins: 1 },
      ],
      bots: [{ level: 'master', matches: 1, wins: 1 }],
    },
  ]);
});

test('a team game of four is rated as two sides, in its own mode', async () => {
  const services = createTestServices();
  const ratings = createUpdater(services);
  await ratings.start();
  const chairs = [ANN, BOB, CLEO, DAN].map(personChair);
  const id = await openTable(services, { game: 'agent-avenue', chairs, rated: true });
  await playToEnd(services, id, 3);
  await ratings.stop();
  const after = await Promise.all(
    [ANN, BOB, CLEO, DAN].map((user) => storedRatingOf(services, user, 'agent-avenue', '4')),
  );
  const winner = await services.rooms.read(id, ({ result }) => result!.winners[0]);
  expect(after[0]?.rating).toBe(after[2]?.rating);
  expect(after[1]?.rating).toBe(after[3]?.rating);
  expect(after[winner!]?.rating).toBeGreaterThan(1500);
});

test('leaders have enough matches and a low deviation, best first', async () => {
  const services = createTestServices();
  const ratings = createUpdater(services);
  for (let i = 0; i < 12; i++) {
    services.advanceTime(3 * DAY_MS);
    const id = await openTable(services, RATED_TABLE);
    await playAndResign(services, id, i % 4 === 0 ? 0 : 1);
    await ratings.count(id);
  }
  const fresh = await openTable(services, { ...RATED_TABLE, chairs: [personChair(CLEO), personChair(DAN)] });
  await playAndResign(services, fresh, 1);
  await ratings.count(fresh);
  const criteria = { limit: 100, minMatches: 10, maxDeviation: 200 };
  const leaders = await services.store.ratings.leaders('agent-avenue', '2', criteria);
  expect(leaders.map(({ user }) => user)).toEqual([ANN, BOB]);
  expect(await services.store.ratings.leaders('agent-avenue', '2', { ...criteria, maxDeviation: 50 })).toEqual([]);
});

test('erasing a user deletes their ratings', async () => {
  const services = createTestServices();
  await playAndResign(services, await openTable(services, RATED_TABLE), 1);
  await createUpdater(services).start();
  await services.store.ratings.eraseUser(ANN);
  expect(await services.store.ratings.ratingsOf(ANN)).toEqual([]);
  expect(await services.store.ratings.playedCountsOf(ANN)).toEqual([]);
  expect(await storedRatingOf(services, BOB)).not.toBeNull();
});

test('40 matches that were resigned without a move leave both unrated', async () => {
  const services = createTestServices();
  const ratings = createUpdater(services);
  for (let i = 0; i < 40; i++) {
    const id = await openTable(services, RATED_TABLE);
    await resignSeat(services, id, 1);
    await ratings.count(id);
  }
  for (const user of [ANN, BOB]) expect(await services.store.ratings.ratingsOf(user)).toEqual([]);
  expect(await services.store.ratings.playedCountsOf(ANN)).toMatchObject([{ matches: 40, wins: 40 }]);
  expect(await services.store.addresses.flags(9)).toEqual([]);
});

test('40 quick wins against one opponent count no more than a few, and make the rating no more certain', async () => {
  const services = createTestServices();
  const ratings = createUpdater(services);
  for (let i = 0; i < 40; i++) {
    const id = await openTable(services, RATED_TABLE);
    await playAndResign(services, id, 1);
    await ratings.count(id);
  }
  const ann = await storedRatingOf(services, ANN);
  expect(ann?.matches).toBe(6);
  expect(ann?.rating).toBeLessThanOrEqual(1800);
  expect(ann?.deviation).toBeGreaterThan(200);
});

test('matches of accounts that share an address are flagged, and three a day count', async () => {
  const services = createTestServices();
  const ratings = createUpdater(services);
  for (const user of [ANN, BOB]) await services.store.addresses.recordUse(user, 'home', services.now());
  const ids: MatchId[] = [];
  for (let i = 0; i < 5; i++) {
    services.advanceTime(1000);
    ids.push(await openTable(services, RATED_TABLE));
    await (i === 0 ? resignSeat : playAndResign)(services, ids[i], 1);
    await ratings.count(ids[i]);
  }
  expect((await storedRatingOf(services, ANN))?.matches).toBe(3);
  const flags = (await services.store.addresses.flags(9)).toReversed();
  expect(flags.map(({ match }) => match)).toEqual(ids);
  expect(flags.map(({ isRated }) => isRated)).toEqual([false, true, true, true, false]);
  expect(flags[0]).toMatchObject({ game: 'agent-avenue', mode: '2', users: [ANN, BOB] });
});
