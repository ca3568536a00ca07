import { quickRandom, SEATS } from '@safehouse/contract';
import { MAX_EVENTS, ServerMessageReader, type SnapshotMessage } from '@safehouse/protocol';
import { Table } from '@safehouse/table';
import {
  ANN,
  applyDecision,
  BOB,
  legalMove,
  personChair,
  randomMove,
  runningTable,
} from '@safehouse/table/test-helpers';
import { describe, expect, test } from 'vitest';
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

describe('an update that is prepared while its move is stored', () => {
  async function streamOfFirstSeat() {
    const table = await runningTable({ chairs: [ANN, BOB].map(personChair) });
    const stream = new ViewerStream(table, SEATS[0], nameOf);
    const play = (at = table) => {
      applyDecision(at, [{ type: 'moved', lag: 0, ...legalMove(at) }]);
      at.observers.afterEntries(at);
    };
    return { table, stream, play };
  }

  function sameAs({ header, rules, entries }: Table): Table {
    const same = new Table(header, rules);
    for (const entry of entries) same.apply(entry);
    return same;
  }

  test('is sent once', async () => {
    const { table, stream, play } = await streamOfFirstSeat();
    play();
    expect(stream.update(table, nameOf)?.bytesFor(7).at(0)).toBe(7);
    expect(stream.version).toBe(table.version);
    expect(stream.update(table, nameOf)).toBe(null);
  });

  test('is dropped if the move was not stored', async () => {
    const { table, stream, play } = await streamOfFirstSeat();
    const stored = sameAs(table);
    play();
    expect(stream.canUpdate(stored)).toBe(true);
    expect(stream.update(stored, nameOf)).toBe(null);
    // Observed since then.
    play(stored);
    expect(stream.canUpdate(stored)).toBe(true);
    expect(stream.update(stored, nameOf)?.bytesFor(1)).toBeDefined();
  });

  test('is not used for another move that was stored instead', async () => {
    const { table, stream, play } = await streamOfFirstSeat();
    const stored = sameAs(table);
    play();
    play(stored);
    expect(stream.canUpdate(stored)).toBe(false);
  });

  test('is not used if it was not sent before the next move', async () => {
    const { table, stream, play } = await streamOfFirstSeat();
    play();
    play();
    expect(stream.canUpdate(table)).toBe(false);
  });

  test('is not used if a player was renamed meanwhile', async () => {
    const { table, stream, play } = await streamOfFirstSeat();
    play();
    stream.onNamesChanged();
    expect(stream.canUpdate(table)).toBe(false);
  });

  test('is not written for a closed stream', async () => {
    const { table, stream, play } = await streamOfFirstSeat();
    stream.close();
    play();
    expect(stream.canUpdate(table)).toBe(false);
  });
});
