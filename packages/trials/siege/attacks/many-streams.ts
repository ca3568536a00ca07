import type { Attack } from '../attack.ts';

/** As many streams as the server allows. */
export const manyStreams: Attack = {
  name: 'many-streams',
  run: (target) =>
    target.repeat(150, async (address, loop) => {
      const match = target.matches[loop % target.matches.length];
      await target.request('GET', `/api/matches/${match}/stream?since=0`, { address });
      await target.pause(500);
    }),
};
