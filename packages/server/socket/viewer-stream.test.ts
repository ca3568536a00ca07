import { quickRandom, SEATS } from '@safehouse/contract';
import { ServerMessageReader } from '@safehouse/protocol';
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

test('nothing is sent where nothing has changed', async () => {
  const table = await runningTable({});
  expect(new ViewerStream(table, 'spectator', nameOf).update(table, nameOf)).toBe(null);
});
