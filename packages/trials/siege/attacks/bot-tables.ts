import { MAX_SEATS } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { Attack } from '../attack.ts';
import { strongestLevel } from '../games.ts';

/** Tables of bots whose only person leaves at once. */
export const botTables: Attack = {
  name: 'bot-tables',
  run: (target) =>
    target.repeat(4, async (address, loop) => {
      const token = await target.guest(address);
      for (let i = 0; i < 20; i++) {
        const game = GAME_IDS[i % GAME_IDS.length];
        const bots = Array(MAX_SEATS - 1).fill({ bot: await strongestLevel(game) });
        const id = await target.table(address, token, { game, seats: ['me', ...bots] });
        if (id && loop % 2 === 0) await target.request('POST', `/api/matches/${id}/leave`, { address, token });
        else await target.pause(100);
      }
    }),
};
