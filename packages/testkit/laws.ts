import { describe, expect, test } from 'vitest';
import {
  type Law,
  legalMovesPlay,
  nothingIsLostOrAdded,
  sameRecordSameResult,
  somebodyActsUntilTheEnd,
} from './order.ts';
import { hiddenMovesLookAlike, secretsCouldBeOtherwise, twinsLookAlike } from './secrecy.ts';
import type { Subject } from './subject.ts';

export const LAWS: readonly Law[] = [
  sameRecordSameResult,
  legalMovesPlay,
  somebodyActsUntilTheEnd,
  nothingIsLostOrAdded,
  twinsLookAlike,
  secretsCouldBeOtherwise,
  hiddenMovesLookAlike,
];

/**
 * Declares a test for every law and every way to sit down. `usual` is how many matches each of them plays; a long run
 * asks for more in LAW_MATCHES.
 */
export function laws(subject: Subject, usual: number): void {
  const matches = Number(process.env.LAW_MATCHES ?? usual);
  describe.each(subject.seatings)('$players players, $options', (seating) => {
    test.each(LAWS)('$name', ({ broken }) => {
      for (let seed = 0; seed < matches; seed++)
        expect(broken(subject, seating, seed), `seed ${seed}`).toBeNull();
    });
  });
}
