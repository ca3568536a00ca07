import { type Random, SEATS, type Seat } from '@safehouse/contract';
import { dealSeed, type MatchId, refusal, type ServerRefusal, seatOrder, type UserId } from '@safehouse/protocol';
import type { MatchEvent } from './entries.ts';
import { hasNextMatch } from './series.ts';
import type { Table } from './table.ts';
import { type Chair, chairSeedOf, expectedOf, holderOf, type TableHeader } from './table-header.ts';
import { canUndoFreely, turnStartVersion, type UndoRequest } from './undo.ts';

/** What a command leads to. Commands only decide: the table changes when the events are applied. */
export type Decision = readonly MatchEvent[] | ServerRefusal;

export function isRefusal(decision: Decision): decision is ServerRefusal {
  return !Array.isArray(decision);
}

export function join(table: Table, user: UserId, seed: string): Decision {
  if (table.status !== 'open') return refusal('not-open', 'this table is not open any more');
  if (table.seatsOf(user).length > 0) return refusal('already-seated', 'you sit at this table already');
  const chair = table.chairs.findIndex((free) => free.type === 'open' && (free.for ?? user) === user);
  if (chair < 0) return refusal('table-full', 'every seat is taken');
  const joined: MatchEvent = { type: 'joined', chair, user, seed };
  const chairs = table.chairs.with(chair, { type: 'person', user, seed });
  return chairs.some(({ type }) => type === 'open') ? [joined] : [joined, startEvent(table.header, chairs)];
}

/** The start of a match whose chairs are all taken. */
export function startEvent({ draw, serverSeed }: TableHeader, chairs: readonly Chair[]): MatchEvent {
  const seed = dealSeed(serverSeed, chairs.map(chairSeedOf));
  return { type: 'started', order: draw ? seatOrder(seed, chairs.length) : chairs.map((_, chair) => chair) };
}

/**
 * Before the start, leaving frees the chair; the table is closed if its host leaves, or a player for whom a chair is
 * reserved. During the match, leaving is resigning. After a match of a series, it ends the series.
 */
export function leave(table: Table, user: UserId, takeover: string): Decision {
  const [chair] = table.seatsOf(user);
  const isHost = user === table.header.host;
  // The second table of a pair has a host who does not sit at it.
  const isExpected = isHost || table.chairs.some((free) => expectedOf(free) === user);
  if (chair === undefined && isExpected && table.status === 'open') return [{ type: 'closed' }];
  if (chair === undefined) return refusal('forbidden', 'you do not sit at this table');
  if (table.status === 'running') return resign(table, chair, takeover);
  if (table.status === 'over' && table.rematch === null && hasNextMatch(table))
    return [{ type: 'series-ended', seat: chair }];
  if (table.status !== 'open') return refusal('not-open', 'this match is over');
  return isHost ? [{ type: 'closed' }] : [{ type: 'left', chair }];
}

/** A client's move for a version of the match, its time of arrival and the measured network delay. */
export interface MoveRequest {
  readonly version: number;
  readonly move: unknown;
  readonly measuredLag: number;
  readonly now: number;
}

export function move(table: Table, seat: Seat, request: MoveRequest): Decision {
  const { version, now } = request;
  if (table.status !== 'running' || !table.match) return refusal('not-running', 'this match is not running');
  if (version !== table.version) {
    return { ...refusal('stale', 'the match has moved on'), version: table.version };
  }
  const lag = table.clocks.compensatedLag(seat, request.measuredLag);
  if (table.clocks.expiredSeats(now - lag).includes(seat)) return refusal('not-running', 'your time has run out');
  const validation = table.match.validateMove(seat, request.move);
  if (!validation.ok) {
    return { ...refusal('illegal-move', 'the rules do not allow this now'), why: validation.refusal };
  }
  return [{ type: 'moved', seat, move: validation.move, lag }];
}

export function resign(table: Table, seat: Seat, takeover: string): Decision {
  if (table.status !== 'running') return refusal('not-running', 'this match is not running');
  if (table.chairs.length === 2) return [{ type: 'resigned', seat }];
  return [{ type: 'resigned', seat }, ...takeOver(table, seat, takeover)];
}

/** A bot takes the seat. If no people are left, the table is closed: bots do not play on by themselves. */
function takeOver(table: Table, seat: Seat, level: string): readonly MatchEvent[] {
  const replaced: MatchEvent = { type: 'replaced', seat, level };
  const hasPeople = table.chairs.some((chair, other) => other !== seat && holderOf(chair) !== null);
  return hasPeople ? [replaced] : [replaced, { type: 'closed' }];
}

