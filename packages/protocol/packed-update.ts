import type { Vocabulary } from '@safehouse/contract';
import { compareFields, compareJson } from './json-diff.ts';
import type { MatchView, ViewedEvent } from './match-view.ts';
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

let writer: PackedWriter | null = null;

/** The fields of a view that a move can change. */
const FIELDS_OF_MOVES = ['version', 'clock', 'toAct', 'view', 'legal', 'undoAsked'] as const;

/**
 * The events between two views of a match, and the changes. The same for all clients that have the view before.
 * `onlyMoves`: nothing else has happened.
 */
export function packUpdate(
  numbers: WordNumbers,
  [before, after]: readonly [before: MatchView, after: MatchView],
  events: readonly ViewedEvent[],
  onlyMoves = false,
): Uint8Array {
  writer ??= new PackedWriter(numbers);
  writer.reset(numbers);
  writer.writeValue(events);
  if (onlyMoves) compareFields(before, after, FIELDS_OF_MOVES, writer);
  else compareJson(before, after, writer);
  return writer.toBytes();
}

/** The update with the subscriber's number for the match in front. */
export function numberUpdate(on: number, update: Uint8Array): Uint8Array {
  writer ??= new PackedWriter(NO_WORDS);
  writer.writeVarint(on);
  writer.writeBytes(update);
  return writer.toBytes();
}

const NO_WORDS = new WordNumbers({ words: [], shapes: [] });
