import { laws } from '@safehouse/testkit';
import { greedy } from '../bots/greedy.ts';
import { rules } from './index.ts';
import { agentsOf, cardsIn, type GodView, HEADERS } from './testing.ts';

laws(
  {
    game: rules,
    greedy,
    seatings: HEADERS,
    census(described) {
      const god = described as GodView;
      return [
        ...cardsIn(god),
        ...god.players.map((player, seat) => `${agentsOf(player)} agents of seat ${seat}`),
      ];
    },
    secrets(described): { [what: string]: string } {
      const { deck } = described as GodView;
      return deck.length > 1 ? { deck: deck.join() } : {};
    },
  },
  8,
);
