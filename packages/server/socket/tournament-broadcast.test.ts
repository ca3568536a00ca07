import type { TournamentView } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import type { TournamentSubscription } from './subscription.ts';
import { TournamentBroadcast } from './tournament-broadcast.ts';

const ID = 'friday';

/** Viewers of a tournament whose version the test sets. */
async function watched(viewers: number) {
  const state = { version: 1, viewsMade: 0, received: 0 };
  const broadcast = new TournamentBroadcast({
    versionOf: async () => state.version,
    view: async () => {
      state.viewsMade++;
      return { version: state.version } as TournamentView;
    },
  });
  const subscriber = {
    userId: null,
    sendText: () => {
      state.received++;
    },
  };
  const subscriptions = Array.from(
    { length: viewers },
    (_, on): TournamentSubscription => ({ type: 'tournament', on, tournament: ID, code: undefined, subscriber }),
  );
  for (const subscription of subscriptions) await broadcast.add(subscription);
  return { broadcast, state, subscriptions };
}

test('a change is sent once to everybody who looks', async () => {
  const { broadcast, state, subscriptions } = await watched(3);
  expect(state.received).toBe(3);
  state.version = 2;
  broadcast.onChanged(ID);
  broadcast.onChanged('another');
  broadcast.remove(subscriptions[0]);
  await broadcast.tick();
  await broadcast.tick();
  expect(state.received).toBe(5);
});

test('a look whether a message was lost makes no views where nothing has changed', async () => {
  const { broadcast, state } = await watched(3);
  broadcast.refreshAll();
  await broadcast.tick();
  expect(state).toMatchObject({ viewsMade: 3, received: 3 });
  state.version = 2;
  broadcast.refreshAll();
  await broadcast.tick();
  expect(state.received).toBe(6);
});

test('other work gets its turn while a thousand are told', async () => {
  const { broadcast, state } = await watched(1000);
  state.version = 2;
  broadcast.onChanged(ID);
  const sending = broadcast.tick();
  await new Promise((resolve) => setImmediate(resolve));
  expect(state.received).toBeLessThan(1100);
  // The next tick does not begin before this one is done.
  await broadcast.tick();
  await sending;
  expect(state.received).toBe(2000);
});
