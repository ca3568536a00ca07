import { quickRandom, SEATS, type Seat } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId, MatchView } from '@safehouse/protocol';
import { RetryingClient } from '../crash/retrying-client.ts';

/** A match in a data folder of an earlier release. */
export interface FixtureMatch {
  readonly id: MatchId;
  readonly game: string;
  readonly options: object;
  readonly status: 'running' | 'over';
  readonly version: number;
  /** The tokens of the players by seat; null for bots. */
  readonly tokens: readonly (string | null)[];
}

/** Information about a data folder created by a release. */
export interface FixtureNotes {
  readonly release: string;
  readonly matches: readonly FixtureMatch[];
}

/** Two people, or one against a bot. */
const LINE_UPS = [
  ['me', 'open'],
  ['me', { bot: 'gentle' }],
] as const;
/** The options of each game's second variant. */
const OPTION_SETS: readonly object[] = [
  { mode: 'advanced' },
  { wonCards: 'face-down' },
  { board: 'dark', start: 'draft' },
];
const RUNNING_MOVES = 7;
const FINISHED_MOVES = 400;

/** Plays matches of every game on a server: some to the end, some partly. */
export async function playFixtureMatches(url: string): Promise<FixtureMatch[]> {
  const matches: FixtureMatch[] = [];
  for (const [i, game] of GAME_IDS.entries()) {
    for (const options of [{}, OPTION_SETS[i] ?? {}]) {
      for (const seats of LINE_UPS) {
        for (const status of ['running', 'over'] as const) {
          matches.push(await playMatch(url, { game, options, seats }, status));
        }
      }
    }
  }
  return matches;
}

interface FixtureTable {
  readonly game: string;
  readonly options: object;
  readonly seats: (typeof LINE_UPS)[number];
}

async function playMatch(url: string, table: FixtureTable, status: FixtureMatch['status']): Promise<FixtureMatch> {
  const people = table.seats.filter((seat) => typeof seat === 'string');
  const clients = people.map((_, i) => new RetryingClient(url, quickRandom(i)));
  const tokens = await Promise.all(clients.map((client, i) => client.signInAsGuest(`guest ${i}`)));
  const [host, guest] = clients;
  const { id } = await host.request<{ readonly id: MatchId }>('POST', '/api/matches', table);
  if (guest) await guest.join(id);
  await playMoves(clients, id, status === 'running' ? RUNNING_MOVES : FINISHED_MOVES);
  const view = await viewOf(host, id);
  // The match ended early, so another one is played to be left running.
  if (status === 'running' && view.status === 'over') return playMatch(url, table, status);
  if (status === 'over' && view.status !== 'over') await host.request('POST', `/api/matches/${id}/resign`, {});
  const { version } = await viewOf(host, id);
  const seated = await Promise.all(clients.map(async (client) => (await viewOf(client, id)).seat));
  const tokenAt = (seat: Seat) => tokens[seated.indexOf(seat)] ?? null;
  const { game, options } = table;
  return { id, game, options, status, version, tokens: SEATS.slice(0, table.seats.length).map(tokenAt) };
}

export function viewOf(client: RetryingClient, id: MatchId): Promise<MatchView> {
  return client.request('GET', `/api/matches/${id}`);
}

/** Plays random moves in turn until somebody has made this many or the match is over. Returns the number of moves. */
export async function playMoves(clients: readonly RetryingClient[], id: MatchId, most: number): Promise<number> {
  const random = quickRandom(most);
  let count = 0;
  for (let idle = 0; count < most && idle < 200; idle++) {
    for (const client of clients) {
      const { version, legal, status } = await viewOf(client, id);
      if (status === 'over') return count;
      if (legal.length === 0) continue;
      const move = legal[random.below(legal.length)];
      await client.request('POST', `/api/matches/${id}/moves`, { version, move, key: `${id} ${version}` });
      count++;
      idle = 0;
    }
  }
  return count;
}
