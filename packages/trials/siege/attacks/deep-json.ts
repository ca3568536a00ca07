import { GAME_IDS } from '@safehouse/games/registry';
import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';
import { SoloTable } from '../solo-table.ts';

const DEPTH = 100_000;
const BODIES = [
  `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
  `{"game":"${ANY_GAME}","seats":["me","open"],"options":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`,
  `{"game":"${GAME_IDS.at(-1)}","seats":["me","open"],"edition":{"id":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`,
];

/** Deeply nested values, wherever the server checks, compares, copies or stores its input. */
export const deepJson: Attack = {
  name: 'deep-json',
  run: (target) =>
    target.repeat(3, async (address) => {
      const solo = await SoloTable.open(target, address, { game: ANY_GAME });
      if (!solo) return target.pause(1000);
      const { token } = solo;
      for (let i = 0; i < 20; i++) {
        for (const body of BODIES) await target.request('POST', '/api/matches', { address, token, body });
        const body = `{"version":2,"move":{"type":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}}`;
        await target.request('POST', `/api/matches/${solo.id}/moves`, { address, token, body });
      }
    }),
};
