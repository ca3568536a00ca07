import { quickRandom, SEATS, type Viewer } from '@safehouse/contract';
import { GAME_SETUPS } from '@safehouse/games/testing';
import { ServerMessageReader } from '@safehouse/protocol';
import { matchViewFor, type Table } from '@safehouse/table';
import {
  ANN,
  applyDecision,
  BOB,
  CLEO,
  DAN,
  personChair,
  randomMove,
  runningTable,
} from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { wordsOf } from './match-words.ts';
import { ViewerStream } from './viewer-stream.ts';

const MATCHES = 4;
/** On average. */
const MAX_UPDATE_BYTES = 100;
const FRAME_BYTES = 2;
const AT = 1_794_730_611_243;

const nameOf = () => 'Somebody';

/** What one viewer is sent, in both formats: to subscribers who all read bytes, and to others. */
class TwoReaders {
  readonly sizes: number[] = [];
  readonly #viewer: Viewer;
  readonly #packedStream: ViewerStream;
  readonly #plainStream: ViewerStream;
  readonly #plain = new ServerMessageReader();
  readonly #packed = new ServerMessageReader();

  constructor(table: Table, viewer: Viewer) {
    this.#viewer = viewer;
    this.#packedStream = new ViewerStream(table, viewer, nameOf);
    this.#plainStream = new ViewerStream(table, viewer, nameOf);
    this.#plainStream.addTextReader();
    this.#packed.read(wordsOf(table.rules).text);
    this.#packed.read(this.#packedStream.snapshot(table, 1, undefined));
    this.#plain.read(this.#plainStream.snapshot(table, 1, undefined));
  }

  update(table: Table): void {
    const bytes = this.#packedStream.update(table, nameOf)?.bytesFor(1);
    const text = this.#plainStream.update(table, nameOf)?.textFor(1);
    if (!bytes || !text) throw new Error('nothing has changed');
    this.sizes.push(bytes.length + FRAME_BYTES);
    expect(this.#packed.read(bytes)).toEqual(this.#plain.read(text));
    const seats = this.#viewer === 'spectator' ? [] : [this.#viewer];
    const view = JSON.parse(JSON.stringify(matchViewFor(table, this.#viewer, seats, nameOf)));
    expect(this.#packed.view(1)).toEqual(view);
  }
}

test.each(GAME_SETUPS)('$game with $players: packed updates say the same, in few bytes', async (setup) => {
  const { game, options, players } = setup;
  const sizes: number[] = [];
  for (let n = 0; n < MATCHES; n++) {
    const chairs = [ANN, BOB, CLEO, DAN].slice(0, players).map(personChair);
    const table = await runningTable({ game, options, chairs, serverSeed: `match ${n}` });
    const random = quickRandom(n);
    const readers = [...SEATS.slice(0, players), 'spectator' as const].map((viewer) => new TwoReaders(table, viewer));
    while (table.status === 'running') {
      const { seat, move } = randomMove(table, random);
      applyDecision(table, [{ type: 'moved', seat, move, lag: 0 }], AT + table.version);
      // As a room does; without it, updates are written when they are sent.
      if (n % 2 === 0) table.observers.afterEntries(table);
      for (const reader of readers) reader.update(table);
    }
    for (const reader of readers) sizes.push(...reader.sizes);
  }
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean).toBeLessThan(MAX_UPDATE_BYTES);
});
