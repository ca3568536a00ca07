import type { GameTesting } from '@safehouse/testkit';

export const testing: GameTesting = {
  setups: [{ options: {}, players: 2 }],
};
