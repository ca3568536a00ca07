import type { Vocabulary } from '@safehouse/contract';
import type { ViewedEvent } from './match-view.ts';
import { PackedReader } from './packed-reader.ts';
import type { UpdateMessage, VocabularyMessage } from './server-message.ts';

/** Without a vocabulary, one about nothing. */
export function unpackUpdate(bytes: Uint8Array, vocabularyOf: (on: number) => Vocabulary | null): UpdateMessage {
  const reader = new PackedReader(bytes);
  const on = reader.readVarint();
  const vocabulary = vocabularyOf(on);
  if (!vocabulary) return { type: 'update', on, events: [], changes: [] };
  reader.vocabulary = vocabulary;
  const events = reader.readValue() as ViewedEvent[];
  return { type: 'update', on, events, changes: reader.readChanges() };
}

/** By which rules a vocabulary is used. */
export function vocabularyKey({ game, rules = 1 }: Pick<VocabularyMessage, 'game' | 'rules'>): string {
  return `${game} ${rules}`;
}
