import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

const PATHS = [
  '/api/openapi.json',
  '/api',
  '/docs',
  '/',
  '/api/matches',
  `/api/stats/${ANY_GAME}`,
  `/api/ratings/${ANY_GAME}`,
  '/metrics',
];

/** The pages that are most expensive to render. */
export const pageFlood: Attack = {
  name: 'page-flood',
  run: (target) =>
    target.repeat(6, async (address) => {
      for (const path of PATHS) await target.request('GET', path, { address });
    }),
};
