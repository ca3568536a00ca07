import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';
import { SoloTable } from '../solo-table.ts';
import type { Target } from '../target.ts';

/** Endpoints that never answer. The server may only contact public addresses, so it must not even connect to these. */
export const pushSubscriptions: Attack = {
  name: 'push-subscriptions',
  run: async (target) => {
    const hanging = createServer((socket) => {
      target.fail('the server has connected to a loopback address');
      socket.on('error', () => socket.destroy());
    }).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    const hosts = [`127.0.0.1:${port}`, `[::1]:${port}`, `localhost:${port}`, `127.0.0.1:${port};.push.apple.com`];
    const endpoints = [...hosts, `0x7f000001:${port}`, 'web.push.apple.com@127.0.0.1'].map(
      (host) => `https://${host}/`,
    );
    await target.repeat(2, (address) => subscribeAndPlay(target, address, endpoints));
    hanging.close();
  },
};

async function subscribeAndPlay(target: Target, address: string, endpoints: readonly string[]): Promise<void> {
  const solo = await SoloTable.open(target, address, { game: ANY_GAME });
  if (!solo) return target.pause(1000);
  const { token } = solo;
  for (const endpoint of endpoints) {
    const subscription = { endpoint, keys: { p256dh: 'abc', auth: 'def' } };
    const { status } = await target.request('POST', '/api/push', { address, token, body: { subscription } });
    if (status === 201) target.fail(`subscribed to ${endpoint}`);
    await target.request('PUT', '/api/me', { address, token, body: { webhook: endpoint } });
  }
  for (let i = 0; i < 10; i++) await solo.playMove();
}
