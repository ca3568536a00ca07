import type { Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';

/** The table at one moment of what happened, and the totals declared so far this round. */
export interface BoardSnapshot {
  readonly view: View;
  /** By seat and mission; null where none was declared, or nobody here saw it. */
  readonly totals: readonly (readonly (number | null)[])[];
}

const NO_TOTALS = [
  [null, null, null, null],
  [null, null, null, null],
] as const;

export function createSnapshot(view: View): BoardSnapshot {
  return { view, totals: NO_TOTALS };
}

/** The same with the totals that were declared before one looked: a view knows only those of the mission at hand. */
export function restoreSnapshot(
  view: View,
  story: readonly { readonly facts: readonly object[] }[],
): BoardSnapshot {
  const facts = story.flatMap((told) => told.facts as readonly Fact[]);
  const round = facts.slice(facts.findLastIndex(({ type }) => type === 'round-began') + 1);
  const declared = round.filter((fact) => fact.type === 'declared');
  const totalOf = (seat: number, mission: number) =>
    declared.findLast((fact) => fact.seat === seat && fact.mission === mission)?.total ?? null;
  return { view, totals: NO_TOTALS.map((row, seat) => row.map((_, mission) => totalOf(seat, mission))) };
}
