import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  quickRandom,
  type Random,
  SEATS,
  type Seat,
  type Viewer,
  type WrittenMove,
} from '@safehouse/contract';
import { type MatchId, type NewTable, newTable } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configFrom } from './config.ts';
import { appOf } from './http/app.ts';
import { allRoutes } from './http/routes.ts';
import { newMatches } from './lobby/create.ts';
import { jsonLog } from './log.ts';
import { type OpenHouse, openHouse } from './open-house.ts';
import { Sight } from './socket/sight.ts';

/**
 * What a seat may not know never reaches it, on any channel. At many positions the true cards behind a viewer's back
 * are exchanged for others that this viewer cannot tell from them: every answer must stay the same, byte by byte.
 */

const MATCHES = Number(process.env.LEAK_MATCHES ?? 3);
/** Positions of a match that are looked at, at most. */
const POSITIONS = Number(process.env.LEAK_POSITIONS ?? 12);
const SEATINGS: readonly (Pick<NewTable, 'game' | 'options'> & { readonly players: number })[] = [
  { game: 'agent-avenue', options: {}, players: 2 },
  { game: 'agent-avenue', options: { mode: 'advanced' }, players: 4 },
  { game: 'kompromat', options: {}, players: 2 },
  { game: 'spy-connection', options: {}, players: 3 },
];

const folder = mkdtempSync(join(tmpdir(), 'safehouse-leaks-'));
const logged: string[] = [];
let open: OpenHouse;
let app: ReturnType<typeof appOf>;

beforeAll(async () => {
  const config = configFrom({ DATA_DIR: folder, RATE_LIMITS: 'off', PUBLIC_URL: 'http://safehouse.test' });
  open = await openHouse(
    config,
    jsonLog(
      'debug',
      (line) => logged.push(line),
      () => 0,
    ),
  );
  app = appOf(open.house, allRoutes());
});

afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});

interface Person {
  readonly seat: Seat;
  readonly token: string;
}

test.each(SEATINGS)('no channel tells $game with $players players what is hidden', async (seating) => {
  let compared = 0;
  for (let number = 0; number < MATCHES; number++) {
    const random = quickRandom(1000 * number + seating.players);
    const { id, people } = await seated(seating);
    compared += await playAndCompare(id, people, random);
  }
  expect(compared).toBeGreaterThan(MATCHES);
});

async function seated({ game, options, players }: (typeof SEATINGS)[number]) {
  const { house } = open;
  const guests = await Promise.all(
    SEATS.slice(0, players).map(async (seat) => {
      const opening = await house.identity.guest(`guest ${seat}`);
      if (!opening.ok) throw new Error(opening.refusal.code);
      return { user: opening.user.id, token: opening.token, seat };
    }),
  );
  const seats = guests.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const made = await newMatches(newTable.parse({ game, options, seats }), guests[0].user, house.now());
  if ('code' in made) throw new Error(made.message);
  await house.store.matches.create(made);
  const { id } = made[0].header;
  for (const { user } of guests.slice(1)) await house.wishes.join({ match: id, user });
  return { id, people: guests };
}

async function playAndCompare(id: MatchId, people: readonly Person[], random: Random): Promise<number> {
  const tried: WrittenMove[] = [];
  let compared = 0;
  for (;;) {
    const turn = await turnOf(id, random);
    if (!turn) break;
    tried.push(...turn.legal);
    if (compared < POSITIONS && random.below(3) === 0) {
      compared++;
      await comparePosition(id, people, tried, random);
    }
    const played = await post(people[turn.seat].token, `/api/matches/${id}/moves`, {
      version: turn.version,
      move: turn.legal[random.below(turn.legal.length)],
    });
    expect(played).toMatch(/^200 /);
  }
  return compared;
}

function turnOf(id: MatchId, random: Random) {
  return open.house.rooms.look(id, ({ match, version, toAct }) => {
    if (!match || toAct.length === 0) return null;
    const seat = toAct[random.below(toAct.length)];
    return { seat, version, legal: match.legal(seat) };
  });
}

