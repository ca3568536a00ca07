import { AttackerAccounts } from '../accounts.ts';
import type { Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const TEXT = 'ž'.repeat(1000);
const SOCKETS = 20;

/** One open club per address: posts are written, read and deleted, while sockets are notified of every change. */
export const clubPosts: Attack = {
  name: 'club-posts',
  run: (target) => {
    const accounts = new AttackerAccounts(target);
    const clubs = new Map<string, Promise<string | null>>();
    return target.repeat(6, async (address, loop) => {
      const founder = await accounts.get(address, 0);
      const club = clubs.get(address) ?? openWatchedClub(target, address, founder.token);
      clubs.set(address, club);
      const id = await club;
      if (id === null) return target.pause(1000);
      const { token } = await accounts.get(address, loop);
      const path = `/api/clubs/${id}`;
      await target.request('POST', `${path}/join`, { address, token, body: {} });
      for (let i = 0; i < 20; i++) {
        const { json } = await target.request('POST', `${path}/posts`, { address, token, body: { text: TEXT } });
        await target.request('GET', `${path}/posts`, { address, token });
        if (i % 4 === 0) await target.request('DELETE', `${path}/posts/${json.n}`, { address, token });
      }
    });
  },
};

async function openWatchedClub(target: Target, address: string, token: string): Promise<string | null> {
  const body = { name: `Board ${Math.random().toString(36).slice(2, 10)}`, description: '', access: 'open' };
  const { json } = await target.request('POST', '/api/clubs', { address, token, body });
  if (typeof json.id !== 'string') return null;
  for (let i = 0; i < SOCKETS; i++) {
    const socket = await target.client(address);
    socket?.on('message', () => target.count('told'));
    for (let on = 0; on < 10; on++) socket?.send(JSON.stringify({ type: 'club', on, club: json.id }));
  }
  return json.id;
}
