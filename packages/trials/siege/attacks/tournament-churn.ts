import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

const DAY_MS = 86_400_000;

/** Guests create tournaments for the far future, join and leave them again and again, and read the list. */
export const tournamentChurn: Attack = {
  name: 'tournament-churn',
  run: (target) => {
    const known: string[] = [];
    return target.repeat(5, async (address) => {
      const token = await target.guest(address);
      const body = {
        name: 'Spam '.repeat(8),
        format: 'arena',
        game: ANY_GAME,
        clock: { type: 'realtime', base: 60, increment: 0 },
        startsAt: Date.now() + 89 * DAY_MS,
        maxPlayers: 1024,
      };
      for (let i = 0; i < 4; i++) {
        const { json } = await target.request('POST', '/api/tournaments', { address, token, body });
        if (typeof json.id === 'string') known.push(json.id);
      }
      const id = known.at(-1);
      for (let i = 0; i < 30; i++) {
        await target.request('POST', `/api/tournaments/${id}/join`, { address, token, body: {} });
        await target.request('POST', `/api/tournaments/${id}/leave`, { address, token });
      }
      await target.request('GET', '/api/tournaments', { address, token });
    });
  },
};
