import { FIRST_RULES_VERSION, type Game } from '@safehouse/contract';
import { matchVocabulary, type VocabularyMessage, WordNumbers } from '@safehouse/protocol';

/** The vocabulary of packed updates of a game's matches. */
export interface MatchWords {
  readonly numbers: WordNumbers;
  /** The message with the vocabulary, sent once per connection. */
  readonly text: string;
}

const wordsByRules = new WeakMap<Game, MatchWords>();

export function wordsOf(rules: Game): MatchWords {
  const known = wordsByRules.get(rules);
  if (known) return known;
  const vocabulary = matchVocabulary(rules.vocabulary);
  const message: VocabularyMessage = {
    type: 'vocabulary',
    game: rules.id,
    ...(rules.version !== FIRST_RULES_VERSION && { rules: rules.version }),
    ...vocabulary,
  };
  const words = { numbers: new WordNumbers(vocabulary), text: JSON.stringify(message) };
  wordsByRules.set(rules, words);
  return words;
}
