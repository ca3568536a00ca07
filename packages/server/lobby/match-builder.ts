import type { Game } from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import {
  type CreateTableRequest,
  type MatchId,
  newMatchId,
  newSeed,
  refusal,
  type SeatRequest,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import { type Chair, commands, type Entry, summarize, Table, type TableHeader } from '@safehouse/table';
import type { NewMatch } from '../store/match-store.ts';

/** What is known of a table before it is made: its id, where it was promised, and the seed the server is bound to. */
export interface MatchReservation {
  readonly id?: MatchId;
  readonly serverSeed?: string;
}

/** The tables that a wish comes to, one or a pair, ready to be stored; or why it cannot be. */
export async function buildMatches(
  wish: CreateTableRequest,
  host: UserId,
  now: number,
  promised: MatchReservation = {},
): Promise<readonly NewMatch[] | ServerRefusal> {
  const module = await loadGame(wish.game);
  if (!module) return refusal('bad-options', 'there is no such game');
  const problem = requestProblem(wish, module);
  if (problem !== null) return refusal('bad-options', problem);
  return buildHeaders(wish, host, now, promised).map((header) => buildMatch(header, module.rules, now));
}

function requestProblem(wish: CreateTableRequest, { rules, levels }: GameModule): string | null {
  const { seats, options, edition, rated, pair } = wish;
  const checked = rules.parseOptions({ options, players: seats.length, edition });
  if (!checked.ok) return checked.message;
  if (seats.filter((seat) => seat === 'me').length !== 1) return 'one seat must be "me"';
  for (const seat of seats) {
    if (typeof seat === 'object' && !Object.hasOwn(levels ?? {}, seat.bot)) {
      return `there is no such bot; there are ${Object.keys(levels ?? {}).join(', ')}`;
    }
  }
  if (rated && (pair || seats.some((seat) => seat !== 'me' && seat !== 'open'))) {
    return 'only matches between people are rated, and no pairs';
  }
  return pair && seats.includes('shared') ? 'a pair is not for a shared device' : null;
}

function buildHeaders(
  wish: CreateTableRequest,
  host: UserId,
  now: number,
  promised: MatchReservation,
): TableHeader[] {
  const { game, options, edition, draw, clock, visibility, chat, rated, delay } = wish;
  const seed = wish.seed ?? newSeed();
  const chairs = wish.seats.map((seat) => buildChair(seat, host, seed));
  const twin = newMatchId();
  const header: TableHeader = {
    id: promised.id ?? newMatchId(),
    game,
    options,
    ...(edition !== undefined && { edition }),
    chairs,
    draw: draw && !wish.pair,
    clock,
    visibility,
    chat,
    rated,
    delay,
    host,
    createdAt: now,
    serverSeed: promised.serverSeed ?? newSeed(),
    pair: wish.pair ? { id: twin, seed } : null,
  };
  return wish.pair ? [header, twinHeader(header, { id: twin, seed })] : [header];
}

function buildChair(wish: SeatRequest, user: UserId, seed: string): Chair {
  if (wish === 'open') return { type: 'open' };
  if (wish === 'me') return { type: 'person', user, seed };
  return wish === 'shared' ? { type: 'shared', user } : { type: 'bot', level: wish.bot };
}

/** The same deal with everybody one seat on, and a friend where the host would sit: nobody plays the same cards twice. */
function twinHeader(
  header: TableHeader,
  { id, seed }: { readonly id: MatchId; readonly seed: string },
): TableHeader {
  const moved = [...header.chairs.slice(-1), ...header.chairs.slice(0, -1)];
  const chairs = moved.map((chair): Chair => (chair.type === 'person' ? { type: 'open' } : chair));
  return { ...header, id, chairs, pair: { id: header.id, seed } };
}

/** A table without a free chair begins at once. Whatever becomes of the game, it is played by the rules of today. */
export function buildMatch(wanted: Omit<TableHeader, 'rules'>, rules: Game, now: number): NewMatch {
  const header: TableHeader = { ...wanted, rules: rules.version };
  const table = new Table(header, rules);
  const entries: Entry[] = [];
  if (header.chairs.every(({ type }) => type !== 'open')) {
    entries.push({
      version: 1,
      at: now,
      author: header.host,
      key: null,
      happening: commands.startEvent(header, header.chairs),
    });
  }
  for (const entry of entries) table.apply(entry);
  return { header, summary: summarize(table, now), entries };
}
