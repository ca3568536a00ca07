import type { Fact } from '../../rules/facts.ts';

/** By seat and mission; null if no total was declared this round, or this viewer does not know it. */
export type DeclaredTotals = readonly (readonly (number | null)[])[];

const SEAT_INDEXES = [0, 1];
const MISSION_INDEXES = [0, 1, 2, 3];

/** The totals of this round so far. A view contains only those of the mission being resolved. */
export function declaredTotals(facts: readonly Fact[]): DeclaredTotals {
  const round = facts.slice(facts.findLastIndex(({ type }) => type === 'round-began') + 1);
  const declared = round.filter((fact) => fact.type === 'declared');
  const totalOf = (seat: number, mission: number) =>
    declared.findLast((fact) => fact.seat === seat && fact.mission === mission)?.total ?? null;
  return SEAT_INDEXES.map((seat) => MISSION_INDEXES.map((mission) => totalOf(seat, mission)));
}
