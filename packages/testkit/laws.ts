import { describe, expect, test } from 'vitest';
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
];

/**
 * Declares a test for every law and every setup. Each plays `defaultMatches`, or LAW_MATCHES for a long run.
 */
export function laws(subject: TestedGame, defaultMatches: number): void {
  const matches = Number(process.env.LAW_MATCHES ?? defaultMatches);
  describe.each(subject.setups)('$players players, $options', (setup) => {
    test.each(LAWS)('$name', ({ findViolation }) => {
      for (let seed = 0; seed < matches; seed++) expect(findViolation(subject, setup, seed), `seed ${seed}`).toBeNull();
    });
  });
}
