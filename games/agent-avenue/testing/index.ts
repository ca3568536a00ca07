import type { GameTesting } from '@safehouse/testkit';

const ADVANCED = { mode: 'advanced' } as const;

export const testing: GameTesting = {
  setups: [
    { options: { mode: 'simple' }, players: 2 },
    { options: ADVANCED, players: 4 },
  ],
  benchmarks: [
    { setup: { options: { mode: 'simple' }, players: 2 }, floor: 150_000 },
    { setup: { options: ADVANCED, players: 2 }, floor: 60_000 },
    { setup: { options: ADVANCED, players: 4 }, floor: null },
  ],
};
