import { isHiddenCards } from '@safehouse/contract';

/**
 * What all seats together know: each view as it is, and where one is closed what another has there. Only what nobody
 * has seen stays closed. It is a view like any other, so that it can be drawn and redealt.
 */
export function mergeViews(views: readonly object[]): object {
  return views.reduce((all, view) => mergeValues(all, view) as object);
}

function mergeValues(one: unknown, other: unknown): unknown {
  if (isHiddenCards(one)) return other;
  if (isHiddenCards(other) || typeof one !== 'object' || one === null) return one;
  if (typeof other !== 'object' || other === null) return one;
  if (Array.isArray(one))
    return one.map((item, i) => mergeValues(item, (other as readonly unknown[])[i] ?? item));
  return mergeFields(one, other);
}

function mergeFields(one: object, other: object): object {
  const theirs = new Map(Object.entries(other));
  const fields = Object.entries(one).map(([key, value]) => [
    key,
    theirs.has(key) ? mergeValues(value, theirs.get(key)) : value,
  ]);
  return { ...other, ...Object.fromEntries(fields) };
}
