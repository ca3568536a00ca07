import { describe, expect, test } from 'vitest';
import {
  type Law,
  legalMovesArePlayable,
  onlySeatsToActHaveMoves,
  piecesAreConserved,
  replayIsDeterministic,
} from './rule-laws.ts';
import {
  hiddenMovesAreIndistinguishable,
  secretsVaryAcrossWorlds,
  viewsLeakNothing,
} from './secrecy-laws.ts';
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
 * Declares a test for every law and every way to sit down. `usual` is how many matches each of them plays; a long run
 * asks for more in LAW_MATCHES.
 */
export function laws(subject: TestedGame, usual: number): void {
  const matches = Number(process.env.LAW_MATCHES ?? usual);
  describe.each(subject.setups)('$players players, $options', (seating) => {
    test.each(LAWS)('$name', ({ findViolation }) => {
      for (let seed = 0; seed < matches; seed++)
        expect(findViolation(subject, seating, seed), `seed ${seed}`).toBeNull();
    });
  });
}
