import type { Vocabulary } from '@safehouse/contract';
import { compareJson } from './json-diff.ts';
import type { MatchView, ViewedEvent } from './match-view.ts';
import { PackedWriter, type WordNumbers } from './packed-writer.ts';

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

let writer: PackedWriter | null = null;

/** The events between two views of a match, and the changes. The same for all clients that have the view before. */
export function packUpdate(
  numbers: WordNumbers,
  [before, after]: readonly [before: MatchView, after: MatchView],
  events: readonly ViewedEvent[],
): Uint8Array {
  writer ??= new PackedWriter(numbers);
  writer.reset(numbers);
  writer.writeValue(events);
  compareJson(before, after, writer);
  return writer.toBytes();
}

/** The update with the subscriber's number for the match (at most 9,999) in front. */
export function numberUpdate(on: number, update: Uint8Array): Uint8Array {
  const isLong = on >= 0x80;
  const numbered = new Uint8Array(update.length + (isLong ? 2 : 1));
  numbered[0] = isLong ? 0x80 | (on & 0x7f) : on;
  if (isLong) numbered[1] = on >> 7;
  numbered.set(update, isLong ? 2 : 1);
  return numbered;
}
