import type { Attack } from '../attack.ts';

const TEXT = 'ž'.repeat(300);

/** Guests watch other people's matches, chat there by HTTP and WebSocket, and read the whole chat. */
export const spectatorChatFlood: Attack = {
  name: 'spectator-chat-flood',
  run: (target) =>
    target.repeat(5, async (address, loop) => {
      const token = await target.guest(address);
      const match = target.matches[loop % target.matches.length];
      const path = `/api/matches/${match}/spectator-chat`;
      const socket = await target.client(address, token);
      socket?.on('message', () => undefined);
      socket?.send(JSON.stringify({ type: 'watch', on: 1, match }));
      for (let i = 0; i < 60; i++) {
        socket?.send(JSON.stringify({ type: 'spectator-chat', on: 1, say: { text: TEXT } }));
        await target.request('POST', path, { address, token, body: { text: TEXT } });
        await target.request('GET', path, { address });
      }
      socket?.terminate();
    }),
};
