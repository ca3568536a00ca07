import type { ChatMessage, MatchId, UserId } from '@safehouse/protocol';
import type { Chat } from '../chat/chat.ts';
import type { SpectatorChat } from '../chat/spectator-chat.ts';
import type { MatchSubscription } from './subscription.ts';

/** The viewers of a match. */
interface ChatAudience {
  readonly subscriptions: readonly MatchSubscription[];
  /** False only for a user who certainly does not sit at the table. */
  mayBePlayer(user: UserId): boolean;
}

/**
 * Sends a new or changed chat line to those who may read it now. At a delayed table, spectators get it later, on
 * request: however many they are, only players are looked up individually.
 */
export async function broadcastChatLine(
  chat: Pick<Chat, 'lineFor'>,
  { id, line: n }: { readonly id: MatchId; readonly line: number },
  { subscriptions, mayBePlayer }: ChatAudience,
): Promise<void> {
  const open = await chat.lineFor(id, null, n);
  for (const [user, group] of Map.groupBy(subscriptions, ({ subscriber }) => subscriber.userId)) {
    const line = open ?? (user !== null && mayBePlayer(user) ? await chat.lineFor(id, user, n) : null);
    if (line) for (const subscription of group) sendChatLine(subscription, id, line);
  }
}

/** Sends a spectators' chat line to connected spectators. Previews show no chat. */
export async function broadcastSpectatorLine(
  chat: Pick<SpectatorChat, 'lineForAll'>,
  { id, line: n }: { readonly id: MatchId; readonly line: number },
  subscriptions: readonly MatchSubscription[],
): Promise<void> {
  const users = [...new Set(subscriptions.flatMap(({ subscriber }) => subscriber.userId ?? []))];
  const found = await chat.lineForAll(id, n, users);
  if (!found) return;
  for (const { subscriber, on, isPreview } of subscriptions) {
    const isKeptFrom = subscriber.userId !== null && found.keptFrom.has(subscriber.userId);
    if (!isPreview && !isKeptFrom)
      subscriber.sendText(JSON.stringify({ type: 'spectator-chat', on, match: id, line: found.line }));
  }
}

function sendChatLine({ subscriber, on }: MatchSubscription, match: MatchId, line: ChatMessage): void {
  subscriber.sendText(JSON.stringify({ type: 'chat', on, match, line }));
}
