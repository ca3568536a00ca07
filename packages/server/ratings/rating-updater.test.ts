import type { MatchId, UserId } from '@safehouse/protocol';
import { ANN, BOB, botChair, CLEO, DAN, personChair } from '@safehouse/table/test-helpers';
import { expect, onTestFinished, test } from 'vitest';
import {
  createTestServices,
  openTable,
  openTestServices,
  playToEnd,
  resignSeat,
  type TestServices,
} from '../lobby/test-helpers.ts';
import { statisticsByMode } from './game-statistics.ts';
import { RatingUpdater } from './rating-updater.ts';

function createUpdater(
  house: TestServices,
  accounts: readonly UserId[] = [ANN, BOB, CLEO, DAN],
): RatingUpdater {
  return new RatingUpdater({
    ...house,
    store: house.store.ratings,
    isAccount: async (user) => accounts.includes(user),
  });
}

const RATED_TABLE = { game: 'kompromat', rated: true } as const;

async function storedRatingOf(house: TestServices, user: UserId, game = 'kompromat', mode = '2') {
  return house.store.ratings.ratingOf(user, game, mode);
}

test('a rated match changes the ratings of both when it ends', async () => {
  const house = createTestServices();
  const ratings = createUpdater(house);
  await ratings.start();
  const id = await openTable(house, RATED_TABLE);
  await resignSeat(house, id, 1);
  await ratings.stop();
  expect((await storedRatingOf(house, ANN))?.rating).toBeGreaterThan(1600);
  expect((await storedRatingOf(house, BOB))?.rating).toBeLessThan(1400);
  expect(await house.store.ratings.ratingsOf(ANN)).toMatchObject([
    { game: 'kompromat', mode: '2', matches: 1 },
  ]);
});

test('a match is counted once, however often it is tried and by whom', async () => {
  const house = createTestServices();
  const other = openTestServices(house.path);
  onTestFinished(() => other.store.close());
  const id = await openTable(house, RATED_TABLE);
  await resignSeat(house, id, 0);
  const [here, there] = [createUpdater(house), createUpdater(other)];
  await Promise.all([here.count(id), there.count(id), here.count(id), there.start(), here.start()]);
  await here.count(id);
  expect((await storedRatingOf(house, ANN))?.matches).toBe(1);
  expect(await house.store.ratings.playedCountsOf(ANN)).toEqual([
    { game: 'kompromat', matches: 1, wins: 0, draws: 0 },
  ]);
});

test('what ended while nobody counted is counted at the next start', async () => {
  const house = createTestServices();
  for (let i = 0; i < 3; i++) await resignSeat(house, await openTable(house, RATED_TABLE), 1);
  await openTable(house, RATED_TABLE);
  expect(await storedRatingOf(house, ANN)).toBeNull();
  await createUpdater(house).start();
  expect((await storedRatingOf(house, ANN))?.matches).toBe(3);
});

test('matches that end at once are all counted, each from where the last one left the ratings', async () => {
  const house = createTestServices();
  const other = openTestServices(house.path);
  onTestFinished(() => other.store.close());
  const ids: MatchId[] = [];
  for (let i = 0; i < 8; i++) ids.push(await openTable(house, RATED_TABLE));
  for (const id of ids) await resignSeat(house, id, 1);
  const [here, there] = [createUpdater(house), createUpdater(other)];
  await Promise.all(ids.map((id, i) => (i % 2 ? here : there).count(id)));
  const [ann, bob] = [await storedRatingOf(house, ANN), await storedRatingOf(house, BOB)];
  expect(ann?.matches).toBe(8);
  expect(bob?.matches).toBe(8);

  const alone = createTestServices();
  const oneByOne = createUpdater(alone);
  for (let i = 0; i < 8; i++) {
    const id = await openTable(alone, RATED_TABLE);
    await resignSeat(alone, id, 1);
    await oneByOne.count(id);
  }
  expect((await storedRatingOf(alone, ANN))?.rating).toBe(ann?.rating);
});

test('guests and bots have no ratings, but their matches are in the statistics', async () => {
  const house = createTestServices();
  const ratings = createUpdater(house, [ANN]);
  await ratings.start();
  await resignSeat(house, await openTable(house, RATED_TABLE), 1);
  await resignSeat(house, await openTable(house, { chairs: [personChair(ANN), botChair('master')] }), 0);
  await ratings.stop();
  expect(await storedRatingOf(house, ANN)).toBeNull();
  expect(await house.store.ratings.playedCountsOf(ANN)).toEqual([
    { game: 'kompromat', matches: 2, wins: 1, draws: 0 },
  ]);
  expect(statisticsByMode(await house.store.ratings.tallies('kompromat'))).toEqual([
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

test('four partners are rated as two sides, in a mode of their own', async () => {
  const house = createTestServices();
  const ratings = createUpdater(house);
  await ratings.start();
  const chairs = [ANN, BOB, CLEO, DAN].map(personChair);
  const id = await openTable(house, { game: 'agent-avenue', chairs, rated: true });
  await playToEnd(house, id, 3);
  await ratings.stop();
  const after = await Promise.all(
    [ANN, BOB, CLEO, DAN].map((user) => storedRatingOf(house, user, 'agent-avenue', '4')),
  );
  const winner = await house.rooms.read(id, ({ result }) => result!.winners[0]);
  expect(after[0]?.rating).toBe(after[2]?.rating);
  expect(after[1]?.rating).toBe(after[3]?.rating);
  expect(after[winner!]?.rating).toBeGreaterThan(1500);
});

test('leaders have played enough and are known well enough, the best first', async () => {
  const house = createTestServices();
  const ratings = createUpdater(house);
  for (let i = 0; i < 12; i++) {
    const id = await openTable(house, RATED_TABLE);
    await resignSeat(house, id, i % 4 === 0 ? 0 : 1);
    await ratings.count(id);
  }
  const fresh = await openTable(house, { ...RATED_TABLE, chairs: [personChair(CLEO), personChair(DAN)] });
  await resignSeat(house, fresh, 1);
  await ratings.count(fresh);
  const leading = { limit: 100, minMatches: 10, maxDeviation: 200 };
  const leaders = await house.store.ratings.leaders('kompromat', '2', leading);
  expect(leaders.map(({ user }) => user)).toEqual([ANN, BOB]);
  expect(await house.store.ratings.leaders('kompromat', '2', { ...leading, maxDeviation: 50 })).toEqual([]);
});

test('who goes is forgotten', async () => {
  const house = createTestServices();
  await resignSeat(house, await openTable(house, RATED_TABLE), 1);
  await createUpdater(house).start();
  await house.store.ratings.eraseUser(ANN);
  expect(await house.store.ratings.ratingsOf(ANN)).toEqual([]);
  expect(await house.store.ratings.playedCountsOf(ANN)).toEqual([]);
  expect(await storedRatingOf(house, BOB)).not.toBeNull();
});
