import { quickRandom, SEATS } from '@safehouse/contract';
import { type MatchPage, Reader } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { ANN, anyMove, BOB, happen, person, running } from '@safehouse/table/testing';
import { expect, test } from 'vitest';
import { Sight } from './sight.ts';
import type { Watcher } from './watcher.ts';

const WATCHER = { on: 1, listener: { form: 'short', userId: null, tell: () => undefined } } as const;
const watcher = WATCHER as unknown as Watcher;
const nameOf = () => 'Somebody';

function play(table: Table, sight: Sight, readers: readonly Reader[], seed: number): void {
  const { seat, move } = anyMove(table, quickRandom(seed));
  happen(table, [{ type: 'moved', seat, move, lag: 0 }]);
  const news = sight.update(table, nameOf)?.text(watcher);
  if (news !== undefined) for (const reader of readers) reader.read(news);
}

function comer(table: Table, sight: Sight): { readonly reader: Reader; readonly letters: number } {
  const text = sight.page(table, watcher, undefined);
  const reader = new Reader();
  reader.read(text);
  return { reader, letters: text.length };
}

const viewers = ['spectator' as const, SEATS[0]];

test.each(viewers)(
  'whenever somebody comes to a long match, their page (of %s) is short and all go on',
  async (viewer) => {
    const table = await running({ game: 'kompromat', chairs: [ANN, BOB].map(person) });
    const sight = new Sight(table, viewer, nameOf);
    const readers = [comer(table, sight).reader];
    const letters: number[] = [];
    for (let move = 0; table.toAct.length > 0; move++) {
      play(table, sight, readers, move);
      if (move % 7 > 0) continue;
      const { reader, letters: count } = comer(table, sight);
      readers.push(reader);
      letters.push(count);
    }
    expect(letters.length).toBeGreaterThan(10);
    expect(Math.max(...letters)).toBeLessThan(2000);
    const pages = new Set(readers.map((reader) => JSON.stringify(reader.page(1))));
    expect(pages.size).toBe(1);
  },
);

test('no key of the page itself is spelt out', async () => {
  const until = 5;
  const challenge = { kind: 'daily', id: 'x', until } as const;
  for (const parts of [{}, { challenge }]) {
    const table = await running(parts);
    const text = new Sight(table, 'spectator', nameOf).page(table, watcher, undefined);
    const keys: readonly (keyof MatchPage)[] = ['clockRule', 'undoAsked', 'commitment', 'rematch'];
    for (const key of keys) expect(text).not.toContain(key);
  }
});
