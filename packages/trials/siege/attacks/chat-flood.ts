import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';
import { SoloTable } from '../solo-table.ts';

/** By HTTP and by WebSocket at once. */
export const chatFlood: Attack = {
  name: 'chat-flood',
  run: (target) =>
    target.repeat(3, async (address) => {
      const solo = await SoloTable.open(target, address, { game: ANY_GAME, chat: true });
      const socket = solo && (await target.client(address, solo.token));
      if (!socket) return target.pause(1000);
      socket.send(JSON.stringify({ type: 'watch', on: 1, match: solo.id }));
      for (let i = 0; i < 100; i++) {
        const text = 'ž'.repeat(300);
        socket.send(JSON.stringify({ type: 'chat', on: 1, say: { text } }));
        await solo.request('POST', '/chat', { text });
      }
      socket.terminate();
    }),
};
