import { CountBadge } from '../../components/count-badge.tsx';
import { t } from '../../i18n/translations.ts';
import type { TableChat } from '../../match/match-source.ts';

/** Inside the button or tab that opens the chat, so that its accessible name contains the number of new messages. */
export function UnreadBadge({ chats }: { readonly chats: readonly (TableChat | null)[] }) {
  const count = chats.reduce((sum, chat) => sum + (chat?.unreadCount.value ?? 0), 0);
  return <CountBadge count={count} text={t().social.unread(count)} />;
}
