import type { Result } from '@safehouse/contract';
import type { MatchStatus, UserId } from '@safehouse/protocol';
import type { Table } from './table.ts';
import { type Chair, expectedOf, holderOf } from './table-header.ts';

/** What lists and timers need to know of a match without loading it. */
export interface MatchSummary {
  readonly status: MatchStatus;
  readonly version: number;
  readonly updatedAt: number;
  /** How many moves were played, without those undone. */
  readonly moves: number;
  /** When the server must look at the match without a request: for a bot's move, or a clock that runs out. */
  readonly wakeAt: number | null;
  /** The people at the table or with a reserved seat, and those of them who are to move or to sit down. */
  readonly holders: readonly UserId[];
  readonly waiting: readonly UserId[];
  /** The levels of the bots, without those that took over from people. */
  readonly bots: readonly string[];
  readonly result: SeatedResult | null;
}

/** A result with the players' seats at the end, which are missing in the summaries of old matches. */
export interface SeatedResult extends Result {
  readonly seats?: readonly (UserId | null)[];
}

export function summarize(table: Table, now: number): MatchSummary {
  return {
    status: table.status,
    version: table.version,
    updatedAt: now,
    moves: table.moves.length,
    wakeAt: nextWakeTime(table, now),
    holders: peopleAt(table.chairs),
    waiting: peopleAwaited(table),
    bots: table.chairs.flatMap((chair, seat) =>
      chair.type === 'bot' && !table.droppedSeats.some((dropped) => dropped === seat) ? [chair.level] : [],
    ),
    result: table.result && { ...table.result, seats: table.chairs.map(holderOf) },
  };
}

/** Bots are asked at once. If the answer is lost because the process died, they are asked again after this time. */
export const BOT_MOVE_TIMEOUT_MS = 10_000;

function nextWakeTime(table: Table, now: number): number | null {
  const deadline = table.status === 'running' ? table.clocks.deadline : null;
  if (table.botsToAct.length === 0) return deadline;
  return Math.min(now + BOT_MOVE_TIMEOUT_MS, deadline ?? Number.POSITIVE_INFINITY);
}

/** Who is to move, or to sit down. */
export function peopleAwaited({ status, toAct, chairs }: Table): UserId[] {
  if (status === 'open') return expectedAt(chairs);
  if (toAct.length > 1) return holdersOf(toAct.map((seat) => chairs[seat]));
  const holder = toAct.length === 0 ? null : holderOf(chairs[toAct[0]]);
  return holder === null ? [] : [holder];
}

/** Everybody at a table, including people for whom a seat is reserved. */
export function peopleAt(chairs: readonly Chair[]): UserId[] {
  const people = holdersOf(chairs);
  for (const chair of chairs) {
    const expected = expectedOf(chair);
    if (expected !== null) people.push(expected);
  }
  return people;
}

function expectedAt(chairs: readonly Chair[]): UserId[] {
  return chairs.map(expectedOf).filter((user) => user !== null);
}

/** The users on these chairs, without repetition. */
export function holdersOf(chairs: readonly Chair[]): UserId[] {
  const people: UserId[] = [];
  for (const chair of chairs) {
    const holder = holderOf(chair);
    if (holder !== null && !people.includes(holder)) people.push(holder);
  }
  return people;
}
