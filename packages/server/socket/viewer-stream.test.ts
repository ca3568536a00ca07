import { quickRandom, SEATS } from '@safehouse/contract';
import { MAX_EVENTS, ServerMessageReader, type SnapshotMessage } from '@safehouse/protocol';
import { ANN, applyDecision, BOB, personChair, randomMove, runningTable } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { ViewerStream } from './viewer-stream.ts';

const nameOf = () => 'Somebody';

test.each(['spectator' as const, SEATS[0]])(
  'subscribers of %s who came at different times have the same view',
  async (viewer) => {
    const table = await runningTable({ game: 'kompromat', chairs: [ANN, BOB].map(personChair) });
    const stream = new ViewerStream(table, viewer, nameOf);
    const readers: ServerMessageReader[] = [];
    for (let move = 0; table.toAct.length > 0; move++) {
      if (move % 7 === 0) {
        const newcomer = new ServerMessageReader();
        newcomer.read(stream.snapshot(table, 1, undefined));
        readers.push(newcomer);
      }
      const { seat, move: written } = randomMove(table, quickRandom(move));
      applyDecision(table, [{ type: 'moved', seat, move: written, lag: 0 }]);
      const update = stream.update(table, nameOf);
      for (const reader of readers) if (update) reader.read(update.textFor(1));
    }
    expect(readers.length).toBeGreaterThan(10);
    expect(new Set(readers.map((reader) => JSON.stringify(reader.view(1)))).size).toBe(1);
    expect(readers[0].view(1)?.version).toBe(table.version);
  },
);

test('the events of a long match come in several snapshots', async () => {
  const table = await runningTable({});
  const [seat] = table.toAct;
  const rejection = [
    { type: 'undo-asked', seat, to: 0 },
    { type: 'undo-refused', seat },
  ] as const;
  while (table.version <= 2 * MAX_EVENTS) applyDecision(table, rejection);
  const stream = new ViewerStream(table, 'spectator', nameOf);
  const versions: number[] = [];
  let pages = 0;
  while (versions.length < table.version) {
    pages++;
    const { events = [] }: SnapshotMessage = JSON.parse(stream.snapshot(table, 1, versions.length));
    expect(events.length).toBeLessThanOrEqual(MAX_EVENTS);
    versions.push(...events.map(({ version }) => version));
  }
  expect([pages, versions]).toEqual([3, table.entries.map(({ version }) => version)]);
});

test('nothing is sent where nothing has changed', async () => {
  const table = await runningTable({});
  expect(new ViewerStream(table, 'spectator', nameOf).update(table, nameOf)).toBe(null);
});
