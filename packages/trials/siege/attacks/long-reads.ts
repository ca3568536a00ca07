import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

/** The maximum length of a line, in characters of four bytes. */
const LONG_LINE = '\u{1F600}'.repeat(150);

/** A chat of long lines, read as often as the limits allow, and everything else that is long or slow to read. */
export const longReads: Attack = {
  name: 'long-reads',
  run: (target) =>
    target.repeat(6, async (address) => {
      const token = await target.guest(address);
      const match = await target.table(address, token, { game: ANY_GAME, seats: ['me', 'open'] });
      if (match === null) return target.pause(500);
      for (let i = 0; i < 200; i++) {
        if (i % 20 === 0)
          await target.request('POST', `/api/matches/${match}/chat`, { address, token, body: { text: LONG_LINE } });
        const paths = [
          `/api/matches/${match}/chat`,
          `/api/ratings/${ANY_GAME}?season=2026-q4`,
          `/api/ratings/${ANY_GAME}?season=2026-q4&mode=${randomUUID()}`,
          '/api/me/people',
          '/api/me/statistics',
          `/fairness/${match}`,
          `/api/matches/${randomUUID().replaceAll('-', '').slice(0, 22)}`,
        ];
        for (const path of paths) await target.request('GET', path, { address, token });
      }
    }),
};
