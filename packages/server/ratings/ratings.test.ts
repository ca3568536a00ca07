import type { MatchId, UserId } from '@safehouse/protocol';
import { ANN, BOB, bot, CLEO, DAN, person } from '@safehouse/table/testing';
import { expect, onTestFinished, test } from 'vitest';
import { houseAt, openTable, playOut, resign, type SmallHouse, smallHouse } from '../lobby/testing.ts';
import { Ratings } from './ratings.ts';
import { statisticsFrom } from './statistics.ts';

function ratingsOf(house: SmallHouse, accounts: readonly UserId[] = [ANN, BOB, CLEO, DAN]): Ratings {
  return new Ratings({
    ...house,
    store: house.store.ratings,
    isAccount: async (user) => accounts.includes(user),
  });
}

const RATED = { game: 'kompromat', rated: true } as const;

async function rated(house: SmallHouse, user: UserId, game = 'kompromat', mode = '2') {
  return house.store.ratings.ratingOf(user, game, mode);
}

test('a rated match changes the ratings of both when it ends', async () => {
  const house = smallHouse();
  const ratings = ratingsOf(house);
  await ratings.start();
  const id = await openTable(house, RATED);
  await resign(house, id, 1);
  await ratings.stop();
  expect((await rated(house, ANN))?.rating).toBeGreaterThan(1600);
  expect((await rated(house, BOB))?.rating).toBeLessThan(1400);
  expect(await house.store.ratings.ratingsOf(ANN)).toMatchObject([
    { game: 'kompromat', mode: '2', matches: 1 },
  ]);
});

test('a match is counted once, however often it is tried and by whom', async () => {
  const house = smallHouse();
  const other = houseAt(house.path);
  onTestFinished(() => other.store.close());
  const id = await openTable(house, RATED);
  await resign(house, id, 0);
  const [here, there] = [ratingsOf(house), ratingsOf(other)];
  await Promise.all([here.count(id), there.count(id), here.count(id), there.start(), here.start()]);
  await here.count(id);
  expect((await rated(house, ANN))?.matches).toBe(1);
  expect(await house.store.ratings.playedBy(ANN)).toEqual([
    { game: 'kompromat', matches: 1, wins: 0, draws: 0 },
  ]);
});

test('what ended while nobody counted is counted at the next start', async () => {
  const house = smallHouse();
  for (let i = 0; i < 3; i++) await resign(house, await openTable(house, RATED), 1);
  await openTable(house, RATED);
  expect(await rated(house, ANN)).toBeNull();
  await ratingsOf(house).start();
  expect((await rated(house, ANN))?.matches).toBe(3);
});

test('matches that end at once are all counted, each from where the last one left the ratings', async () => {
  const house = smallHouse();
  const other = houseAt(house.path);
  onTestFinished(() => other.store.close());
  const ids: MatchId[] = [];
  for (let i = 0; i < 8; i++) ids.push(await openTable(house, RATED));
  for (const id of ids) await resign(house, id, 1);
  const [here, there] = [ratingsOf(house), ratingsOf(other)];
  await Promise.all(ids.map((id, i) => (i % 2 ? here : there).count(id)));
  const [ann, bob] = [await rated(house, ANN), await rated(house, BOB)];
  expect(ann?.matches).toBe(8);
  expect(bob?.matches).toBe(8);

  const alone = smallHouse();
  const oneByOne = ratingsOf(alone);
  for (let i = 0; i < 8; i++) {
    const id = await openTable(alone, RATED);
    await resign(alone, id, 1);
    await oneByOne.count(id);
  }
  expect((await rated(alone, ANN))?.rating).toBe(ann?.rating);
});

test('guests and bots have no ratings, but their matches are in the statistics', async () => {
  const house = smallHouse();
  const ratings = ratingsOf(house, [ANN]);
  await ratings.start();
  await resign(house, await openTable(house, RATED), 1);
  await resign(house, await openTable(house, { chairs: [person(ANN), bot('master')] }), 0);
  await ratings.stop();
  expect(await rated(house, ANN)).toBeNull();
  expect(await house.store.ratings.playedBy(ANN)).toEqual([
    { game: 'kompromat', matches: 2, wins: 1, draws: 0 },
  ]);
  expect(statisticsFrom(await house.store.ratings.tallies('kompromat'))).toEqual([
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
  const house = smallHouse();
  const ratings = ratingsOf(house);
  await ratings.start();
  const chairs = [ANN, BOB, CLEO, DAN].map(person);
  const id = await openTable(house, { game: 'agent-avenue', chairs, rated: true });
  await playOut(house, id, 3);
  await ratings.stop();
  const after = await Promise.all(
    [ANN, BOB, CLEO, DAN].map((user) => rated(house, user, 'agent-avenue', '4')),
  );
  const winner = await house.rooms.look(id, ({ result }) => result!.winners[0]);
  expect(after[0]?.rating).toBe(after[2]?.rating);
  expect(after[1]?.rating).toBe(after[3]?.rating);
  expect(after[winner!]?.rating).toBeGreaterThan(1500);
});

test('leaders have played enough and are known well enough, the best first', async () => {
  const house = smallHouse();
  const ratings = ratingsOf(house);
  for (let i = 0; i < 12; i++) {
    const id = await openTable(house, RATED);
    await resign(house, id, i % 4 === 0 ? 0 : 1);
    await ratings.count(id);
  }
  const fresh = await openTable(house, { ...RATED, chairs: [person(CLEO), person(DAN)] });
  await resign(house, fresh, 1);
  await ratings.count(fresh);
  const leading = { most: 100, matches: 10, deviation: 200 };
  const leaders = await house.store.ratings.leaders('kompromat', '2', leading);
  expect(leaders.map(({ user }) => user)).toEqual([ANN, BOB]);
  expect(await house.store.ratings.leaders('kompromat', '2', { ...leading, deviation: 50 })).toEqual([]);
});

test('who goes is forgotten', async () => {
  const house = smallHouse();
  await resign(house, await openTable(house, RATED), 1);
  await ratingsOf(house).start();
  await house.store.ratings.forget(ANN);
  expect(await house.store.ratings.ratingsOf(ANN)).toEqual([]);
  expect(await house.store.ratings.playedBy(ANN)).toEqual([]);
  expect(await rated(house, BOB)).not.toBeNull();
});
