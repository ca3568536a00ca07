import type { ClubView, UserId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { ClubBroadcast } from './club-broadcast.ts';
import type { ClubSubscription } from './subscription.ts';

const CLUB = 'red-cats';

async function watched(count: number, users = count) {
  const state = { canRead: true, received: 0, asked: 0 };
  const broadcast = new ClubBroadcast({
    view: async () => {
      state.asked++;
      return { canRead: state.canRead } as ClubView;
    },
  });
  const sendText = () => {
    state.received++;
  };
  const subscriptions = Array.from(
    { length: count },
    (_, on): ClubSubscription => ({
      type: 'club',
      on,
      club: CLUB,
      subscriber: { userId: `user ${on % users}` as UserId, sendText },
    }),
  );
  for (const subscription of subscriptions) await broadcast.add(subscription);
  return { broadcast, state, subscriptions };
}

test('other work gets its turn while a large club is told, and the next tick waits', async () => {
  const { broadcast, state } = await watched(400);
  broadcast.onChanged(CLUB);
  const sending = broadcast.tick();
  await new Promise((resolve) => setImmediate(resolve));
  expect(state.received).toBeLessThan(600);
  broadcast.onChanged(CLUB);
  await broadcast.tick();
  await sending;
  expect(state.received).toBe(800);
  await broadcast.tick();
  expect(state.received).toBe(1200);
});

test('whether somebody may read it is asked once for all their subscriptions', async () => {
  const { broadcast, state } = await watched(40, 2);
  state.asked = 0;
  broadcast.onChanged(CLUB);
  await broadcast.tick();
  expect(state).toMatchObject({ asked: 2, received: 80 });
});

test('whoever may not read it any more is told once', async () => {
  const { broadcast, state } = await watched(1);
  state.canRead = false;
  for (let i = 0; i < 3; i++) {
    broadcast.onChanged(CLUB);
    await broadcast.tick();
  }
  expect(state.received).toBe(2);
});
