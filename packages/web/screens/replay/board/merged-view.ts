import { isHiddenCards } from '@safehouse/contract';

/** What all seats know together: only cards that no seat has seen stay hidden. A regular view, so it can be redealt. */
export function mergeViews(views: readonly object[]): object {
  return views.reduce((merged, view) => mergeValues(merged, view) as object);
}

function mergeValues(first: unknown, second: unknown): unknown {
  if (isHiddenCards(first)) return second;
  if (isHiddenCards(second) || typeof first !== 'object' || first === null) return first;
  if (typeof second !== 'object' || second === null) return first;
  if (Array.isArray(first)) return first.map((item, i) => mergeValues(item, (second as readonly unknown[])[i] ?? item));
  return mergeFields(first, second);
}

function mergeFields(first: object, second: object): object {
  const secondFields = new Map(Object.entries(second));
  const fields = Object.entries(first).map(([key, value]) => [
    key,
    secondFields.has(key) ? mergeValues(value, secondFields.get(key)) : value,
  ]);
  return { ...second, ...Object.fromEntries(fields) };
}
