import type { ChatLine, MatchId, UserId } from '@safehouse/protocol';
import type { Chat } from '../chat/chat.ts';
import type { Watcher } from './watcher.ts';

/**
 * Tells a new or changed line of the chat to those who may read it by now. Mostly that is everybody; at a delayed table
 * onlookers hear it later, when they ask.
 */
export async function tellChat(
  chat: Pick<Chat, 'since'>,
  { id, line: n }: { readonly id: MatchId; readonly line: number },
  watchers: readonly Watcher[],
): Promise<void> {
  const lineFor = async (user: UserId | null) =>
    (await chat.since(id, user, n - 1))?.find((line) => line.n === n) ?? null;
  const open = await lineFor(null);
  for (const [user, own] of Map.groupBy(watchers, ({ listener }) => listener.userId)) {
    const line = open ?? (user === null ? null : await lineFor(user));
    if (line) for (const watcher of own) tell(watcher, id, line);
  }
}

function tell({ listener, on }: Watcher, match: MatchId, line: ChatLine): void {
  listener.tell(JSON.stringify({ type: 'chat', on, match, line }));
}
