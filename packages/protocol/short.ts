import type { JsonChange } from './json-diff.ts';
import { itemAt } from './places.ts';
import type { UpdateMessage, WireEvent } from './server-message.ts';
import type { ShortPage } from './short-page.ts';
import type { Shorthand } from './shorthand.ts';
import { stepBetween } from './step.ts';

interface Versioned {
  readonly version: number;
}

/**
 * The short form of a move, for pages that are watched by many: a list of the topic, by how many versions the match has
 * gone on, for each of them what happened, and then by turns a place in the page and what stands there now. Such a
 * happening is a list of the seat, or null for the table, and the facts one after another. Of less than no versions
 * (-1 for none, -2 for one): before this is read, everything loses its number.
 */
export type ShortMoved = readonly [on: number, versions: number, ...rest: unknown[]];

/** Everything but the topic, as text that can be shared by all who watch; null where nothing is new. */
interface ShortTail<Page> {
  readonly tail: string | null;
  readonly page: Page;
}

/** From one page to the next. The one returned is as the readers have it. */
export function shortTail<Page extends Versioned>(
  before: Page,
  after: Page,
  happened: readonly WireEvent[],
  shorthand: Shorthand,
  from: 'as before' | 'anew' = 'as before',
): ShortTail<Page> {
  const told: unknown[] = [from === 'anew' ? -1 - happened.length : happened.length];
  for (const one of happened) told.push(packedHappened(one, shorthand));
  const page = stepBetween(before, after, shorthand, told);
  return { tail: told.length === 1 ? null : JSON.stringify(told).slice(1), page };
}

function packedHappened(happened: WireEvent, { shapes }: Shorthand): unknown[] {
  const told: unknown[] = ['t' in happened ? null : happened.s];
  for (const fact of 't' in happened ? [happened.t] : happened.f) shapes.packInto(told, fact);
  return told;
}

export function isShort(value: unknown): value is ShortMoved | ShortPage {
  return Array.isArray(value);
}

/** Has everything lost its number before this? */
export function isAnew([, told]: ShortMoved): boolean {
  return told < 0;
}

/** The message behind the short form, for somebody who has the page and has read everything since. */
export function longMoved(
  before: Versioned,
  [on, told, ...rest]: ShortMoved,
  shorthand: Shorthand,
): UpdateMessage {
  const versions = told < 0 ? -1 - told : told;
  const h = rest.slice(0, versions).map((told) => happenedIn(told as readonly unknown[], shorthand));
  const c: JsonChange[] = [];
  for (let i = versions; i < rest.length; i += 2) c.push(changeIn(before, rest[i], rest[i + 1], shorthand));
  return { type: 'moved', on, v: before.version + versions, h, c };
}

function happenedIn(told: readonly unknown[], { shapes }: Shorthand): WireEvent {
  const facts: unknown[] = [];
  for (let at = 1; at < told.length; ) {
    const { tree, end } = shapes.unpackFrom(told, at);
    facts.push(tree);
    at = end;
  }
  return (told[0] === null ? { t: facts[0] } : { s: told[0], f: facts }) as WireEvent;
}

/** Of a place called by less than nothing: what is added to the number there. */
function changeIn(
  before: unknown,
  name: unknown,
  told: unknown,
  { places, shapes, words }: Shorthand,
): JsonChange {
  if (typeof name === 'number' && name < 0) {
    const path = places.named(-name, before, words);
    return [path, Number(itemAt(before, path)) + Number(told)];
  }
  const path = places.named(name, before, words);
  if (!Array.isArray(told)) return [path, shapes.unpack(told)];
  if (told.length === 0) return [path];
  const [head, removed, ...items] = told;
  if (typeof head !== 'number' || head >= 0) return [path, shapes.unpack(told)];
  return [path, -1 - head, Number(removed), ...items.map((item) => shapes.unpack(item))];
}
