import { quickRandom, type Random, SEATS, type Seat, type WrittenMove } from '@safehouse/contract';
import { type MatchId, type NewTable, newTable } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMatches } from '../lobby/create.ts';
import { type Ears, type Guest, Listening, stateOf } from './listening.ts';

/**
 * What a seat may not know never reaches it, on any channel. At many positions the true cards behind a viewer's back
 * are exchanged for others that this viewer cannot tell from them: every answer must stay the same, byte by byte.
 */

const MATCHES = Number(process.env.LEAK_MATCHES ?? 2);
/** Positions of a match that are looked at, at most. */
const POSITIONS = Number(process.env.LEAK_POSITIONS ?? 12);
const SEATINGS: readonly (Pick<NewTable, 'game' | 'options'> & { readonly players: number })[] = [
  { game: 'agent-avenue', options: {}, players: 2 },
  { game: 'agent-avenue', options: { mode: 'advanced' }, players: 4 },
  { game: 'kompromat', options: {}, players: 2 },
  { game: 'spy-connection', options: {}, players: 3 },
];

let house: Listening;
beforeAll(async () => {
  house = await Listening.start();
});
afterAll(() => house.close());

/** What was said at a version, to be asked for again when it is past. */
interface Page {
  readonly ears: Ears;
  readonly version: number;
  readonly text: string;
}

test.each(SEATINGS)('no channel tells $game with $players players what is hidden', async (seating) => {
  let compared = 0;
  for (let number = 0; number < MATCHES; number++) {
    const random = quickRandom(1000 * number + seating.players);
    const { id, everybody } = await seated(seating);
    const pages = await playAndCompare(id, everybody, random);
    compared += pages.length;
    for (const { ears, version, text } of pages) {
      expect(await house.get(ears.guest, `/api/matches/${id}?at=${version}`)).toBe(text);
    }
  }
  expect(compared).toBeGreaterThan(MATCHES);
});

async function seated({ game, options, players }: (typeof SEATINGS)[number]) {
  const { store, wishes, now } = house.open.house;
  const guests = await Promise.all(SEATS.slice(0, players).map((seat) => house.guest(`guest ${seat}`)));
  const seats = guests.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const made = await newMatches(newTable.parse({ game, options, seats }), guests[0].user, now());
  if ('code' in made) throw new Error(made.message);
  await store.matches.create(made);
  const { id } = made[0].header;
  for (const { user } of guests.slice(1)) await wishes.join({ match: id, user });
  const atTable = guests.map((guest, i): Ears => ({ viewer: SEATS[i], guest }));
  return { id, everybody: [...atTable, { viewer: 'spectator', guest: null } satisfies Ears] };
}

/** Plays to the end. Gives the pages that were looked at on the way. */
async function playAndCompare(id: MatchId, everybody: readonly Ears[], random: Random): Promise<Page[]> {
  const tried: WrittenMove[] = [];
  const pages: Page[] = [];
  for (;;) {
    const turn = await turnOf(id, random);
    if (!turn) return pages;
    tried.push(...turn.legal);
    if (pages.length < POSITIONS * everybody.length && random.below(3) === 0) {
      await comparePosition(id, everybody, tried, random);
      pages.push(...(await pagesAt(id, turn.version, everybody)));
    }
    const guest = holderIn(everybody, turn.seat);
    const move = turn.legal[random.below(turn.legal.length)];
    const played = await house.post(guest, `/api/matches/${id}/moves`, { version: turn.version, move });
    expect(played).toMatch(/^200 /);
  }
}

function holderIn(everybody: readonly Ears[], seat: Seat): Guest | null {
  return everybody.find(({ viewer }) => viewer === seat)?.guest ?? null;
}

function pagesAt(id: MatchId, version: number, everybody: readonly Ears[]): Promise<Page[]> {
  const page = async (ears: Ears) => ({
    ears,
    version,
    text: await house.get(ears.guest, `/api/matches/${id}`),
  });
  return Promise.all(everybody.map(page));
}

function turnOf(id: MatchId, random: Random) {
  return house.open.house.rooms.look(id, ({ match, version, toAct }) => {
    if (!match || toAct.length === 0) return null;
    const seat = toAct[random.below(toAct.length)];
    return { seat, version, legal: match.legal(seat) };
  });
}

async function comparePosition(
  id: MatchId,
  everybody: readonly Ears[],
  tried: readonly WrittenMove[],
  random: Random,
): Promise<void> {
  const probes = Array.from({ length: 4 }, () => tried[random.below(tried.length)]);
  for (const ears of everybody) {
    const truth = await house.all(id, ears, probes);
    const state = await house.exchange(id, (table) =>
      table.rules.redeal(table.rules.view(stateOf(table), ears.viewer), random),
    );
    const twin = await house.all(id, ears, probes);
    await house.exchange(id, () => state);
    expect(twin).toEqual(truth);
  }
}
