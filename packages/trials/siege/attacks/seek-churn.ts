import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

/** Different seeks, most of them soon cancelled. */
export const seekChurn: Attack = {
  name: 'seek-churn',
  run: (target) =>
    target.repeat(8, async (address) => {
      const token = await target.guest(address);
      for (let i = 0; i < 20; i++) {
        const clock = { type: 'realtime', base: 60 + Math.floor(Math.random() * 500), increment: 0 };
        const body = { game: ANY_GAME, clock };
        await target.request('POST', '/api/seeks', {
          address,
          token,
          body,
          signal: AbortSignal.timeout(300),
        });
      }
    }),
};
