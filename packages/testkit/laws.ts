import { describe, expect, test } from 'vitest';
import { viewsRecallWhatWasTold } from './recall-law.ts';
import {
  type Law,
  legalMovesArePlayable,
  onlySeatsToActHaveMoves,
  piecesAreConserved,
  replayIsDeterministic,
} from './rule-laws.ts';
import { hiddenMovesAreIndistinguishable, secretsVaryAcrossWorlds, viewsLeakNothing } from './secrecy-laws.ts';
import type { TestedGame } from './tested-game.ts';

export const LAWS: readonly Law[] = [
  replayIsDeterministic,
  legalMovesArePlayable,
  onlySeatsToActHaveMoves,
  piecesAreConserved,
  viewsLeakNothing,
  secretsVaryAcrossWorlds,
  hiddenMovesAreIndistinguishable,
  viewsRecallWhatWasTold,
];

const MIN_MATCHES = 4;

/**
 * Declares a test for every law and every setup. Each plays `defaultMatches`, or LAW_MATCHES in a long run; slow laws
 * play fewer.
 */
export function laws(subject: TestedGame, defaultMatches: number): void {
  const matches = Number(process.env.LAW_MATCHES ?? defaultMatches);
  describe.each(subject.setups)('$players players, $options', (setup) => {
    test.each(LAWS)('$name', ({ findViolation, everyNthMatch = 1 }) => {
      const seeds = Math.max(MIN_MATCHES, matches / everyNthMatch);
      for (let seed = 0; seed < seeds; seed++) expect(findViolation(subject, setup, seed), `seed ${seed}`).toBeNull();
    });
  });
}
