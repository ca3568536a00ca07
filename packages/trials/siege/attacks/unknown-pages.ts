import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';

const SCREENS = ['learn', 'replay', 'profile', 'match', 'watch', 'duel', 'club', 'nowhere'];
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };

/** Pages of paths not requested before: each gets its own link preview and is compressed. */
export const unknownPages: Attack = {
  name: 'unknown-pages',
  run: (target) =>
    target.repeat(8, async (address) => {
      for (const screen of SCREENS)
        await target.request('GET', `/${screen}/${randomUUID()}`, { address, headers: HEADERS });
    }),
};
