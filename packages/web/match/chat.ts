import { computed, signal } from '@preact/signals';
import type { ChatChannel, ChatContent, ChatMessage } from '@safehouse/protocol';
import { apiRequest } from '../online/api.ts';
import { currentUser } from '../online/session.ts';
import { isNumber, RecentValues } from '../state/recent-values.ts';
import type { TableChat } from './match-source.ts';

/** The number of the last line that was on the screen, by chat. */
const lastReadLines = new RecentValues({ storageKey: 'safehouse.chat', max: 100, isValue: isNumber });

export const CHAT_PATHS = { players: 'chat', spectators: 'spectator-chat' } as const;

/** A chat of an online table, including the messages from before this page was opened. */
export function createTableChat(id: string, channel: ChatChannel, send: (content: ChatContent) => void) {
  const lines = signal<readonly ChatMessage[]>([]);
  const readKey = channel === 'players' ? id : `${id} ${channel}`;
  const readUpTo = signal(lastReadLines.get(readKey) ?? 0);
  const addLines = (more: readonly ChatMessage[]) => {
    const byNumber = new Map([...lines.value, ...more].map((message) => [message.n, message]));
    lines.value = [...byNumber.values()].sort((a, b) => a.n - b.n);
  };
  const isUnread = ({ n, user, said }: ChatMessage) =>
    n > readUpTo.value && user !== currentUser.value?.id && !('removed' in said);
  const chat: TableChat = {
    lines,
    unreadCount: computed(() => lines.value.filter(isUnread).length),
    markRead() {
      const last = lines.value.at(-1)?.n ?? 0;
      if (last <= readUpTo.value) return;
      readUpTo.value = last;
      lastReadLines.set(readKey, last);
    },
    send,
  };
  return {
    chat,
    addLines,
    async loadMissed(): Promise<void> {
      const answer = await apiRequest<{ readonly lines: readonly ChatMessage[] }>(
        'GET',
        `/matches/${id}/${CHAT_PATHS[channel]}`,
      );
      if (answer.ok) addLines(answer.value.lines);
    },
  };
}
