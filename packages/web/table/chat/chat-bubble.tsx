import type { ChatMessage } from '@safehouse/protocol';
import { Emote } from '../../components/emote.tsx';
import { t } from '../../i18n/translations.ts';
import { currentUser } from '../../online/session.ts';
import { chatText } from './chat-text.ts';

/** Shown at the sender's tile. Screen readers get every line from `ChatAnnouncer`. */
export function ChatBubble({ line }: { readonly line: ChatMessage | undefined }) {
  if (!line) return null;
  const { said } = line;
  return (
    <span key={line.n} class={`chat-bubble${'emote' in said ? ' is-emote' : ''}`} aria-hidden="true">
      {'emote' in said ? <Emote name={said.emote} /> : chatText(line)}
    </span>
  );
}

/** Announces new messages of others to screen readers, whether the chat is open or not. */
export function ChatAnnouncer({ lines }: { readonly lines: readonly ChatMessage[] }) {
  const { social, table } = t();
  const others = lines.filter(({ user }) => user !== currentUser.value?.id);
  return (
    <div class="hidden" role="log" aria-live="polite" aria-label={table.chat}>
      {others.map((line) => (
        <p key={line.n}>{social.says(line.name ?? table.gone, chatText(line))}</p>
      ))}
    </div>
  );
}
