const DAY_MS = 86_400_000;
/** Who has begun before midnight may finish. */
const GRACE_MS = 3_600_000;

/** The day of a moment, as everybody on earth has it for this purpose: `2026-11-15` in UTC. */
export function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The moment in which a day is over; null for what is no day. */
export function endOfDay(day: string): number | null {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(start) || dayAt(start) !== day ? null : start + DAY_MS;
}

/** Until when a match of that day counts, and its deal stays closed. */
export function scoringDeadline(day: string): number {
  return (endOfDay(day) ?? 0) + GRACE_MS;
}
