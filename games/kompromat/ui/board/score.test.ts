import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { openSeededMatch, viewFor } from '../../rules/test-helpers.ts';
import { computeScore } from './score.ts';

test('[KO-22] sets count by their size, items and tokens one each', () => {
  const won = ['informant', 'code-1', 'code-3', 'document-2', 'drone'] as const;
  expect(computeScore(won, 2)).toEqual({ targets: 5, codes: 6, documents: 2, items: 1, tokens: 2, sum: 16 });
});

test('the score sheet adds up to the score of the rules', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const match = openSeededMatch(seed);
    const random = quickRandom(seed);
    while (match.result === null) {
      const [seat] = match.toAct;
      // Without hits few missions fail, so most matches end by points.
      const cautious = match.legal(seat).filter(({ type }) => type !== 'hit');
      match.play(seat, cautious[random.below(cautious.length)]);
    }
    const { won, tokens } = viewFor(match, 'spectator');
    if (match.result.reason === 'notoriety') continue;
    expect(won.map((pile, seat) => computeScore(pile, tokens[seat]).sum)).toEqual(match.result.scores);
  }
});
