import { quickRandom, type Random, type Seat } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LeakHarness, type LeakObserver, stateOf, type TestGuest } from './leak-harness.ts';

/** A deal that several people play: its player learns no card of the bot's, and everybody else nothing at all. */

const MAX_MOVES = 12;

let harness: LeakHarness;
beforeAll(async () => {
  harness = await LeakHarness.start();
});
afterAll(() => harness.close());

interface CreatedMatch {
  readonly id: MatchId;
}

const createMatch = async (guest: TestGuest, path: string, body: object = {}) =>
  (await harness.requestJson<CreatedMatch>(guest, 'POST', path, body)).id;

/** Waits until no bot is to move. Null when the match is over. */
async function waitForOwnTurn(id: MatchId, { user }: TestGuest) {
  await vi.waitFor(
    async () => {
      const waits = await harness.composition.services.rooms.read(id, ({ botsToAct }) => botsToAct.length);
      if (waits !== 0) throw new Error('a bot is thinking');
    },
    { timeout: 10_000, interval: 5 },
  );
  return harness.composition.services.rooms.read(id, (table) => {
    const [seat] = table.seatsOf(user);
    if (!table.match || !table.toAct.includes(seat)) return null;
    return { seat, version: table.version, legal: table.match.legal(seat) };
  });
}

async function playOneMove(id: MatchId, guest: TestGuest, random: Random): Promise<boolean> {
  const turn = await waitForOwnTurn(id, guest);
  if (!turn) return false;
  const move = turn.legal[random.below(turn.legal.length)];
  const said = await harness.post(guest, `/api/matches/${id}/moves`, { version: turn.version, move });
  expect(said).toMatch(/^200 /);
  await waitForOwnTurn(id, guest);
  return true;
}

async function compareWithRedeal(id: MatchId, guest: TestGuest, seat: Seat, random: Random): Promise<void> {
  const ears: LeakObserver = { viewer: seat, guest };
  const truth = await harness.collectResponses(id, ears);
  const state = await harness.swapState(id, (table) =>
    table.rules.redeal(table.rules.view(stateOf(table), seat), random),
  );
  const twin = await harness.collectResponses(id, ears);
  await harness.swapState(id, () => state);
  expect(twin).toEqual(truth);
}

describe.each(GAME_IDS)('the deal of the day of %s', (game) => {
  const path = `/api/daily/${game}`;

  test('tells its player nothing of the cards that the bot holds or that are to come', async () => {
    const ann = await harness.createGuest('Ann');
    const id = await createMatch(ann, path);
    const random = quickRandom(3);
    let compared = 0;
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      const turn = await waitForOwnTurn(id, ann);
      if (!turn) break;
      await compareWithRedeal(id, ann, turn.seat, random);
      compared++;
      await playOneMove(id, ann, random);
    }
    expect(compared).toBeGreaterThan(2);
  });

  test('tells nobody else anything, whatever happens at the table and when it is over', async () => {
    const [ann, fresh, playing, done] = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => harness.createGuest(name)),
    );
    await createMatch(playing, path);
    const finished = await createMatch(done, path);
    await harness.post(done, `/api/matches/${finished}/resign`);
    const id = await createMatch(ann, path);
    await Promise.all([waitForOwnTurn(id, ann), vi.waitFor(() => waitForOwnTurn(finished, done))]);
    const heard = async () => {
      const all: string[][] = [];
      for (const guest of [null, fresh, playing, done]) {
        all.push([
          ...(await harness.collectResponses(id, { viewer: 'spectator', guest })),
          await harness.get(guest, path),
        ]);
      }
      return all;
    };
    // Who has played it themselves sees the scores of all; nobody else does.
    const untold = (all: string[][]) => all.map((one, i) => (i < 3 ? one : one.slice(0, -1)));
    const before = untold(await heard());
    const random = quickRandom(4);
    for (let moves = 0; moves < 3; moves++) {
      if (!(await playOneMove(id, ann, random))) break;
      expect(untold(await heard())).toEqual(before);
    }
    await harness.post(ann, `/api/matches/${id}/resign`);
    await waitForOwnTurn(id, ann);
    expect(untold(await heard())).toEqual(before);
  });
});

test('of a duel the second one hears that the first has played, and nothing else', async () => {
  const [ann, bob] = [await harness.createGuest('Ann'), await harness.createGuest('Bob')];
  const duel = await createMatch(ann, '/api/duels', { game: 'kompromat' });
  const legs = `/api/duels/${duel}/legs`;
  const id = await createMatch(ann, legs, { leg: 0 });
  const own = await createMatch(bob, legs, { leg: 0 });
  const random = quickRandom(5);
  const heard = async () => [
    ...(await harness.collectResponses(id, { viewer: 'spectator', guest: bob })),
    await harness.get(bob, `/api/duels/${duel}`),
    await harness.get(null, `/api/duels/${duel}`),
  ];
  await Promise.all([waitForOwnTurn(id, ann), waitForOwnTurn(own, bob)]);
  const before = await heard();
  for (let moves = 0; moves < 5; moves++) {
    await playOneMove(id, ann, random);
    expect(await heard()).toEqual(before);
  }
  await harness.post(ann, `/api/matches/${id}/resign`);
  await vi.waitFor(async () =>
    expect(await harness.get(ann, `/api/duels/${duel}`)).toContain('"isOver":true'),
  );
  const after = await heard();
  expect(after.map((text) => text.replaceAll('"isOver":true', '"isOver":false'))).toEqual(before);
});
