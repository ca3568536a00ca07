import type { Viewer } from '@safehouse/contract';
import type { TestedGame } from '@safehouse/testkit';
import { greedy } from '../bots/greedy.ts';
import { loveLetter } from './index.ts';
import type { describe } from './view.ts';

type Described = ReturnType<typeof describe>;

export const subject: TestedGame = {
  game: loveLetter,
  greedyPlayer: greedy,
  setups: [2, 3, 4].map((players) => ({ options: {}, players })),
  inventory,
  secrets,
  isFreshStart: ({ type }) => type === 'round-won',
};

function inventory(described: object): string[] {
  const { deck, setAside, open, hands, discards } = described as Described;
  return [...deck, ...open, ...hands.flat(), ...discards.flat(), ...(setAside === null ? [] : [setAside])];
}

function secrets(described: object, viewer: Viewer): { [name: string]: string } {
  const { deck, hands } = described as Described;
  const others = hands.map((hand, seat) => [`hand of ${seat}`, seat === viewer ? '' : hand.join()]);
  return Object.fromEntries([['deck', deck.join()], ...others].filter(([, cards]) => cards !== ''));
}
