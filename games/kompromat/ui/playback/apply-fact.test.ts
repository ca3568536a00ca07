import { factsFor, quickRandom, SEATS, type Viewer } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../rules/facts.ts';
import { openSeededMatch, viewFor } from '../../rules/test-helpers.ts';
import type { View } from '../../rules/view.ts';
import { applyFact } from './apply-fact.ts';

const VIEWERS: readonly Viewer[] = [SEATS[0], SEATS[1], 'spectator'];

/** What the board draws during the playback. */
const DRAWN_FIELDS = [
  ...(['round', 'starter', 'missions', 'columns', 'newspaper', 'tokens', 'won', 'items'] as const),
  ...(['removed', 'decks', 'discards', 'drawn', 'declared', 'turnMission'] as const),
];

const drawnFields = (view: View) => DRAWN_FIELDS.map((key) => [key, view[key]]);

describe('the facts of a move lead from the view before to the view after', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) test(`in a random match, ${seed}`, () => playThrough(seed, {}));
  for (const seed of [1, 2, 3, 4])
    test(`with won cards face down, ${seed}`, () => playThrough(seed, { wonCards: 'face-down' }));
});

function playThrough(seed: number, options: object): void {
  const match = openSeededMatch(seed, { options });
  const random = quickRandom(seed);
  while (match.result === null) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    const before = VIEWERS.map((viewer) => viewFor(match, viewer));
    const played = match.play(seat, legal[random.below(legal.length)]);
    if (!played.ok) throw new Error(played.refusal.code);
    VIEWERS.forEach((viewer, i) => {
      const facts = factsFor(viewer, played.facts) as Fact[];
      const view = facts.reduce(applyFact, before[i]);
      expect(drawnFields(view)).toEqual(drawnFields(viewFor(match, viewer)));
    });
  }
}
