import { expect, test } from 'vitest';
import type { TournamentSubscription } from './subscription.ts';
import { TournamentBroadcast } from './tournament-broadcast.ts';

const ID = 'friday';

/** Viewers of a tournament whose version the test sets. `msToSend`: the time that a message to one of them takes. */
async function watched(viewers: number, msToSend = 0) {
  const state = { version: 1, written: 0, received: 0 };
  const broadcast = new TournamentBroadcast({
    versionOf: async () => state.version,
    written: async () => {
      state.written++;
      return { version: state.version, textFor: async () => '{}' };
    },
  });
  const subscriber = {
    userId: null,
    sendText: () => {
      state.received++;
      if (msToSend > 0) for (const began = performance.now(); performance.now() - began < msToSend; );
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

test('a version is written once for all who look', async () => {
  const { broadcast, state } = await watched(3);
  expect(state).toMatchObject({ written: 1, received: 3 });
  state.version = 2;
  broadcast.onChanged(ID);
  await broadcast.tick();
  expect(state).toMatchObject({ written: 2, received: 6 });
});

test('a look whether a message was lost writes nothing where nothing has changed', async () => {
  const { broadcast, state } = await watched(3);
  broadcast.refreshAll();
  await broadcast.tick();
  expect(state).toMatchObject({ written: 1, received: 3 });
  state.version = 2;
  broadcast.refreshAll();
  await broadcast.tick();
  expect(state.received).toBe(6);
});

test('other work gets its turn while many are told', async () => {
  const { broadcast, state } = await watched(100, 0.2);
  state.version = 2;
  broadcast.onChanged(ID);
  const sending = broadcast.tick();
  await new Promise((resolve) => setImmediate(resolve));
  expect(state.received).toBeLessThan(150);
  // The next tick does not start before this one is done.
  await broadcast.tick();
  await sending;
  expect(state.received).toBe(200);
});

test('a tournament that does not exist is asked for only once', async () => {
  const asked: string[] = [];
  const broadcast = new TournamentBroadcast({
    versionOf: async (id) => {
      asked.push(id);
      return null;
    },
    written: async () => null,
  });
  const subscriber = { userId: null, sendText: () => undefined };
  await broadcast.add({ type: 'tournament', on: 1, tournament: 'none', code: undefined, subscriber });
  broadcast.refreshAll();
  await broadcast.tick();
  expect(asked).toEqual([]);
});
