import type { ChatMessage, MatchId, UserId } from '@safehouse/protocol';
import { ANN } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { broadcastChatLine } from './chat-broadcast.ts';
import type { MatchSubscription } from './subscription.ts';

const MATCH = 'match' as MatchId;
const LINE: ChatMessage = { n: 1, at: 0, user: ANN, name: 'Ann', said: { text: 'hello' } };

test('at a delayed table a line goes to the players, and a thousand spectators cost no look', async () => {
  const told: (string | null)[] = [];
  const subscriptionOf = (userId: UserId | null): MatchSubscription => ({
    type: 'match',
    on: 1,
    match: MATCH,
    seat: undefined,
    since: undefined,
    subscriber: { userId, sendText: () => told.push(userId) },
  });
  const spectators = Array.from({ length: 1000 }, (_, i) => `spectator ${i}` as UserId);
  const asked: (string | null)[] = [];
  const chat = {
    async lineFor(_: MatchId, user: UserId | null) {
      asked.push(user);
      return user === ANN ? LINE : null;
    },
  };
  await broadcastChatLine(
    chat,
    { id: MATCH, line: 1 },
    {
      subscriptions: [null, ...spectators, ANN, ANN].map(subscriptionOf),
      mayBePlayer: (user) => user === ANN,
    },
  );
  expect([asked, told]).toEqual([
    [null, ANN],
    [ANN, ANN],
  ]);
});
