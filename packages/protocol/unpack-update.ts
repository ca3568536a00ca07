import type { Vocabulary } from '@safehouse/contract';
import type { ViewedEvent } from './match-view.ts';
import { PackedReader } from './packed-reader.ts';
import type { UpdateMessage, VocabularyMessage } from './server-message.ts';

/** An update of a match without a vocabulary is returned empty. */
export function unpackUpdate(bytes: Uint8Array, vocabularyOf: (on: number) => Vocabulary | null): UpdateMessage {
  const reader = new PackedReader(bytes);
  const on = reader.readVarint();
  const vocabulary = vocabularyOf(on);
  if (!vocabulary) return { type: 'update', on, events: [], changes: [] };
  reader.vocabulary = vocabulary;
  const events = reader.readValue() as ViewedEvent[];
  return { type: 'update', on, events, changes: reader.readChanges() };
}

/** Every version of the rules of a game has its own vocabulary. */
export function vocabularyKey({ game, rules = 1 }: Pick<VocabularyMessage, 'game' | 'rules'>): string {
  return `${game} ${rules}`;
}
