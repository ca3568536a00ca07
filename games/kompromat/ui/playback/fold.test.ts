import { quickRandom, SEATS, toldTo, type Viewer } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../rules/facts.ts';
import { openSeeded, viewOf } from '../../rules/testing.ts';
import type { View } from '../../rules/view.ts';
import { fold } from './fold.ts';
import { sceneOf } from './scene.ts';

const VIEWERS: readonly Viewer[] = [SEATS[0], SEATS[1], 'spectator'];

/** What the board draws while it plays back. */
const DRAWN = [
  ...(['round', 'starter', 'missions', 'columns', 'newspaper', 'tokens', 'won', 'items'] as const),
  ...(['removed', 'decks', 'discards', 'drawn', 'declared', 'turnMission'] as const),
];

const drawn = (view: View) => DRAWN.map((key) => [key, view[key]]);

describe('the facts of a move lead from the page before to the page after', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) test(`in a match by chance, ${seed}`, () => playThrough(seed));
});

function playThrough(seed: number): void {
  const match = openSeeded(seed);
  const random = quickRandom(seed);
  while (match.result === null) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    const before = VIEWERS.map((viewer) => viewOf(match, viewer));
    const played = match.play(seat, legal[random.below(legal.length)]);
    if (!played.ok) throw new Error(played.refusal.code);
    VIEWERS.forEach((viewer, i) => {
      const facts = toldTo(viewer, played.news) as Fact[];
      const { view } = facts.reduce(fold, sceneOf(before[i]));
      expect(drawn(view)).toEqual(drawn(viewOf(match, viewer)));
    });
  }
}
