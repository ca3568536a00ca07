import { quickRandom, type Random, SEATS, type Seat, type WrittenMove } from '@safehouse/contract';
import { type CreateTableRequest, createTableRequest, type MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMatches } from '../../server/lobby/match-builder.ts';
import { LeakHarness, type LeakObserver, stateOf, type TestGuest } from './leak-harness.ts';

/**
 * What a seat may not know never reaches it, on any channel. At many positions the true cards behind a viewer's back
 * are exchanged for others that this viewer cannot tell from them: every answer must stay the same, byte by byte.
 */

const MATCHES = Number(process.env.LEAK_MATCHES ?? 2);
/** Positions of a match that are looked at, at most. */
const MAX_POSITIONS = Number(process.env.LEAK_POSITIONS ?? 12);
const SEATINGS: readonly (Pick<CreateTableRequest, 'game' | 'options'> & { readonly players: number })[] = [
  { game: 'agent-avenue', options: {}, players: 2 },
  { game: 'agent-avenue', options: { mode: 'advanced' }, players: 4 },
  { game: 'kompromat', options: {}, players: 2 },
  { game: 'spy-connection', options: {}, players: 3 },
];

let harness: LeakHarness;
beforeAll(async () => {
  harness = await LeakHarness.start();
});
afterAll(() => harness.close());

/** What was said at a version, to be asked for again when it is past. */
interface PastResponse {
  readonly observer: LeakObserver;
  readonly version: number;
  readonly text: string;
}

test.each(SEATINGS)('no channel tells $game with $players players what is hidden', async (seating) => {
  let compared = 0;
  for (let number = 0; number < MATCHES; number++) {
    const random = quickRandom(1000 * number + seating.players);
    const { id, everybody } = await createSeatedMatch(seating);
    const pages = await playAndCompare(id, everybody, random);
    compared += pages.length;
    for (const { observer, version, text } of pages) {
      expect(await harness.get(observer.guest, `/api/matches/${id}?at=${version}`)).toBe(text);
    }
  }
  expect(compared).toBeGreaterThan(MATCHES);
});

async function createSeatedMatch({ game, options, players }: (typeof SEATINGS)[number]) {
  const { store, commands, now } = harness.composition.services;
  const guests = await Promise.all(
    SEATS.slice(0, players).map((seat) => harness.createGuest(`guest ${seat}`)),
  );
  const seats = guests.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const made = await buildMatches(createTableRequest.parse({ game, options, seats }), guests[0].user, now());
  if ('code' in made) throw new Error(made.message);
  await store.matches.create(made);
  const { id } = made[0].header;
  for (const { user } of guests.slice(1)) await commands.join({ match: id, user });
  const atTable = guests.map((guest, i): LeakObserver => ({ viewer: SEATS[i], guest }));
  return { id, everybody: [...atTable, { viewer: 'spectator', guest: null } satisfies LeakObserver] };
}

/** Plays to the end. Gives the pages that were looked at on the way. */
async function playAndCompare(
  id: MatchId,
  everybody: readonly LeakObserver[],
  random: Random,
): Promise<PastResponse[]> {
  const tried: WrittenMove[] = [];
  const pages: PastResponse[] = [];
  for (;;) {
    const turn = await randomTurn(id, random);
    if (!turn) return pages;
    tried.push(...turn.legal);
    if (pages.length < MAX_POSITIONS * everybody.length && random.below(3) === 0) {
      await comparePosition(id, everybody, tried, random);
      pages.push(...(await responsesAt(id, turn.version, everybody)));
    }
    const guest = guestAtSeat(everybody, turn.seat);
    const move = turn.legal[random.below(turn.legal.length)];
    const played = await harness.post(guest, `/api/matches/${id}/moves`, { version: turn.version, move });
    expect(played).toMatch(/^200 /);
  }
}

function guestAtSeat(everybody: readonly LeakObserver[], seat: Seat): TestGuest | null {
  return everybody.find(({ viewer }) => viewer === seat)?.guest ?? null;
}

function responsesAt(
  id: MatchId,
  version: number,
  everybody: readonly LeakObserver[],
): Promise<PastResponse[]> {
  const page = async (observer: LeakObserver) => ({
    observer,
    version,
    text: await harness.get(observer.guest, `/api/matches/${id}`),
  });
  return Promise.all(everybody.map(page));
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
  everybody: readonly LeakObserver[],
  tried: readonly WrittenMove[],
  random: Random,
): Promise<void> {
  const probes = Array.from({ length: 4 }, () => tried[random.below(tried.length)]);
  for (const ears of everybody) {
    const truth = await harness.collectResponses(id, ears, probes);
    const state = await harness.swapState(id, (table) =>
      table.rules.redeal(table.rules.view(stateOf(table), ears.viewer), random),
    );
    const twin = await harness.collectResponses(id, ears, probes);
    await harness.swapState(id, () => state);
    expect(twin).toEqual(truth);
  }
}