/** Done at once if no move since then revealed anything; otherwise the others are asked. */
export function undo(table: Table, seat: Seat, to: number | null, random: Random): Decision {
  if (table.status !== 'running') return refusal('not-running', 'this match is not running');
  const target = to ?? turnStartVersion(table, seat);
  if (target === null || !isWithinOwnTurn(table, seat, target)) {
    return refusal('nothing-to-undo', 'you have no move to undo');
  }
  if (canUndoFreely(table, target, random)) return [{ type: 'undone', seat, to: target, free: true }];
  if (seatsToAsk(table, seat).length > 0) return [{ type: 'undo-asked', seat, to: target }];
  return table.header.rated
    ? refusal('nothing-to-undo', 'something hidden has been revealed since')
    : [{ type: 'undone', seat, to: target }];
}

/** There must be a move after `to`, and `to` must not lie before the seat's current turn. */
function isWithinOwnTurn(table: Table, seat: Seat, to: number): boolean {
  const start = turnStartVersion(table, seat);
  return start !== null && to >= start && table.moves.some(({ version }) => version > to);
}

export function answerUndo(table: Table, seat: Seat, { agree }: { readonly agree: boolean }): Decision {
  const { undoRequest } = table;
  if (!undoRequest || !seatsYetToAgree(table, undoRequest).includes(seat)) {
    return refusal('nothing-to-undo', 'nobody has asked you');
  }
  if (!agree) return [{ type: 'undo-refused', seat }];
  const agreed: MatchEvent = { type: 'undo-agreed', seat };
  const isLast = seatsYetToAgree(table, undoRequest).length === 1;
  return isLast ? [agreed, { type: 'undone', seat: undoRequest.seat, to: undoRequest.to }] : [agreed];
}

/** The seats that have not agreed yet. */
function seatsYetToAgree(table: Table, { seat, agreed }: UndoRequest): Seat[] {
  return seatsToAsk(table, seat).filter((other) => !agreed.includes(other));
}

/** One seat of every other person. Bots are not asked. */
function seatsToAsk(table: Table, seat: Seat): Seat[] {
  const own = holderOf(table.chairs[seat]);
  const others = new Map<string, Seat>();
  for (const other of SEATS.slice(0, table.chairs.length)) {
    const holder = holderOf(table.chairs[other]);
    if (holder !== null && holder !== own && !others.has(holder)) others.set(holder, other);
  }
  return [...others.values()];
}

/** The events due because a clock has run out. */
export function expireClocks(table: Table, now: number, takeover: string): readonly MatchEvent[] {
  const { clock } = table.header;
  if (table.status !== 'running' || clock.type === 'none') return [];
  const [seat] = table.clocks.expiredSeats(now);
  if (seat === undefined) return [];
  if (clock.onTimeout === 'bot') return takeOver(table, seat, takeover);
  const timedOut: MatchEvent = { type: 'timed-out', seat };
  return table.chairs.length === 2 ? [timedOut] : [timedOut, ...takeOver(table, seat, takeover)];
}

/** A player who has not had the match open since this time. */
export interface AbsentPlayer {
  readonly user: UserId;
  readonly since: number;
}

export interface ClaimRequest {
  readonly absent: readonly AbsentPlayer[];
  readonly delayMs: number;
  readonly takeover: string;
  readonly now: number;
}

/** For tables without a clock: nobody has to wait forever for a player who is away. */
export function claim(table: Table, seat: Seat, { absent, delayMs, takeover, now }: ClaimRequest): Decision {
  if (table.status !== 'running') return refusal('not-running', 'this match is not running');
  if (table.header.clock.type !== 'none') return refusal('not-absent', 'this match has a clock');
  const claimant = holderOf(table.chairs[seat]);
  if (table.toAct.some((other) => holderOf(table.chairs[other]) === claimant)) {
    return refusal('not-absent', 'the match waits for you');
  }
  const latestAt = table.entries.at(-1)?.at ?? 0;
  const isAbsent = (other: Seat) => {
    const player = absent.find(({ user }) => user === holderOf(table.chairs[other]));
    return player !== undefined && now - Math.max(player.since, latestAt) >= delayMs;
  };
  const absentSeat = table.toAct.find(isAbsent);
  if (absentSeat === undefined) return refusal('not-absent', 'nobody to move has been away long enough');
  const timedOut: MatchEvent = { type: 'timed-out', seat: absentSeat, absent: true };
  return table.chairs.length === 2 ? [timedOut] : [timedOut, ...takeOver(table, absentSeat, takeover)];
}

/** The first player who wants a rematch, or the next match of a series, creates it; the others join that one. */
export function rematch(table: Table, user: UserId, next: MatchId): Decision {
  // Checked first: spectators may not know yet whether the match is over.
  if (!table.hadSeat(user)) return refusal('forbidden', 'you did not play at this table');
  if (table.status !== 'over') return refusal('not-open', 'the match is not over yet');
  return table.rematch === null ? [{ type: 'rematched', next }] : [];
}
