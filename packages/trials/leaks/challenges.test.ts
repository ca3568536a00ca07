import { quickRandom, type Random, type Seat } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LeakHarness, type LeakObserver, stateOf, type TestGuest } from './leak-harness.ts';

/** Several users play the same deal: a player must not see the bot's cards, and the others must not see anything. */

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

/** Waits until no bot is to move. Null if the match is over. */
async function waitForOwnTurn(id: MatchId, { user }: TestGuest) {
  await vi.waitFor(
    async () => {
      const waiting = await harness.composition.services.rooms.read(id, ({ botsToAct }) => botsToAct.length);
      if (waiting !== 0) throw new Error('a bot is thinking');
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
  const response = await harness.post(guest, `/api/matches/${id}/moves`, { version: turn.version, move });
  expect(response).toMatch(/^200 /);
  await waitForOwnTurn(id, guest);
  return true;
}

async function compareWithRedeal(id: MatchId, guest: TestGuest, seat: Seat, random: Random): Promise<void> {
  const observer: LeakObserver = { viewer: seat, guest };
  const before = await harness.collectResponses(id, observer);
  const state = await harness.swapState(id, (table) =>
    table.rules.redeal(table.rules.view(stateOf(table), seat), random),
  );
  const after = await harness.collectResponses(id, observer);
  await harness.swapState(id, () => state);
  expect(after).toEqual(before);
}

describe.each(GAME_IDS)('the deal of the day of %s', (game) => {
  const path = `/api/daily/${game}`;

  test('leaks no card of the bot or of the deck to its player', async () => {
    const random = quickRandom(3);
    let compared = 0;
    // The deal of a new server is random, and some matches end after a move or two.
    for (let players = 0; compared < 3 && players < 5; players++) {
      const guest = await harness.createGuest(`Player ${players}`);
      const id = await createMatch(guest, path);
      for (let moves = 0; moves < MAX_MOVES; moves++) {
        const turn = await waitForOwnTurn(id, guest);
        if (!turn) break;
        await compareWithRedeal(id, guest, turn.seat, random);
        compared++;
        await playOneMove(id, guest, random);
      }
    }
    expect(compared).toBeGreaterThan(2);
  });

  test('leaks nothing to other users, during the match or after it', async () => {
    const [ann, fresh, playing, done] = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => harness.createGuest(name)),
    );
    await createMatch(playing, path);
    const finished = await createMatch(done, path);
    await harness.post(done, `/api/matches/${finished}/resign`);
    const id = await createMatch(ann, path);
    await Promise.all([waitForOwnTurn(id, ann), vi.waitFor(() => waitForOwnTurn(finished, done), 30_000)]);
    const responses = async () => {
      const all: string[][] = [];
      for (const guest of [null, fresh, playing, done]) {
        all.push([
          ...(await harness.collectResponses(id, { viewer: 'spectator', guest })),
          await harness.get(guest, path),
        ]);
      }
      return all;
    };
    // Only a user who has finished the deal sees the scores of the others.
    const withoutScores = (all: string[][]) => all.map((texts, i) => (i < 3 ? texts : texts.slice(0, -1)));
    const before = withoutScores(await responses());
    const random = quickRandom(4);
    for (let moves = 0; moves < 3; moves++) {
      if (!(await playOneMove(id, ann, random))) break;
      expect(withoutScores(await responses())).toEqual(before);
    }
    await harness.post(ann, `/api/matches/${id}/resign`);
    await waitForOwnTurn(id, ann);
    expect(withoutScores(await responses())).toEqual(before);
  });
});

test('in a duel the second player learns only that the first has played', async () => {
  const [ann, bob] = [await harness.createGuest('Ann'), await harness.createGuest('Bob')];
  const duel = await createMatch(ann, '/api/duels', { game: 'kompromat' });
  const legs = `/api/duels/${duel}/legs`;
  const id = await createMatch(ann, legs, { leg: 0 });
  const bobsId = await createMatch(bob, legs, { leg: 0 });
  const random = quickRandom(5);
  const responses = async () => [
    ...(await harness.collectResponses(id, { viewer: 'spectator', guest: bob })),
    await harness.get(bob, `/api/duels/${duel}`),
    await harness.get(null, `/api/duels/${duel}`),
  ];
  await Promise.all([waitForOwnTurn(id, ann), waitForOwnTurn(bobsId, bob)]);
  const before = await responses();
  for (let moves = 0; moves < 5; moves++) {
    await playOneMove(id, ann, random);
    expect(await responses()).toEqual(before);
  }
  await harness.post(ann, `/api/matches/${id}/resign`);
  await vi.waitFor(async () => expect(await harness.get(ann, `/api/duels/${duel}`)).toContain('"isOver":true'), 30_000);
  const after = await responses();
  expect(after.map((text) => text.replaceAll('"isOver":true', '"isOver":false'))).toEqual(before);
});
