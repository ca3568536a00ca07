import { type Game, quote } from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import {
  type ClockRule,
  type CreateTableRequest,
  type MatchId,
  newMatchId,
  newSeed,
  refusal,
  type SeatRequest,
  type ServerRefusal,
  seedDrawnByServer,
  tableSettingsOf,
  type UserId,
} from '@safehouse/protocol';
import {
  type Chair,
  commands,
  type Entry,
  newSeries,
  SERIES_SEATS,
  type Series,
  summarize,
  Table,
  type TableHeader,
} from '@safehouse/table';
import type { BuiltMatch } from '../match/rooms.ts';

/** In bytes of JSON. The built-in edition has 9 kB. */
export const MAX_EDITION_BYTES = 64 * 1024;

/** What is fixed before a table is created: the id of a rematch, and the seed to which the server has committed. */
export interface MatchReservation {
  readonly id?: MatchId;
  readonly serverSeed?: string;
  /** See `TableHeader`. */
  readonly live?: true;
  /** The next match of a series, and the user for whom its free chair is reserved. */
  readonly next?: { readonly series: Series; readonly opponent: UserId | null };
}

/** The requested tables, one or a pair, ready to be stored; or the refusal. */
export async function buildMatches(
  request: CreateTableRequest,
  host: UserId,
  now: number,
  promised: MatchReservation = {},
): Promise<readonly BuiltMatch[] | ServerRefusal> {
  const module = await loadGame(request.game);
  if (!module) return refusal('bad-options', 'there is no such game');
  if (editionBytes(request) > MAX_EDITION_BYTES)
    return refusal('too-large', `an edition may have at most ${MAX_EDITION_BYTES} bytes`);
  const problem = requestProblem(request, module);
  if (problem !== null) return refusal('bad-options', problem);
  return buildHeaders(request, host, now, promised).map((header) => buildMatch(header, module.rules, now));
}

function editionBytes({ edition }: CreateTableRequest): number {
  return edition === undefined ? 0 : Buffer.byteLength(JSON.stringify(edition));
}

function requestProblem(request: CreateTableRequest, module: GameModule): string | null {
  const { seats, options, edition, rated, pair, bestOf } = request;
  const { rules, levels } = module;
  const checked = rules.parseOptions({ options, players: seats.length, edition });
  if (!checked.ok) return checked.message;
  const unknownKey = edition === undefined ? null : module.edition?.findUnknownKey(edition);
  if (unknownKey) return `faulty edition: ${quote(unknownKey)} is not a key of editions`;
  if (seats.filter((seat) => seat === 'me').length !== 1) return 'one seat must be "me"';
  for (const seat of seats) {
    if (typeof seat === 'object' && !Object.hasOwn(levels ?? {}, seat.bot)) {
      return `there is no such bot; there are ${Object.keys(levels ?? {}).join(', ')}`;
    }
  }
  if (rated && (pair || seats.some((seat) => seat !== 'me' && seat !== 'open'))) {
    return 'only matches between people are rated, and no pairs';
  }
  if (newSeries(bestOf) && (pair || seats.length !== SERIES_SEATS))
    return 'a series is for two players, and not for a pair';
  return pair && seats.includes('shared') ? 'a pair is not for a shared device' : null;
}

function buildHeaders(
  request: CreateTableRequest,
  host: UserId,
  now: number,
  promised: MatchReservation,
): TableHeader[] {
  const seed = request.seed ?? seedDrawnByServer();
  const opponent = promised.next?.opponent ?? null;
  const chairs = request.seats.map((seat) => keepFor(buildChair(seat, host, seed), opponent));
  const series = promised.next?.series ?? newSeries(request.bestOf);
  const twin = request.pair ? newMatchId() : null;
  const header: TableHeader = {
    ...tableSettingsOf(request),
    draw: request.draw && !request.pair,
    id: promised.id ?? newMatchId(),
    chairs,
    host,
    createdAt: now,
    serverSeed: promised.serverSeed ?? newSeed(),
    ...(promised.live && { live: true }),
    pair: twin && { id: twin, seed },
    ...(series && { series, clock: withoutTakeover(request.clock) }),
  };
  return twin ? [header, twinHeader(header, { id: twin, seed })] : [header];
}

function buildChair(seat: SeatRequest, user: UserId, seed: string): Chair {
  if (seat === 'open') return { type: 'open' };
  if (seat === 'me') return { type: 'person', user, seed };
  return seat === 'shared' ? { type: 'shared', user } : { type: 'bot', level: seat.bot };
}

function keepFor(chair: Chair, opponent: UserId | null): Chair {
  return chair.type === 'open' && opponent !== null ? { ...chair, for: opponent } : chair;
}

/** Running out of time loses the match: a bot cannot play the rest of the series. */
function withoutTakeover(clock: ClockRule): ClockRule {
  return clock.type === 'none' ? clock : { ...clock, onTimeout: 'lose' };
}

/** The same deal with rotated seats and open chairs for other people, so that nobody plays the same cards twice. */
function twinHeader(header: TableHeader, { id, seed }: { readonly id: MatchId; readonly seed: string }): TableHeader {
  const moved = [...header.chairs.slice(-1), ...header.chairs.slice(0, -1)];
  const chairs = moved.map((chair): Chair => (chair.type === 'person' ? { type: 'open' } : chair));
  return { ...header, id, chairs, pair: { id: header.id, seed } };
}

/** A table without an open chair starts at once. It keeps the current version of the rules to its end. */
export function buildMatch(wanted: Omit<TableHeader, 'rules'>, rules: Game, now: number): BuiltMatch {
  const header: TableHeader = { ...wanted, rules: rules.version };
  const table = new Table(header, rules);
  const entries: Entry[] = [];
  if (header.chairs.every(({ type }) => type !== 'open')) {
    entries.push({
      version: 1,
      at: now,
      author: header.host,
      key: null,
      event: commands.startEvent(header, header.chairs),
    });
  }
  for (const entry of entries) table.apply(entry);
  return { header, summary: summarize(table, now), entries, table };
}
