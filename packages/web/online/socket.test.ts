import {
  type MatchView,
  matchVocabulary,
  NO_MATCH_ID,
  packUpdate,
  type ServerMessage,
  WordNumbers,
} from '@safehouse/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TABLELESS_VIEW } from '../match/tableless-view.ts';
import type { SocketSubscription } from './socket.ts';
import { FakeNetwork } from './test-helpers.ts';

let network: FakeNetwork;

beforeEach(() => {
  vi.useFakeTimers();
  network = new FakeNetwork();
});

afterEach(() => {
  vi.useRealTimers();
});

class RecordingSubscription implements SocketSubscription {
  readonly messages: ServerMessage[] = [];
  readonly views: (MatchView | null)[] = [];
  readonly connectionChanges: ('live' | 'lost')[] = [];
  readonly subscribeMessage = (on: number) => ({ type: 'lobby', on }) as const;

  onMessage(message: ServerMessage, view: MatchView | null): void {
    this.messages.push(message);
    this.views.push(view);
  }

  onConnectionChange(state: 'live' | 'lost'): void {
    this.connectionChanges.push(state);
  }
}

const VIEW: MatchView = {
  ...TABLELESS_VIEW,
  game: 'counting',
  options: {},
  status: 'running',
  version: 1,
  seat: null,
  seats: [],
  players: [],
  toAct: [],
  view: { count: 0 },
  legal: [],
  result: null,
};

/** The time between a lost connection and the next attempt. */
function measureReconnectDelay(): number {
  const before = network.connections.length;
  const start = Date.now();
  network.latest.drop();
  while (network.connections.length === before) vi.advanceTimersToNextTimer();
  return Date.now() - start;
}

test('without a subscription there is no connection', () => {
  network.wake();
  vi.advanceTimersByTime(60_000);
  expect(network.connections).toHaveLength(0);
  expect(network.client.state.value).toBe('idle');
});

test('says hello first, and subscribes after the welcome', () => {
  const subscription = new RecordingSubscription();
  const { on } = network.client.subscribe(subscription);
  expect(network.client.state.value).toBe('connecting');
  expect(network.client.send({ type: 'ping', at: 0 })).toBe(false);
  const connection = network.welcome();
  expect(network.client.state.value).toBe('live');
  expect(connection.readAll()).toEqual([{ type: 'lobby', on }]);
  expect(subscription.connectionChanges).toEqual(['live']);
});

test('all subscriptions use one connection, each under its own number', () => {
  const first = new RecordingSubscription();
  const second = new RecordingSubscription();
  const { on } = network.client.subscribe(first);
  network.welcome().readAll();
  const { on: other } = network.client.subscribe(second);
  expect(network.connections).toHaveLength(1);
  expect(network.latest.readAll()).toEqual([{ type: 'lobby', on: other }]);
  network.latest.deliver({ type: 'lobby', on: other, tables: [] });
  expect([on === other, first.messages, second.messages.length]).toEqual([false, [], 1]);
});

test('a packed update, which comes as bytes, changes the view', () => {
  const subscription = new RecordingSubscription();
  const { on } = network.client.subscribe(subscription);
  const connection = network.welcome();
  const vocabulary = matchVocabulary();
  connection.deliver({ type: 'vocabulary', game: VIEW.game, ...vocabulary });
  connection.deliver({ type: 'snapshot', on, match: VIEW });
  const update = packUpdate(on, new WordNumbers(vocabulary), [VIEW, { ...VIEW, version: 2, chat: true }], []);
  connection.deliverBytes(update);
  expect(connection.binaryType).toBe('arraybuffer');
  expect(subscription.views.at(-1)).toEqual({ ...VIEW, version: 2, chat: true });
});

test('an ended subscription is cancelled, gets no more messages and is not renewed', () => {
  const ended = new RecordingSubscription();
  const kept = new RecordingSubscription();
  const subscription = network.client.subscribe(ended);
  const { on } = network.client.subscribe(kept);
  network.welcome().readAll();
  subscription.end();
  expect(network.latest.readAll()).toEqual([{ type: 'leave', on: subscription.on }]);
  network.latest.deliver({ type: 'lobby', on: subscription.on, tables: [] });
  measureReconnectDelay();
  expect(network.welcome().readAll()).toEqual([{ type: 'lobby', on }]);
  expect([ended.messages, ended.connectionChanges]).toEqual([[], ['live']]);
});

test('after a lost connection it connects and subscribes again', () => {
  const subscription = new RecordingSubscription();
  const { on } = network.client.subscribe(subscription);
  network.welcome().readAll();
  measureReconnectDelay();
  expect(network.client.state.value).toBe('lost');
  expect(network.welcome().readAll()).toEqual([{ type: 'lobby', on }]);
  expect(network.client.state.value).toBe('live');
  expect(subscription.connectionChanges).toEqual(['live', 'lost', 'live']);
});

test('a lost connection without subscriptions is not reopened', () => {
  network.client.subscribe(new RecordingSubscription()).end();
  network.welcome();
  network.latest.drop();
  vi.advanceTimersByTime(60_000);
  expect([network.connections.length, network.client.state.value]).toEqual([1, 'idle']);
});

