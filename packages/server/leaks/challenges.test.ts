import { quickRandom, type Random, type Seat } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Ears, type Guest, Listening, stateOf } from './listening.ts';

/** A deal that several people play: its player learns no card of the bot's, and everybody else nothing at all. */

const MOVES = 12;

let house: Listening;
beforeAll(async () => {
  house = await Listening.start();
});
afterAll(() => house.close());

interface Begun {
  readonly id: MatchId;
}

const begin = async (guest: Guest, path: string, body: object = {}) =>
  (await house.ask<Begun>(guest, 'POST', path, body)).id;

/** Waits until no bot is to move. Null when the match is over. */
async function ownTurn(id: MatchId, { user }: Guest) {
  await vi.waitFor(
    async () => {
      const waits = await house.open.house.rooms.look(id, ({ botsToAct }) => botsToAct.length);
      if (waits !== 0) throw new Error('a bot is thinking');
    },
    { timeout: 10_000, interval: 5 },
  );
  return house.open.house.rooms.look(id, (table) => {
    const [seat] = table.seatsOf(user);
    if (!table.match || !table.toAct.includes(seat)) return null;
    return { seat, version: table.version, legal: table.match.legal(seat) };
  });
}

async function playOne(id: MatchId, guest: Guest, random: Random): Promise<boolean> {
  const turn = await ownTurn(id, guest);
  if (!turn) return false;
  const move = turn.legal[random.below(turn.legal.length)];
  const said = await house.post(guest, `/api/matches/${id}/moves`, { version: turn.version, move });
  expect(said).toMatch(/^200 /);
  await ownTurn(id, guest);
  return true;
}

async function compareTwins(id: MatchId, guest: Guest, seat: Seat, random: Random): Promise<void> {
  const ears: Ears = { viewer: seat, guest };
  const truth = await house.all(id, ears);
  const state = await house.exchange(id, (table) =>
    table.rules.redeal(table.rules.view(stateOf(table), seat), random),
  );
  const twin = await house.all(id, ears);
  await house.exchange(id, () => state);
  expect(twin).toEqual(truth);
}

describe.each(GAME_IDS)('the deal of the day of %s', (game) => {
  const path = `/api/daily/${game}`;

  test('tells its player nothing of the cards that the bot holds or that are to come', async () => {
    const ann = await house.guest('Ann');
    const id = await begin(ann, path);
    const random = quickRandom(3);
    let compared = 0;
    for (let moves = 0; moves < MOVES; moves++) {
      const turn = await ownTurn(id, ann);
      if (!turn) break;
      await compareTwins(id, ann, turn.seat, random);
      compared++;
      await playOne(id, ann, random);
    }
    expect(compared).toBeGreaterThan(2);
  });

  test('tells nobody else anything, whatever happens at the table and when it is over', async () => {
    const [ann, fresh, playing, done] = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => house.guest(name)),
    );
    await begin(playing, path);
    const finished = await begin(done, path);
    await house.post(done, `/api/matches/${finished}/resign`);
    const id = await begin(ann, path);
    await Promise.all([ownTurn(id, ann), vi.waitFor(() => ownTurn(finished, done))]);
    const heard = async () => {
      const all: string[][] = [];
      for (const guest of [null, fresh, playing, done]) {
        all.push([...(await house.all(id, { viewer: 'spectator', guest })), await house.get(guest, path)]);
      }
      return all;
    };
    // Who has played it themselves sees the scores of all; nobody else does.
    const untold = (all: string[][]) => all.map((one, i) => (i < 3 ? one : one.slice(0, -1)));
    const before = untold(await heard());
    const random = quickRandom(4);
    for (let moves = 0; moves < 3; moves++) {
      if (!(await playOne(id, ann, random))) break;
      expect(untold(await heard())).toEqual(before);
    }
    await house.post(ann, `/api/matches/${id}/resign`);
    await ownTurn(id, ann);
    expect(untold(await heard())).toEqual(before);
  });
});

test('of a duel the second one hears that the first has played, and nothing else', async () => {
  const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
  const duel = await begin(ann, '/api/duels', { game: 'kompromat' });
  const legs = `/api/duels/${duel}/legs`;
  const id = await begin(ann, legs, { leg: 0 });
  const own = await begin(bob, legs, { leg: 0 });
  const random = quickRandom(5);
  const heard = async () => [
    ...(await house.all(id, { viewer: 'spectator', guest: bob })),
    await house.get(bob, `/api/duels/${duel}`),
    await house.get(null, `/api/duels/${duel}`),
  ];
  await Promise.all([ownTurn(id, ann), ownTurn(own, bob)]);
  const before = await heard();
  for (let moves = 0; moves < 5; moves++) {
    await playOne(id, ann, random);
    expect(await heard()).toEqual(before);
  }
  await house.post(ann, `/api/matches/${id}/resign`);
  await vi.waitFor(async () => expect(await house.get(ann, `/api/duels/${duel}`)).toContain('"isOver":true'));
  const after = await heard();
  expect(after.map((text) => text.replaceAll('"isOver":true', '"isOver":false'))).toEqual(before);
});
