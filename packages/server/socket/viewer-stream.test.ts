import { quickRandom, SEATS } from '@safehouse/contract';
import { type MatchView, ServerMessageReader } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import {
  ANN,
  applyDecision,
  BOB,
  personChair,
  randomMove,
  runningTable,
} from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import type { MatchSubscription } from './subscription.ts';
import { ViewerStream } from './viewer-stream.ts';

const SUBSCRIPTION = {
  on: 1,
  subscriber: { format: 'short', userId: null, sendText: () => undefined },
} as const;
const subscription = SUBSCRIPTION as unknown as MatchSubscription;
const nameOf = () => 'Somebody';

function playRandomMove(
  table: Table,
  sight: ViewerStream,
  readers: readonly ServerMessageReader[],
  seed: number,
): void {
  const { seat, move } = randomMove(table, quickRandom(seed));
  applyDecision(table, [{ type: 'moved', seat, move, lag: 0 }]);
  const news = sight.update(table, nameOf)?.textFor(subscription);
  if (news !== undefined) for (const reader of readers) reader.read(news);
}

function createNewcomer(
  table: Table,
  sight: ViewerStream,
): { readonly reader: ServerMessageReader; readonly letters: number } {
  const text = sight.snapshot(table, subscription, undefined);
  const reader = new ServerMessageReader();
  reader.read(text);
  return { reader, letters: text.length };
}

const viewers = ['spectator' as const, SEATS[0]];

test.each(viewers)(
  'whenever somebody comes to a long match, their page (of %s) is short and all go on',
  async (viewer) => {
    const table = await runningTable({ game: 'kompromat', chairs: [ANN, BOB].map(personChair) });
    const sight = new ViewerStream(table, viewer, nameOf);
    const readers = [createNewcomer(table, sight).reader];
    const letters: number[] = [];
    for (let move = 0; table.toAct.length > 0; move++) {
      playRandomMove(table, sight, readers, move);
      if (move % 7 > 0) continue;
      const { reader, letters: count } = createNewcomer(table, sight);
      readers.push(reader);
      letters.push(count);
    }
    expect(letters.length).toBeGreaterThan(10);
    expect(Math.max(...letters)).toBeLessThan(2000);
    const pages = new Set(readers.map((reader) => JSON.stringify(reader.view(1))));
    expect(pages.size).toBe(1);
  },
);

test('no key of the page itself is spelt out', async () => {
  const until = 5;
  const challenge = { kind: 'daily', id: 'x', until } as const;
  for (const parts of [{}, { challenge }]) {
    const table = await runningTable(parts);
    const text = new ViewerStream(table, 'spectator', nameOf).snapshot(table, subscription, undefined);
    const keys: readonly (keyof MatchView)[] = ['clockRule', 'undoAsked', 'commitment', 'rematch'];
    for (const key of keys) expect(text).not.toContain(key);
  }
});
