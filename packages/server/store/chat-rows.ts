import type { ChatChannel, MatchId, UserId } from '@safehouse/protocol';
import type { StoredChatLine } from './chat-store.ts';

/** The chat of the players, and that of the spectators. */
export type ChatTable = 'chat' | 'spectator_chat';

/** How reports name these chats. */
export const CHANNEL_OF_TABLE = { chat: 'players', spectator_chat: 'spectators' } as const satisfies {
  readonly [table in ChatTable]: ChatChannel;
};

export interface ChatLineRow {
  readonly match: MatchId;
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  /** As JSON. */
  readonly said: string | null;
}

export function chatLineFromRow({ n, at, user, said }: ChatLineRow): StoredChatLine {
  return { n, at, user, said: said === null ? null : JSON.parse(said) };
}
