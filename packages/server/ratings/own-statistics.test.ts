import { ANN, BOB, botChair, openChair, personChair } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { createTestServices, openTable, playToEnd, resignSeat } from '../lobby/test-helpers.ts';
import { computeOwnStatistics } from './own-statistics.ts';

test('statistics have wins by seat, lengths and openings, by game and mode', async () => {
  const services = createTestServices();
  const ids = [
    await openTable(services, { chairs: [personChair(ANN), personChair(BOB)] }),
    await openTable(services, { chairs: [personChair(BOB), personChair(ANN)] }),
    await openTable(services, { chairs: [personChair(ANN), botChair()] }),
  ];
  for (const [i, id] of ids.entries()) await playToEnd(services, id, i);
  const tables = await Promise.all(ids.map((id) => services.rooms.read(id, (table) => table)));
  const { modes, outcomes } = await computeOwnStatistics(services.store.matches, ANN);
  const [mode, ...others] = modes;
  expect(others).toEqual([]);
  expect(mode).toMatchObject({ game: 'kompromat', mode: '2', matches: 3 });
  const lengths = tables.map((table) => table!.moves.length);
  expect(mode.averageMoves).toBeCloseTo(lengths.reduce((a, b) => a + b, 0) / 3, 1);
  expect(mode.seats.map(({ seat, matches }) => [seat, matches])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  const won = tables.filter((table, i) => table!.result?.winners.includes([0, 1, 0][i] as never)).length;
  expect(mode.wins).toBe(won);
  expect(outcomes.map(({ match }) => match).toSorted()).toEqual(ids.toSorted());
  expect(outcomes.filter(({ outcome }) => outcome === 'won')).toHaveLength(won);
  const opening = tables[0]!.moves.find(({ seat }) => seat === 0)!.move;
  expect(mode.openings.map(({ move }) => move)).toContainEqual(opening);
});

test('running matches, matches of others and those on a shared device are left out', async () => {
  const services = createTestServices();
  await openTable(services);
  await openTable(services, { chairs: [personChair(ANN), openChair] });
  const shared = await openTable(services, { chairs: [personChair(ANN), { type: 'shared', user: ANN }] });
  const others = await openTable(services, { chairs: [personChair(BOB), botChair()] });
  for (const id of [shared, others]) await resignSeat(services, id, 0);
  expect(await computeOwnStatistics(services.store.matches, ANN)).toEqual({ modes: [], outcomes: [] });
});

test('who resigns has not won, even if the bot in their seat has', async () => {
  const services = createTestServices();
  const id = await openTable(services);
  await resignSeat(services, id, 0);
  expect(await computeOwnStatistics(services.store.matches, ANN)).toMatchObject({
    modes: [{ matches: 1, wins: 0, openings: [] }],
  });
  expect(await computeOwnStatistics(services.store.matches, BOB)).toMatchObject({
    modes: [{ matches: 1, wins: 1 }],
  });
});

test('of very long matches only the latest are read', async () => {
  const services = createTestServices();
  const ids = [await openTable(services), await openTable(services)];
  for (const id of ids) {
    services.advanceTime(1000);
    await resignSeat(services, id, 0);
  }
  const { matches } = services.store;
  const longMatches = {
    matchesOf: async (...which: Parameters<typeof matches.matchesOf>) =>
      (await matches.matchesOf(...which)).map(({ header, summary }) => ({
        header,
        summary: { ...summary, version: 20_000 },
      })),
    load: (id: (typeof ids)[0]) => matches.load(id),
  };
  expect((await computeOwnStatistics(longMatches, ANN)).outcomes.map(({ match }) => match)).toEqual([ids[1]]);
});
