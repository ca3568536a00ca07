import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';
import { SoloTable } from '../solo-table.ts';

/** Moves that each have a new key: legal ones, and ones for an old version. */
export const moveKeys: Attack = {
  name: 'move-keys',
  run: (target) =>
    target.repeat(4, async (address) => {
      const solo = await SoloTable.open(target, address, { game: ANY_GAME });
      for (let i = 0; solo && i < 200; i++) {
        await solo.playMove(`${i}`.padEnd(64, 'k'));
        const key = `stale ${i}`.padEnd(64, 'k');
        await solo.request('POST', '/moves', { version: 1, move: { type: 'x'.repeat(1000) }, key });
      }
    }),
};
