import { AttackerAccounts } from '../accounts.ts';
import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

/** Invitations, friend requests, reports and reset e-mails, all to one victim; and clubs up to the limit. */
export const socialSlots: Attack = {
  name: 'social-slots',
  run: async (target) => {
    const accounts = new AttackerAccounts(target);
    const [home] = target.addresses;
    const victim = await accounts.get(home, 0);
    await target.repeat(4, async (address, loop) => {
      const { token } = await accounts.get(address, loop + 1);
      const post = (path: string, body: object) => target.request('POST', path, { address, token, body });
      for (let i = 0; i < 20; i++) {
        const match = await target.table(address, token, { game: ANY_GAME, seats: ['me', 'open'] });
        await post(`/api/matches/${match}/invitations`, { to: victim.id });
        await target.request('PUT', `/api/me/people/${victim.id}`, { address, token, body: { friend: i % 2 === 0 } });
        await post('/api/reports', { about: victim.id, reason: 'insults', text: `again ${i}` });
        await post('/api/passphrase-resets', { name: 'victim' });
        await post('/api/clubs', { name: `Club ${Math.random()}`, description: '', access: 'open' });
        if (match !== null) await post(`/api/matches/${match}/leave`, {});
      }
    });
  },
};
