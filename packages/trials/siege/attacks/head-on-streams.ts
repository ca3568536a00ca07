import type { Attack } from '../attack.ts';

/** Nobody reads the body of a HEAD response, so a stream opened for it would never end. */
export const headOnStreams: Attack = {
  name: 'head-on-streams',
  run: (target) =>
    target.repeat(4, async (address) => {
      for (const match of target.matches) await target.request('HEAD', `/api/matches/${match}/stream`, { address });
    }),
};
