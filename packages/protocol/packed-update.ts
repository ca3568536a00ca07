import type { Vocabulary } from '@safehouse/contract';
import { compareAt, compareJson, isJsonObject } from './json-diff.ts';
import type { ChangingView, MatchView, ViewedEvent } from './match-view.ts';
import { ViewPacker } from './packed-view.ts';
import { PackedWriter, WordNumbers } from './packed-writer.ts';

/** Used by the tables of all games. */
const TABLE_SHAPES = ['version at seat facts', 'version at table'];
const TABLE_WORDS = `version toAct legal clock left running since status over undoAsked result winners reason
  scores rematch players seats seat type name user person bot`;

/** The game's vocabulary plus the words of tables. `view` comes first because most changes begin with it. */
export function matchVocabulary({ words, shapes }: Vocabulary = { words: [], shapes: [] }): Vocabulary {
  return {
    words: [...new Set(['view', ...words, ...TABLE_WORDS.split(/\s+/)])],
    shapes: [...new Set([...TABLE_SHAPES, ...shapes])],
  };
}

const CHANGING_FIELDS = ['version', 'clock', 'toAct', 'view', 'legal', 'undoAsked'] as const;

/** Packs updates one after the other, all in the same memory. */
class UpdatePacker {
  readonly #writer = new PackedWriter(new WordNumbers({ words: [], shapes: [] }));
  readonly #viewPacker = new ViewPacker(this.#writer);

  pack(
    on: number,
    numbers: WordNumbers,
    [before, after]: readonly [before: MatchView, after: MatchView],
    events: readonly ViewedEvent[],
  ): Uint8Array {
    this.#start(on, numbers, events);
    compareJson(before, after, this.#writer);
    return this.#writer.toBytes();
  }

  packMoves(
    on: number,
    numbers: WordNumbers,
    [before, after]: readonly [before: ChangingView, after: ChangingView],
    events: readonly ViewedEvent[],
  ): Uint8Array {
    this.#start(on, numbers, events);
    for (const field of CHANGING_FIELDS) {
      const [was, is] = [before[field], after[field]];
      if (was === is) continue;
      if (field === 'view' && isJsonObject(was) && isJsonObject(is)) this.#viewPacker.pack(numbers, was, is);
      else compareAt([field], was, is, this.#writer);
    }
    return this.#writer.toBytes();
  }

  #start(on: number, numbers: WordNumbers, events: readonly ViewedEvent[]): void {
    this.#writer.reset(numbers);
    this.#writer.writeVarint(on);
    this.#writer.writeValue(events);
  }

  renumber(on: number, update: Uint8Array): Uint8Array {
    let end = 1;
    while (update[end - 1] & 0x80) end++;
    this.#writer.writeVarint(on);
    this.#writer.writeBytes(update.subarray(end));
    return this.#writer.toBytes();
  }
}

let packer: UpdatePacker | null = null;

/** The events between two views of a match, and the changes, after the subscriber's number for the match. */
export function packUpdate(
  on: number,
  numbers: WordNumbers,
  views: readonly [before: MatchView, after: MatchView],
  events: readonly ViewedEvent[],
): Uint8Array {
  packer ??= new UpdatePacker();
  return packer.pack(on, numbers, views, events);
}

/** The same if nothing but moves has happened. */
export function packMoves(
  on: number,
  numbers: WordNumbers,
  views: readonly [before: ChangingView, after: ChangingView],
  events: readonly ViewedEvent[],
): Uint8Array {
  packer ??= new UpdatePacker();
  return packer.packMoves(on, numbers, views, events);
}

/** The same update for another subscriber, who has another number for the match. */
export function renumberUpdate(on: number, update: Uint8Array): Uint8Array {
  packer ??= new UpdatePacker();
  return packer.renumber(on, update);
}
