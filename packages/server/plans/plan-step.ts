import { isDeepStrictEqual } from 'node:util';
import { factsFor, type Seat } from '@safehouse/contract';
import type { PlanLine } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import type { StoredPlan } from '../store/plan-store.ts';

/** What a plan decides in the current state of a match. */
export type PlanDecision =
  /** The match is over, or the author no longer has exactly one seat. */
  | { readonly type: 'obsolete' }
  /** It is not the author's turn. */
  | { readonly type: 'waiting' }
  /** The move of this step is already in the match: the server died before it recorded that. */
  | { readonly type: 'played'; readonly version: number; readonly rest: readonly PlanLine[] }
  | { readonly type: 'unmatched' }
  | {
      readonly type: 'move';
      readonly seat: Seat;
      readonly version: number;
      readonly move: object;
      readonly rest: readonly PlanLine[];
    };

type Plan = Pick<StoredPlan, 'user' | 'id' | 'version' | 'lines'>;

/** Depends only on what the author was told. */
export function decidePlan(table: Table, plan: Plan): PlanDecision {
  const [seat, ...others] = table.seatsOf(plan.user);
  if (table.status !== 'running' || seat === undefined || others.length > 0) return { type: 'obsolete' };
  const playedAt = table.versionOfRequest(plan.user, plan.id);
  if (playedAt !== null) {
    const line = matchingLine(plan.lines, factsTold(table, seat, plan.version, playedAt));
    return { type: 'played', version: playedAt, rest: line ? linesAfter(plan.lines, line) : [] };
  }
  if (!table.toAct.includes(seat)) return { type: 'waiting' };
  if (wasUndoneBefore(table, plan.version)) return { type: 'unmatched' };
  const line = matchingLine(plan.lines, factsTold(table, seat, plan.version, table.version));
  if (!line) return { type: 'unmatched' };
  return { type: 'move', seat, version: table.version, move: line[0].move, rest: linesAfter(plan.lines, line) };
}

/** The facts of others' moves after `since`, up to `until`, as this seat was told them. */
function factsTold(table: Table, seat: Seat, since: number, until: number): readonly object[] {
  return table.moves
    .filter((move) => move.version > since && move.version <= until && move.seat !== seat)
    .flatMap(({ version }) => factsFor(seat, table.factsOf(table.entries[version - 1])));
}

/** The first matching line. */
function matchingLine(lines: readonly PlanLine[], facts: readonly object[]): PlanLine | undefined {
  return lines.find(([{ when }]) => when === null || facts.some((fact) => isDeepStrictEqual(fact, when)));
}

/** The rest of the lines that begin with the same step. */
function linesAfter(lines: readonly PlanLine[], [played]: PlanLine): PlanLine[] {
  return lines
    .filter(([step]) => isDeepStrictEqual(step, played))
    .map((line) => line.slice(1))
    .filter((rest) => rest.length > 0);
}

/** Was the position undone for which the plan was made? */
function wasUndoneBefore({ entries }: Table, version: number): boolean {
  return entries.slice(version).some(({ event }) => event.type === 'undone' && event.to < version);
}
