import type { ChatChannel, MatchId, UserId } from '@safehouse/protocol';
import type { StoredChatLine } from './chat-store.ts';

/** What players say, and what spectators say to each other. */
export type ChatTable = 'chat' | 'spectator_chat';

/** What reports call these chats. */
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
