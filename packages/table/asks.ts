import { type Random, SEATS, type Seat } from '@safehouse/contract';
import {
  dealSeed,
  type MatchId,
  refusal,
  type ServerRefusal,
  seatOrder,
  type UserId,
} from '@safehouse/protocol';
import type { Happening } from './entries.ts';
import { type Chair, holderOf, seedOf, type TableHeader } from './header.ts';
import type { Table, UndoAsked } from './table.ts';
import { freeUndo, turnStart } from './undo.ts';

/** What comes of a wish: the happenings that fulfil it, or a no. Nothing is changed here. */
export type Answer = readonly Happening[] | ServerRefusal;

export function isRefusal(answer: Answer): answer is ServerRefusal {
  return !Array.isArray(answer);
}

export function join(table: Table, user: UserId, seed: string): Answer {
  if (table.status !== 'open') return refusal('not-open', 'this table is not open any more');
  if (table.seatsOf(user).length > 0) return refusal('already-seated', 'you sit at this table already');
  const chair = table.chairs.findIndex(({ type }) => type === 'open');
  if (chair < 0) return refusal('table-full', 'every seat is taken');
  const joined: Happening = { type: 'joined', chair, user, seed };
  const chairs = table.chairs.with(chair, { type: 'person', user, seed });
  return chairs.some(({ type }) => type === 'open') ? [joined] : [joined, start(table.header, chairs)];
}

/** The start of a table at which everybody sits. */
export function start({ draw, serverSeed }: TableHeader, chairs: readonly Chair[]): Happening {
  const seed = dealSeed(serverSeed, chairs.map(seedOf));
  return { type: 'started', order: draw ? seatOrder(seed, chairs.length) : chairs.map((_, chair) => chair) };
}

/** Before the start a chair becomes free, and without its host the table is closed; later, leaving is resigning. */
export function leave(table: Table, user: UserId, takeover: string): Answer {
  const [chair] = table.seatsOf(user);
  const isHost = user === table.header.host;
  // The second table of a pair has a host who does not sit there.
  if (chair === undefined && isHost && table.status === 'open') return [{ type: 'closed' }];
  if (chair === undefined) return refusal('forbidden', 'you do not sit at this table');
  if (table.status === 'running') return resign(table, chair, takeover);
  if (table.status !== 'open') return refusal('not-open', 'this match is over');
  return isHost ? [{ type: 'closed' }] : [{ type: 'left', chair }];
}

/** How long a move was on its way, and when it came. */
export interface Arrival {
  readonly measuredLag: number;
  readonly now: number;
}

export function move(
  table: Table,
  seat: Seat,
  version: number,
  written: unknown,
  { measuredLag, now }: Arrival,
): Answer {
  if (table.status !== 'running' || !table.match) return refusal('not-running', 'this match is not running');
  if (version !== table.version) {
    return { ...refusal('stale', 'the match has gone on'), version: table.version };
  }
  const lag = table.clocks.forgiven(seat, measuredLag);
  if (table.clocks.outOfTime(now - lag).includes(seat)) return refusal('not-running', 'your time is over');
  const read = table.match.read(seat, written);
  if (!read.ok) {
    return { ...refusal('illegal-move', 'the rules do not allow this now'), why: read.refusal };
  }
  return [{ type: 'moved', seat, move: read.move, lag }];
}

export function resign(table: Table, seat: Seat, takeover: string): Answer {
  if (table.status !== 'running') return refusal('not-running', 'this match is not running');
  if (table.chairs.length === 2) return [{ type: 'resigned', seat }];
  return [
    { type: 'resigned', seat },
    { type: 'replaced', seat, level: takeover },
  ];
}

/** At once where nothing came to light since; otherwise the others are asked. */
export function undo(table: Table, seat: Seat, to: number | null, random: Random): Answer {
  if (table.status !== 'running') return refusal('not-running', 'this match is not running');
  const target = to ?? turnStart(table, seat);
  if (target === null || !isOwnStretch(table, seat, target)) {
    return refusal('nothing-to-undo', 'there is no move of yours to take back');
  }
  if (freeUndo(table, target, random)) return [{ type: 'undone', seat, to: target }];
  const asked: Happening = { type: 'undo-asked', seat, to: target };
  if (othersToAsk(table, seat).length > 0) return [asked];
  return table.header.rated
    ? refusal('nothing-to-undo', 'something has come to light since')
    : [{ type: 'undone', seat, to: target }];
}

/** Where `to` is given, some own move must lie after it, and it must not reach into the past before the own turn. */
function isOwnStretch(table: Table, seat: Seat, to: number): boolean {
  const start = turnStart(table, seat);
  return start !== null && to >= start && table.line.some((made) => made.version > to);
}

export function answerUndo(table: Table, seat: Seat, agree: boolean): Answer {
  const { undoAsked } = table;
  if (!undoAsked || !missingConsent(table, undoAsked).includes(seat)) {
    return refusal('nothing-to-undo', 'nobody has asked you');
  }
  if (!agree) return [{ type: 'undo-refused', seat }];
  const agreed: Happening = { type: 'undo-agreed', seat };
  const isLast = missingConsent(table, undoAsked).length === 1;
  return isLast ? [agreed, { type: 'undone', seat: undoAsked.seat, to: undoAsked.to }] : [agreed];
}

/** Those who have not said yes. */
function missingConsent(table: Table, { seat, agreed }: UndoAsked): Seat[] {
  return othersToAsk(table, seat).filter((other) => !agreed.includes(other));
}

/** The seats of other people: bots have no say, and nobody asks themselves. */
function othersToAsk(table: Table, seat: Seat): Seat[] {
  const own = holderOf(table.chairs[seat]);
  const others = new Map<string, Seat>();
  for (const other of SEATS.slice(0, table.chairs.length)) {
    const holder = holderOf(table.chairs[other]);
    if (holder !== null && holder !== own && !others.has(holder)) others.set(holder, other);
  }
  return [...others.values()];
}

/** What the clock demands by now. */
export function timeOut(table: Table, now: number, takeover: string): readonly Happening[] {
  const { clock } = table.header;
  if (table.status !== 'running' || clock.type === 'none') return [];
  const [seat] = table.clocks.outOfTime(now);
  if (seat === undefined) return [];
  if (clock.onTimeout === 'bot') return [{ type: 'replaced', seat, level: takeover }];
  const timedOut: Happening = { type: 'timed-out', seat };
  return table.chairs.length === 2 ? [timedOut] : [timedOut, { type: 'replaced', seat, level: takeover }];
}

/** The first who wants another match names it; the others follow. */
export function rematch(table: Table, user: UserId, next: MatchId): Answer {
  if (table.status !== 'over') return refusal('not-open', 'the match is not over yet');
  if (!table.hadSeat(user)) return refusal('forbidden', 'you did not sit at this table');
  return table.rematch === null ? [{ type: 'rematched', next }] : [];
}