async function comparePosition(
  id: MatchId,
  people: readonly Person[],
  tried: readonly WrittenMove[],
  random: Random,
): Promise<void> {
  const probes = Array.from({ length: 4 }, () => tried[random.below(tried.length)]);
  for (const viewer of [...SEATS.slice(0, people.length), 'spectator' as const]) {
    const token = viewer === 'spectator' ? null : people[viewer].token;
    const truth = await allThatIsSaid(id, viewer, token, probes);
    const state = await exchange(id, (table) =>
      table.rules.redeal(table.rules.view(stateOf(table), viewer), random),
    );
    const twin = await allThatIsSaid(id, viewer, token, probes);
    await exchange(id, () => state);
    expect(twin).toEqual(truth);
  }
}

function stateOf({ match }: Table): object {
  if (!match) throw new Error('no match');
  return match.state;
}

/** Puts another state in the place of the one in memory; gives back what was there. */
async function exchange(id: MatchId, other: (table: Table) => object): Promise<object> {
  const before = await open.house.rooms.look(id, (table) => {
    const state = stateOf(table);
    (table.match as unknown as { state: object }).state = other(table);
    return state;
  });
  if (!before) throw new Error('no such match');
  return before;
}

/** Every answer this viewer can get without changing anything, with what it does to counters and the log. */
async function allThatIsSaid(
  id: MatchId,
  viewer: Viewer,
  token: string | null,
  probes: readonly WrittenMove[],
): Promise<string[]> {
  const before = open.house.metrics.text();
  const logBefore = logged.length;
  const said: string[] = [];
  for (const path of ['', '?since=0', '/record', '/fairness', '/chat']) {
    said.push(await get(token, `/api/matches/${id}${path}`));
  }
  said.push(await get(token, '/api/matches'), await get(token, `/fairness/${id}`));
  said.push(...(await refusedMoves(id, viewer, token, probes)));
  const page = await open.house.rooms.look(id, (table) =>
    new Sight(table, viewer, () => 'somebody').page(table, watcher, 0),
  );
  said.push(String(page));
  said.push(JSON.stringify(growth(before, open.house.metrics.text())));
  said.push(...logged.slice(logBefore));
  return said;
}

const watcher = { on: 1, listener: { form: 'short', userId: null, tell: () => undefined } } as never;

/** Moves that cannot be played now, and why: at the right version where the move is not legal, and at a wrong one. */
async function refusedMoves(
  id: MatchId,
  viewer: Viewer,
  token: string | null,
  probes: readonly WrittenMove[],
): Promise<string[]> {
  if (viewer === 'spectator' || token === null) return [];
  const now = await open.house.rooms.look(id, ({ match, version, toAct }) => ({
    version,
    legal: match && toAct.includes(viewer) ? match.legal(viewer).map((move) => JSON.stringify(move)) : [],
  }));
  if (!now) throw new Error('no such match');
  const answers: string[] = [];
  for (const move of probes) {
    const path = `/api/matches/${id}/moves`;
    answers.push(await post(token, path, { version: now.version - 1, move }));
    if (!now.legal.includes(JSON.stringify(move)))
      answers.push(await post(token, path, { version: now.version, move }));
  }
  return answers;
}

/** By how much each counter has grown. */
function growth(before: string, after: string): object {
  const counts = (text: string) =>
    new Map(
      text
        .split('\n')
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
  const old = counts(before);
  return Object.fromEntries([...counts(after)].map(([name, count]) => [name, count - (old.get(name) ?? 0)]));
}

async function get(token: string | null, path: string): Promise<string> {
  return said(await app.request(path, { headers: headersFor(token) }));
}

async function post(token: string | null, path: string, body: object): Promise<string> {
  return said(
    await app.request(path, { method: 'POST', headers: headersFor(token), body: JSON.stringify(body) }),
  );
}

function headersFor(token: string | null): { [name: string]: string } {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

async function said(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('; ');
  return `${response.status} ${headers} ${await response.text()}`;
}
