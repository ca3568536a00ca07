import { GAME_IDS } from '@safehouse/games/registry';
import type { Attack } from '../attack.ts';

/** Duels and attempts at the daily deal, each with a table and a bot. */
export const challengeFlood: Attack = {
  name: 'challenge-flood',
  run: (target) =>
    target.repeat(3, async (address) => {
      const token = await target.guest(address);
      for (const game of GAME_IDS) {
        await target.request('POST', `/api/daily/${game}`, { address, token, body: {} });
        const { json } = await target.request('POST', '/api/duels', { address, token, body: { game } });
        for (const leg of [0, 1])
          await target.request('POST', `/api/duels/${json.id}/legs`, { address, token, body: { leg } });
      }
    }),
};
