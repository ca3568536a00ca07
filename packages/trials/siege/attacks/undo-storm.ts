import type { Attack } from '../attack.ts';
import { largeEditionTable } from '../games.ts';
import { SoloTable } from '../solo-table.ts';

/** Plays moves and undoes them, at tables with large editions, as fast as the server allows. */
export const undoStorm: Attack = {
  name: 'undo-storm',
  run: (target) =>
    target.repeat(3, async (address) => {
      const solo = await SoloTable.open(target, address, await largeEditionTable());
      for (let i = 0; solo && i < 200; i++) {
        await solo.playMove();
        await solo.undo();
      }
    }),
};
