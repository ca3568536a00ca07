import { quickRandom, type Random, SEATS, type Seat, type WrittenMove } from '@safehouse/contract';
import { GAME_SETUPS } from '@safehouse/games/testing';
import { createTableRequest, type MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMatches } from '../../server/lobby/match-builder.ts';
import { LeakHarness, type LeakObserver, stateOf, type TestGuest } from './leak-harness.ts';

/**
 * No channel leaks hidden cards. At many positions the cards that a viewer cannot see are replaced by others that fit
 * the same view: every response must stay the same, byte by byte.
 */

const MATCHES = Number(process.env.LEAK_MATCHES ?? 2);
const MAX_POSITIONS = Number(process.env.LEAK_POSITIONS ?? 12);

let harness: LeakHarness;
beforeAll(async () => {
  harness = await LeakHarness.start();
});
afterAll(() => harness.close());

/** A view at a version, to compare with the same request after the match has continued. */
interface PastResponse {
  readonly observer: LeakObserver;
  readonly version: number;
  readonly text: string;
}

test.each(GAME_SETUPS)('no channel leaks hidden cards of $game with $players players', async (seating) => {
  let compared = 0;
  for (let number = 0; number < MATCHES; number++) {
    const random = quickRandom(1000 * number + seating.players);
    const { id, observers } = await createSeatedMatch(seating);
    const views = await playAndCompare(id, observers, random);
    compared += views.length;
    for (const { observer, version, text } of views) {
      expect(await harness.get(observer.guest, `/api/matches/${id}?at=${version}`)).toBe(text);
    }
  }
  expect(compared).toBeGreaterThan(MATCHES);
});

async function createSeatedMatch({ game, options, players }: (typeof GAME_SETUPS)[number]) {
  const { store, commands, now } = harness.composition.services;
  const guests = await Promise.all(SEATS.slice(0, players).map((seat) => harness.createGuest(`guest ${seat}`)));
  const seats = guests.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const request = createTableRequest.parse({ game, options, seats });
  const matches = await buildMatches(request, guests[0].user, now());
  if ('code' in matches) throw new Error(matches.message);
  await store.matches.create(matches);
  const { id } = matches[0].header;
  for (const { user } of guests.slice(1)) await commands.join({ match: id, user });
  const seated = guests.map((guest, i): LeakObserver => ({ viewer: SEATS[i], guest }));
  return { id, observers: [...seated, { viewer: 'spectator', guest: null } satisfies LeakObserver] };
}

/** Plays to the end. Returns the views on the way. */
async function playAndCompare(
  id: MatchId,
  observers: readonly LeakObserver[],
  random: Random,
): Promise<PastResponse[]> {
  const knownMoves: WrittenMove[] = [];
  const views: PastResponse[] = [];
  for (;;) {
    const turn = await randomTurn(id, random);
    if (!turn) return views;
    knownMoves.push(...turn.legal);
    // Always includes the first position, because a match may be over after a few moves.
    const isSampled = views.length === 0 || random.below(3) === 0;
    if (isSampled && views.length < MAX_POSITIONS * observers.length) {
      await comparePosition(id, observers, knownMoves, random);
      views.push(...(await responsesAt(id, turn.version, observers)));
    }
    const guest = guestAtSeat(observers, turn.seat);
    const move = turn.legal[random.below(turn.legal.length)];
    const response = await harness.post(guest, `/api/matches/${id}/moves`, { version: turn.version, move });
    expect(response).toMatch(/^200 /);
  }
}

function guestAtSeat(observers: readonly LeakObserver[], seat: Seat): TestGuest | null {
  return observers.find(({ viewer }) => viewer === seat)?.guest ?? null;
}

function responsesAt(id: MatchId, version: number, observers: readonly LeakObserver[]): Promise<PastResponse[]> {
  const responseFor = async (observer: LeakObserver) => ({
    observer,
    version,
    text: await harness.get(observer.guest, `/api/matches/${id}`),
  });
  return Promise.all(observers.map(responseFor));
}

function randomTurn(id: MatchId, random: Random) {
  return harness.composition.services.rooms.read(id, ({ match, version, toAct }) => {
    if (!match || toAct.length === 0) return null;
    const seat = toAct[random.below(toAct.length)];
    return { seat, version, legal: match.legal(seat) };
  });
}

async function comparePosition(
  id: MatchId,
  observers: readonly LeakObserver[],
  knownMoves: readonly WrittenMove[],
  random: Random,
): Promise<void> {
  const probes = Array.from({ length: 4 }, () => knownMoves[random.below(knownMoves.length)]);
  for (const observer of observers) {
    const before = await harness.collectResponses(id, observer, probes);
    const state = await harness.swapState(id, (table) =>
      table.rules.redeal(table.rules.view(stateOf(table), observer.viewer), random),
    );
    const after = await harness.collectResponses(id, observer, probes);
    await harness.swapState(id, () => state);
    expect(after).toEqual(before);
  }
}
