import type { AnyFact, WrittenMove } from '@safehouse/contract';
/** Facts, moves and views as lines for a terminal: names and values, no sentences. */
export function formatFact({ type, ...rest }: AnyFact): string {
  const details = Object.entries(rest).map(([key, value]) => `${key} ${formatValue(value)}`);
  return details.length === 0 ? type : `${type}: ${details.join(', ')}`;
}

export function formatView(view: object): string[] {
  const shown = Object.entries(view).filter(([, value]) => !isEmpty(value));
  const width = Math.max(...shown.map(([key]) => key.length));
  return shown.map(([key, value]) => `${key.padStart(width)}  ${formatValue(value)}`);
}

export function formatMove({ type, ...rest }: WrittenMove): string {
  return [type, ...Object.entries(rest).map(([key, value]) => `${key} ${formatValue(value)}`)].join(' ');
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

function formatValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('closed' in value) return `(${value.closed} closed)`;
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  return Object.entries(value)
    .map(([key, part]) => `${key} ${formatValue(part)}`)
    .join(', ');
}
