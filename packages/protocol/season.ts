/** A quarter of a year in UTC: `2026-q4`. */
const SEASON_PATTERN = /^(\d{4})-q([1-4])$/;
const MONTHS = 3;

export interface TimeSpan {
  /** Inclusive. */
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export function seasonAt(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-q${1 + Math.floor(date.getUTCMonth() / MONTHS)}`;
}

/** Null if the text is not a season. */
export function seasonSpan(season: string): TimeSpan | null {
  const [, year, quarter] = SEASON_PATTERN.exec(season) ?? [];
  if (year === undefined) return null;
  const firstMonth = (Number(quarter) - 1) * MONTHS;
  return { from: Date.UTC(Number(year), firstMonth), to: Date.UTC(Number(year), firstMonth + MONTHS) };
}

export function seasonBefore(season: string): string | null {
  const span = seasonSpan(season);
  return span && seasonAt(span.from - 1);
}
