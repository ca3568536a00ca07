import type { Header } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { rules } from './index.ts';
import { Naive } from './naive.ts';
import type { State } from './state.ts';
import { agentsOf, cardsIn, type GodView, HABITS, HEADERS, legalMoves, randomMatch } from './testing.ts';

const SEEDS = [1, 2, 3];
const EVERY = 7;

/** Some positions of some matches in every habit of play. */
function somePositions(header: Header, check: (state: State, god: GodView, naive: Naive) => void): void {
  for (const seed of SEEDS) {
    let count = seed;
    randomMatch({ header, seed, weigh: HABITS[seed % HABITS.length], mostMoves: 400 }, (state) => {
      if (count++ % EVERY !== 0) return;
      const god = rules.describe(state) as GodView;
      check(state, god, new Naive(god, state.board.edition, state.side));
    });
  }
}

describe.each(
  HEADERS.map((header) => [`${header.players}: ${JSON.stringify(header.options)}`, header] as const),
)('at random, %s', (_name, header) => {
  test('[SC-10] the legal moves are those a slow reading of the rules gives', () => {
    somePositions(header, (state, _god, naive) => {
      const fast = legalMoves(state).map((move) => JSON.stringify(rules.write(state, move)));
      const slow = naive.legal().map((move) => JSON.stringify(move));
      expect(fast.toSorted().join()).toBe(slow.toSorted().join());
    });
  });

  test('[SC-4] all agents hang together, no agent or card is lost, and scores add up', () => {
    const options = rules.options(header);
    if (!options.ok) throw new Error(options.message);
    somePositions(header, (state, god, naive) => {
      god.players.forEach((player, seat) => {
        if (player.spy !== null) expect(naive.isCoherent(Object.keys(player.agents), player.spy)).toBe(true);
        expect(player.score).toBe(naive.score(seat));
        expect(agentsOf(player)).toBe(options.value.agents[seat]);
        expect(player.missions.length).toBeLessThanOrEqual(state.board.edition.missionLimit);
      });
      expect(cardsIn(god).toSorted().join()).toBe(state.board.cards.toSorted().join());
    });
  });
});
