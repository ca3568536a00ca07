import type { GameTesting } from '@safehouse/testkit';

export const testing: GameTesting = { setups: [2, 4].map((players) => ({ options: {}, players })) };
