import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

/** Time for the first players to join. */
const START_DELAY_MS = 3000;

/** Guests play in one arena and resign at once, so that it gets as many matches as possible, and read its table. */
export const arenaMatches: Attack = {
  name: 'arena-matches',
  run: (target) => {
    let arena: Promise<string> | null = null;
    const create = async (address: string, token: string): Promise<string> => {
      const body = {
        name: 'Quick',
        format: 'arena',
        game: ANY_GAME,
        clock: { type: 'realtime', base: 60, increment: 0 },
        startsAt: Date.now() + START_DELAY_MS,
        minutes: 720,
        maxPlayers: 1024,
      };
      const { json } = await target.request('POST', '/api/tournaments', { address, token, body });
      return `/api/tournaments/${json.id}`;
    };
    return target.repeat(6, async (address) => {
      const token = await target.guest(address);
      arena ??= create(address, token);
      const path = await arena;
      await target.request('POST', `${path}/join`, { address, token, body: {} });
      for (;;) {
        const { json } = await target.request('GET', path, { address, token });
        const { match } = (json.me ?? {}) as { readonly match?: string | null };
        if (match) await target.request('POST', `/api/matches/${match}/resign`, { address, token, body: {} });
        else await target.pause(200);
      }
    });
  },
};
