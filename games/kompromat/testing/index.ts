import type { GameTesting } from '@safehouse/testkit';

export const testing: GameTesting = {
  setups: [{ options: {}, players: 2 }],
  benchmarks: [{ setup: { options: {}, players: 2 }, floor: 10_000 }],
};
