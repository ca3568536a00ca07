import type { MatchHeader } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { rules } from './index.ts';
import type { State } from './state.ts';
import {
  countAgents,
  type FullDescription,
  listActiveMoves,
  listAllCards,
  playRandomMatch,
  RANDOM_MOVE_WEIGHTS,
  TEST_HEADERS,
} from './test-helpers.ts';
import { RulesOracle } from './test-oracle.ts';

const SEEDS = [1, 2, 3];
const SAMPLE_INTERVAL = 7;

/** Some positions of random matches, with every set of move weights. */
function forSampledPositions(
  header: MatchHeader,
  check: (state: State, described: FullDescription, naive: RulesOracle) => void,
): void {
  for (const seed of SEEDS) {
    let count = seed;
    playRandomMatch(
      { header, seed, weigh: RANDOM_MOVE_WEIGHTS[seed % RANDOM_MOVE_WEIGHTS.length], mostMoves: 400 },
      (state) => {
        if (count++ % SAMPLE_INTERVAL !== 0) return;
        const described = rules.describe(state) as FullDescription;
        check(state, described, new RulesOracle(described, state.board.edition, state.side));
      },
    );
  }
}

describe.each(TEST_HEADERS.map((header) => [`${header.players}: ${JSON.stringify(header.options)}`, header] as const))(
  'at random, %s',
  (_name, header) => {
    test('[SC-10] the legal moves are those a slow reading of the rules gives', () => {
      forSampledPositions(header, (state, _god, naive) => {
        const fast = listActiveMoves(state).map((move) => JSON.stringify(rules.writeMove(state, move)));
        const slow = naive.legalMoves().map((move) => JSON.stringify(move));
        expect(fast.toSorted().join()).toBe(slow.toSorted().join());
      });
    });

    test('[SC-4] all agents hang together, no agent or card is lost, and scores add up', () => {
      const options = rules.parseOptions(header);
      if (!options.ok) throw new Error(options.message);
      forSampledPositions(header, (state, described, naive) => {
        described.players.forEach((player, seat) => {
          if (player.spy !== null) expect(naive.isCoherent(Object.keys(player.agents), player.spy)).toBe(true);
          expect(player.score).toBe(naive.score(seat));
          expect(countAgents(player)).toBe(options.value.agents[seat]);
          expect(player.missions.length).toBeLessThanOrEqual(state.board.edition.missionLimit);
        });
        expect(listAllCards(described).toSorted().join()).toBe(state.board.cardIds.toSorted().join());
      });
    });
  },
);
