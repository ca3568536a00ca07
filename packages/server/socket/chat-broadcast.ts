import type { ChatMessage, MatchId, UserId } from '@safehouse/protocol';
import type { Chat } from '../chat/chat.ts';
import type { MatchSubscription } from './subscription.ts';

/**
 * Tells a new or changed line of the chat to those who may read it by now. Mostly that is everybody; at a delayed table
 * onlookers hear it later, when they ask.
 */
export async function broadcastChatLine(
  chat: Pick<Chat, 'linesAfter'>,
  { id, line: n }: { readonly id: MatchId; readonly line: number },
  watchers: readonly MatchSubscription[],
): Promise<void> {
  const lineFor = async (user: UserId | null) =>
    (await chat.linesAfter(id, user, n - 1))?.find((line) => line.n === n) ?? null;
  const open = await lineFor(null);
  for (const [user, own] of Map.groupBy(watchers, ({ subscriber }) => subscriber.userId)) {
    const line = open ?? (user === null ? null : await lineFor(user));
    if (line) for (const watcher of own) sendChatLine(watcher, id, line);
  }
}

function sendChatLine({ subscriber, on }: MatchSubscription, match: MatchId, line: ChatMessage): void {
  subscriber.sendText(JSON.stringify({ type: 'chat', on, match, line }));
}
