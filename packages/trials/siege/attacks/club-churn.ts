import { AttackerAccounts } from '../accounts.ts';
import type { Attack } from '../attack.ts';

/** Creates, joins, renames, leaves and deletes clubs, while others search for them. */
export const clubChurn: Attack = {
  name: 'club-churn',
  run: (target) => {
    const accounts = new AttackerAccounts(target);
    return target.repeat(6, async (address, loop) => {
      const [{ token }, member] = [await accounts.get(address, loop), await accounts.get(address, loop + 1)];
      const name = `Club ${Math.random().toString(36).slice(2, 10)}`;
      const description = 'ž'.repeat(400);
      const founding = { address, token, body: { name, description, access: 'open' } };
      const { json } = await target.request('POST', '/api/clubs', founding);
      await target.request('GET', `/api/clubs?name=${name.slice(0, 6)}`, { address, token });
      if (typeof json.id !== 'string') return;
      const path = `/api/clubs/${json.id}`;
      const { token: memberToken } = member;
      for (let i = 0; i < 5; i++) {
        await target.request('POST', `${path}/join`, { address, token: memberToken, body: {} });
        await target.request('GET', `${path}/members`, { address, token });
        await target.request('POST', `${path}/leave`, { address, token: memberToken });
      }
      await target.request('PUT', path, { address, token, body: { name: `${name} ${loop}` } });
      await target.request('POST', `${path}/invitation`, { address, token });
      await target.request(loop % 2 === 0 ? 'DELETE' : 'POST', loop % 2 === 0 ? path : `${path}/leave`, {
        address,
        token,
      });
    });
  },
};
