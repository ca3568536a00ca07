import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchView } from './match-view.ts';
import { ServerMessageReader } from './server-message-reader.ts';
import { shortTail } from './short.ts';
import { longPage, shortPage } from './short-page.ts';
import { Shorthand } from './shorthand.ts';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const leaf = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constantFrom('mole', 'enforcer', '', '1'),
  fc.constant(null),
);
const { view } = fc.letrec((tie) => ({
  item: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('item'), { maxLength: 4 }), tie('view')),
  view: fc.dictionary(fc.constantFrom('hand', 'b', '0', '7', 'type', '__proto__'), tie('item'), {
    maxKeys: 4,
  }),
}));

function pageAt(version: number, view: unknown): MatchView {
  return plain({
    id: 'match',
    game: 'any',
    version,
    view,
    legal: [{ type: 'hit' }, { type: 'hit' }],
  }) as never;
}

/** What the server has said to all who watch, and what each of them makes of it. */
class Story {
  #page: MatchView;
  #shorthand = new Shorthand();
  #isAnew = false;
  readonly readers: ServerMessageReader[] = [];

  constructor(view: unknown) {
    this.#page = pageAt(0, view);
  }

  come(): void {
    const reader = new ServerMessageReader();
    reader.read(`[1,null,${shortPage(this.#page, this.#shorthand)}]`);
    this.readers.push(reader);
  }

  beginAnew(): void {
    this.#shorthand = new Shorthand();
    this.#isAnew = true;
  }

  goOn(view: unknown): void {
    const { version } = this.#page;
    const happened = [{ s: 0, f: [{ type: 'drew', card: 'enforcer' }] }];
    const from = this.#isAnew ? 'anew' : 'as before';
    const { tail, page } = shortTail(this.#page, pageAt(version + 1, view), happened, this.#shorthand, from);
    this.#page = page;
    this.#isAnew = false;
    for (const reader of this.readers) reader.read(`[1,${tail}`);
  }

  expectAllTheSame(): void {
    // The order of keys, too: the next step counts on it.
    for (const reader of this.readers)
      expect(JSON.stringify(reader.view(1))).toBe(JSON.stringify(this.#page));
  }
}

test('all have the same page, whenever they came and however often everybody began anew', () => {
  const chapter = fc.record({ view, comes: fc.boolean(), isAnew: fc.boolean() });
  fc.assert(
    fc.property(view, fc.array(chapter, { maxLength: 8 }), (first, chapters) => {
      const story = new Story(first);
      story.come();
      for (const { view, comes, isAnew } of chapters) {
        if (isAnew) story.beginAnew();
        if (comes) story.come();
        story.goOn(view);
        story.expectAllTheSame();
      }
    }),
  );
});

test('what is written for somebody who comes gives no number to anything for the others', () => {
  const shorthand = new Shorthand();
  shortPage(pageAt(0, { hand: ['enforcer', { card: 'mole' }] }), shorthand);
  expect(shorthand.isBlank).toBe(true);
});

test('a page brings what was missed along', () => {
  const facts = [{ version: 1, at: 5, table: { type: 'started' } }] as const;
  const text = shortPage(pageAt(1, {}), new Shorthand());
  expect(new ServerMessageReader().read(`[3,null,${text},${JSON.stringify(facts)}]`)).toEqual({
    type: 'page',
    on: 3,
    page: pageAt(1, {}),
    facts,
  });
  expect(new ServerMessageReader().read(`[3,null,${text}]`)).not.toHaveProperty('facts');
});

test('many cards of one form are written without their keys, and names that come again as a number', () => {
  const hand = Array.from({ length: 20 }, () => ({ card: 'enforcer', isUp: true }));
  const text = shortPage(pageAt(0, { hand }), new Shorthand());
  expect(text.match(/card,isUp|enforcer/g)).toHaveLength(2);
  expect(longPage(JSON.parse(text)).page).toEqual(pageAt(0, { hand }));
});
