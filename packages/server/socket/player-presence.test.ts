import type { MatchId, UserId } from '@safehouse/protocol';
import { ANN, BOB, headerWith } from '@safehouse/table/test-helpers';
import { beforeEach, expect, test } from 'vitest';
import type { BusMessage } from '../bus/bus.ts';
import { PlayerPresence } from './player-presence.ts';

/** The state of another process, as this one sees it. */
const other = { isConnected: true, watching: new Set<UserId>(), askedCount: 0 };
const here = new Set<UserId>();
const published: BusMessage[] = [];
let time = 0;
let presence: PlayerPresence;

beforeEach(() => {
  time = 1_000_000;
  Object.assign(other, { isConnected: true, askedCount: 0 });
  other.watching.clear();
  here.clear();
  here.add(ANN);
  published.length = 0;
  presence = new PlayerPresence(headerWith().id, {
    bus: { publishToOthers: (message) => void published.push(message) },
    presence: {
      get isConnected() {
        return other.isConnected;
      },
      isWatching: async (_match: MatchId, user: UserId) => {
        other.askedCount++;
        return other.watching.has(user);
      },
    },
    isHere: (user) => here.has(user),
    now: () => time,
  });
});

async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    time += 1000;
    presence.update([ANN, BOB]);
    await Promise.resolve();
  }
}

const away = () => presence.away.map(({ user }) => user);

test('a player on another server is not away, and is when they leave there', async () => {
  other.watching.add(BOB);
  await pass(60);
  expect([away(), other.askedCount]).toEqual([[], 3]);
  other.watching.delete(BOB);
  presence.recheckRemote();
  await pass(10);
  expect(away()).toEqual([BOB]);
});

test('a server that crashed reports nothing, but is asked again', async () => {
  other.watching.add(BOB);
  await pass(2);
  other.watching.delete(BOB);
  await pass(30);
  expect(away()).toEqual([BOB]);
});

test('nobody is away while the servers cannot ask each other', async () => {
  other.isConnected = false;
  await pass(300);
  expect([away(), await presence.confirmAbsent()]).toEqual([[], []]);
});

test('before a claim the other servers are asked once more', async () => {
  await pass(130);
  expect(await presence.confirmAbsent()).toMatchObject([{ user: BOB }]);
  other.watching.add(BOB);
  expect(await presence.confirmAbsent()).toEqual([]);
});

test('other servers hear of a change of the players here, and of nothing else', async () => {
  await pass(5);
  expect(published).toHaveLength(1);
  here.delete(ANN);
  await pass(5);
  expect(published).toHaveLength(2);
});

test('where no player is, nobody is missed and nobody is asked', async () => {
  here.clear();
  await pass(100);
  expect([away(), other.askedCount]).toEqual([[], 0]);
});
