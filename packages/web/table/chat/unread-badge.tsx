import { t } from '../../i18n/translations.ts';
import type { TableChat } from '../../match/match-source.ts';

const MAX_SHOWN = 9;

/** Inside the button or tab that opens the chat: its name then says how much is new. */
export function UnreadBadge({ chat }: { readonly chat: TableChat | null }) {
  const count = chat?.unreadCount.value ?? 0;
  if (count === 0) return null;
  return (
    <span class="unread">
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span class="hidden">, {t().social.unread(count)}</span>
    </span>
  );
}
