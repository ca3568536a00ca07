import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';
import { SoloTable } from '../solo-table.ts';

const PARALLEL_READS = 8;

/** A match with as many entries as the limits allow, while others request all of it and every position. */
export const longMatch: Attack = {
  name: 'long-match',
  run: async (target) => {
    const [address] = target.addresses;
    const solo = await SoloTable.open(target, address, { game: ANY_GAME });
    if (!solo) return target.fail('no table');
    let version = 1;
    const grow = async () => {
      for (;;) {
        version = (await solo.playMove()) ?? version;
        await solo.undo();
      }
    };
    const read = target.repeat(PARALLEL_READS, async (reader) => {
      const at = Math.floor(Math.random() * version);
      await target.request('GET', `/api/matches/${solo.id}?at=${at}`, { address: reader });
      await target.request('GET', `/api/matches/${solo.id}?since=0`, { address: reader });
      await target.request('GET', `/api/matches/${solo.id}/record`, { address: reader });
    });
    await Promise.all([grow(), read]);
  },
};
