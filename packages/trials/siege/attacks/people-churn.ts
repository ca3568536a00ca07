import { defaultAvatar, formatAvatar, MAX_AVATARS } from '@safehouse/protocol';
import { AttackerAccounts } from '../accounts.ts';
import type { Attack } from '../attack.ts';

const NOTE = 'ž'.repeat(500);
const CHANGES = [{ note: NOTE }, { follow: true }, { friend: true }, { block: true }, { block: false }, { note: '' }];

/** Adds and removes notes, friend requests and blocks, changes avatars, and reads everybody's list each time. */
export const peopleChurn: Attack = {
  name: 'people-churn',
  run: (target) => {
    const accounts = new AttackerAccounts(target);
    return target.repeat(6, async (address, loop) => {
      const [{ token }, other] = [await accounts.get(address, loop), await accounts.get(address, loop + 1)];
      for (const body of CHANGES) {
        await target.request('PUT', `/api/me/people/${other.id}`, { address, token, body });
        await target.request('GET', '/api/me/people', { address, token });
      }
      const avatar = formatAvatar(defaultAvatar(`${Math.random()}`));
      await target.request('PUT', '/api/me', { address, token, body: { avatar } });
      const ids = Array(MAX_AVATARS).fill(other.id).join(',');
      await target.request('GET', `/api/avatars?users=${ids}`, { address, token });
      const switches = { turn: { push: loop % 2 === 0 } };
      await target.request('PUT', '/api/me/notifications', { address, token, body: { switches } });
    });
  },
};
