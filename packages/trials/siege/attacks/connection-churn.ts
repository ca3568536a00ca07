import type { Attack } from '../attack.ts';

/** Opens and closes connections without using them, as fast as this machine can. */
export const connectionChurn: Attack = {
  name: 'connection-churn',
  run: (target) =>
    target.repeat(50, async (address) => {
      const socket = await target.connect(address);
      socket?.destroy();
    }),
};
