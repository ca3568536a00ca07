import { laws } from '@safehouse/testkit';
import { greedy } from '../bots/greedy.ts';
import { rules } from './index.ts';
import { countAgents, type FullDescription, listAllCards, TEST_HEADERS } from './test-helpers.ts';

laws(
  {
    game: rules,
    greedyPlayer: greedy,
    setups: TEST_HEADERS,
    inventory(described) {
      const full = described as FullDescription;
      return [
        ...listAllCards(full),
        ...full.players.map((player, seat) => `${countAgents(player)} agents of seat ${seat}`),
      ];
    },
    secrets(described): { [what: string]: string } {
      const { deck } = described as FullDescription;
      return deck.length > 1 ? { deck: deck.join() } : {};
    },
  },
  8,
);
