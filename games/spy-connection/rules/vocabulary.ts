import type { Vocabulary } from '@safehouse/contract';
import { DEFAULT_EDITION_ID, findBuiltInEdition } from './built-in-editions.ts';
import type { Edition } from './edition-document.ts';

/** The first 128 words and 32 shapes take one byte in a message. Only the default edition's names are listed. */
export const VOCABULARY: Vocabulary = {
  words: [
    ...['players', 'supply', 'phase', 'agents', 'accept', 'display', 'recall', 'connect', 'missions', 'turn-began'],
    ...['regular', 'active', 'wrap-up', 'action', 'end', 'recalled', 'discard', 'discarded', 'removed', 'accepted'],
    ...['revealed', 'deck', 'closed', 'spy', 'travel', 'connected', 'travelled', 'score', 'marked', 'mark'],
    ...['markedThisTurn', 'completed', 'unmark', 'unmarked', 'extra', 'last', 'extraTurns', 'lastTurns'],
    ...idsOf(findBuiltInEdition(DEFAULT_EDITION_ID)),
  ],
  shapes: [
    'type place',
    'type space',
    'type via',
    'space agents',
    'type seat turn',
    'type',
    'type seat space agents',
    'type mission',
    'type seat mission agents',
    'type seat mission place planning',
    'type mission place',
    'id planning marked',
    'type to',
    'type seat via from to placed',
    'type seat mission city',
    'type seat from to',
    'mission city',
    'type mission city',
    'type seat mission agents points extraTurn',
    'type reason winners scores',
  ],
};

function idsOf(edition: Edition | null): string[] {
  if (!edition) return [];
  const { cities, spaces, connections, missions, startMissions } = edition;
  return [cities, spaces, connections, missions, startMissions].flatMap((list) => list.map(({ id }) => id));
}
