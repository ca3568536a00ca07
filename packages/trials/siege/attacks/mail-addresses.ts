import { ATTACKER_PASSPHRASE, AttackerAccounts } from '../accounts.ts';
import type { Attack } from '../attack.ts';

/** E-mails to a victim with many spellings of one address, and guesses at the links in them. */
export const mailAddresses: Attack = {
  name: 'mail-addresses',
  run: (target) => {
    const accounts = new AttackerAccounts(target);
    return target.repeat(4, async (address, loop) => {
      const { id, token } = await accounts.get(address, loop);
      for (let i = 0; i < 20; i++) {
        const spelling = ['victim', 'v.ictim', 'VICTIM'][i % 3] + (i % 2 === 0 ? `+${loop}-${i}` : '');
        const body = { address: `${spelling}@example.org`, passphrase: ATTACKER_PASSPHRASE };
        await target.request('PUT', '/api/me/email', { address, token, body });
        const forged = `${id}.${Date.now() + 1000}.${'A'.repeat(43)}`;
        await target.request('POST', `/confirm-email/${forged}`, { address });
        await target.request('POST', `/unsubscribe/${id}.all.${'A'.repeat(43)}`, { address });
        if (i % 5 === 0) await target.request('DELETE', '/api/me/email', { address, token });
      }
    });
  },
};
