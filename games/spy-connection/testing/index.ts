import type { GameTesting } from '@safehouse/testkit';

const DARK_DRAFT = { board: 'dark', start: 'draft' } as const;

export const testing: GameTesting = {
  setups: [
    { options: {}, players: 2 },
    { options: {}, players: 4 },
  ],
  benchmarks: [
    { setup: { options: {}, players: 2 }, floor: 2_000 },
    { setup: { options: DARK_DRAFT, players: 4 }, floor: null },
  ],
};