test('the delay doubles with every failure up to fifteen seconds, and a welcome resets it', () => {
  network.client.subscribe(new RecordingSubscription());
  for (const expected of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    const delay = measureReconnectDelay();
    expect(delay).toBeGreaterThanOrEqual(0.7 * expected - 1);
    expect(delay).toBeLessThanOrEqual(1.3 * expected + 1);
  }
  network.welcome();
  expect(measureReconnectDelay()).toBeLessThanOrEqual(651);
});

test('a page that becomes visible reconnects at once', () => {
  network.client.subscribe(new RecordingSubscription());
  for (let failures = 0; failures < 6; failures++) measureReconnectDelay();
  network.latest.drop();
  const before = network.connections.length;
  network.wake();
  expect(network.connections).toHaveLength(before + 1);
  vi.advanceTimersByTime(5000);
  expect(network.connections).toHaveLength(before + 1);
});

test('a connection without an answer to a ping is closed and replaced', () => {
  const subscription = new RecordingSubscription();
  network.client.subscribe(subscription);
  const connection = network.welcome();
  connection.readAll();
  vi.advanceTimersByTime(1000);
  network.wake();
  expect(connection.readAll()).toMatchObject([{ type: 'ping' }]);
  vi.advanceTimersByTime(8000);
  expect([connection.readyState, subscription.connectionChanges]).toEqual([WebSocket.CLOSING, ['live', 'lost']]);
  vi.advanceTimersByTime(700);
  expect(network.connections).toHaveLength(2);
});

test('an answered ping keeps the connection, and pings continue', () => {
  network.client.subscribe(new RecordingSubscription());
  const connection = network.welcome();
  connection.readAll();
  for (let pings = 0; pings < 3; pings++) {
    vi.advanceTimersByTime(20_000);
    expect(connection.readAll()).toMatchObject([{ type: 'ping' }]);
    connection.deliver({ type: 'pong', at: 0, now: Date.now() });
  }
  expect([network.connections.length, network.client.state.value]).toEqual([1, 'live']);
});

test('a connection without a welcome message is closed', () => {
  network.client.subscribe(new RecordingSubscription());
  network.latest.open();
  vi.advanceTimersByTime(6000);
  expect(network.latest.readyState).toBe(WebSocket.CLOSING);
  vi.advanceTimersByTime(700);
  expect(network.connections).toHaveLength(2);
});

test('messages of a closed connection are ignored', () => {
  const subscription = new RecordingSubscription();
  const { on } = network.client.subscribe(subscription);
  const dead = network.latest;
  dead.open();
  vi.advanceTimersByTime(6700);
  dead.deliver({ type: 'lobby', on, tables: [] });
  dead.drop();
  network.welcome();
  expect([subscription.messages, network.client.state.value]).toEqual([[], 'live']);
});

test('a server with another protocol makes the page reload', () => {
  network.client.subscribe(new RecordingSubscription());
  network.latest.open();
  network.latest.deliver({ type: 'goodbye', reason: 'shutting-down' });
  expect(network.outdatedCount).toBe(0);
  network.latest.deliver({ type: 'goodbye', reason: 'other-protocol' });
  expect(network.outdatedCount).toBe(1);
});

test('after a change of the session it reconnects at once', () => {
  network.client.subscribe(new RecordingSubscription());
  const connection = network.welcome();
  network.client.reconnect();
  expect(connection.readyState).toBe(WebSocket.CLOSING);
  expect(measureReconnectDelay()).toBeLessThanOrEqual(1);
});

test('the delay before trying another server grows until one sends a snapshot', () => {
  const subscription = new RecordingSubscription();
  const { on } = network.client.subscribe(subscription);
  const leaveServer = () => {
    const connection = network.welcome();
    network.client.tryAnotherServer();
    expect(connection.readyState).toBe(WebSocket.CLOSING);
    return measureReconnectDelay();
  };
  for (const expected of [500, 1000, 2000]) expect(leaveServer()).toBeGreaterThanOrEqual(0.7 * expected - 1);
  network.welcome().deliver({ type: 'snapshot', on, match: VIEW });
  network.client.tryAnotherServer();
  expect(measureReconnectDelay()).toBeLessThanOrEqual(651);
});

test('a subscription gets the view with all updates applied, and none of an earlier connection', () => {
  const subscription = new RecordingSubscription();
  const { on } = network.client.subscribe(subscription);
  const update: ServerMessage = { type: 'update', on, events: [], changes: [[['view', 'count'], 1]] };
  network.welcome().deliver({ type: 'snapshot', on, match: VIEW });
  network.latest.deliver(update);
  expect(subscription.views.map((view) => view?.view)).toEqual([{ count: 0 }, { count: 1 }]);
  expect(subscription.views[0]?.id).toBe(NO_MATCH_ID);
  measureReconnectDelay();
  network.welcome().deliver(update);
  expect(subscription.views.at(-1)).toBeNull();
});

test('the clock is that of the server', () => {
  network.client.subscribe(new RecordingSubscription());
  network.welcome(Date.now() + 5000);
  vi.advanceTimersByTime(100);
  expect(network.client.now()).toBe(Date.now() + 5000);
});
