const DAY_MS = 86_400_000;
/** Matches that start before midnight may be finished within this time. */
const GRACE_MS = 3_600_000;

/** The UTC date, such as `2026-11-15`. */
export function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Null for an invalid date. */
export function endOfDay(day: string): number | null {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(start) || dayAt(start) !== day ? null : start + DAY_MS;
}

/** Until this time a match of that day counts, and its deal stays secret. */
export function scoringDeadline(day: string): number {
  return (endOfDay(day) ?? 0) + GRACE_MS;
}
