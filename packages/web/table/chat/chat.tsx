import { CHAT_PHRASES, type ChatMessage } from '@safehouse/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import { currentUser } from '../../online/session.ts';
import { ReportForm } from '../report/report-form.tsx';
import type { TableContext } from '../table-context.ts';

/** Fixed phrases are translated for every reader; free text is not. */
export function Chat({ source, matchView, game }: TableContext) {
  const translations = t().chat;
  const { chat } = source;
  if (!chat) return <p class="quiet">{translations.offline}</p>;
  const isTeams = game.ui.sides(matchView.players.length, matchView.options).some((side) => side.length > 1);
  const isSilent = isTeams && matchView.status === 'running';
  return (
    <div class="chat">
      <ChatLines match={matchView.id} lines={chat.lines.value} />
      {isSilent && <p class="quiet">{translations.silent}</p>}
      {matchView.seat !== null && matchView.chat && !isSilent && (
        <ChatForm
          draftKey={`safehouse.draft.${matchView.id}`}
          isLive={source.connection.value === 'live'}
          onSend={(saying) => chat.send(saying)}
        />
      )}
    </div>
  );
}

interface ChatLinesProps {
  readonly match: string;
  readonly lines: readonly ChatMessage[];
}

function ChatLines({ match, lines }: ChatLinesProps) {
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="quiet">{t().chat.empty}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol class="chat-lines" ref={list} tabIndex={0} aria-live="polite" aria-label={t().table.chat}>
        {lines.map((line) => (
          <li key={line.n}>
            <b>{line.name ?? t().table.gone}</b> <span>{chatText(line)}</span>
            <ReportButton line={line} onReport={setReported} />
          </li>
        ))}
      </ol>
      {reported && (
        <ReportForm
          key={reported.n}
          target={{ about: reported.user, match, line: reported.n }}
          name={reported.name ?? ''}
          onCancel={() => setReported(null)}
        />
      )}
    </>
  );
}

interface ReportButtonProps {
  readonly line: ChatMessage;
  onReport(line: ChatMessage): void;
}

/** For lines of other people that are still there. */
function ReportButton({ line, onReport }: ReportButtonProps) {
  const self = currentUser.value;
  if (!self || line.name === null || line.user === self.id || 'removed' in line.said) return null;
  const label = t().report.title(line.name);
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={() => onReport(line)}>
      <Icon name="flag" />
    </button>
  );
}

function chatText({ said }: ChatMessage): string {
  const { phrases, chat } = t();
  if ('text' in said) return said.text;
  return 'phrase' in said ? phrases[said.phrase] : `(${chat.removed})`;
}

interface ChatFormProps {
  /** An unsent text is stored under this key, as the page may reload itself. */
  readonly draftKey: string;
  readonly isLive: boolean;
  onSend(saying: Parameters<NonNullable<TableContext['source']['chat']>['send']>[0]): void;
}

function ChatForm({ draftKey, isLive, onSend }: ChatFormProps) {
  const { chat, phrases } = t();
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  const write = (draft: string) => {
    setText(draft);
    if (draft === '') sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, draft);
  };
  return (
    <>
      <fieldset class="phrases" aria-label={chat.phrases}>
        {CHAT_PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="chip" onClick={() => onSend({ phrase })}>
            {phrases[phrase]}
          </button>
        ))}
      </fieldset>
      <form
        class="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          // Offline the text stays in the field.
          if (!isLive) return;
          if (text.trim() !== '') onSend({ text: text.trim() });
          write('');
        }}
      >
        <input
          type="text"
          maxLength={300}
          aria-label={chat.say}
          placeholder={chat.say}
          value={text}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" class="button">
          {chat.send}
        </button>
      </form>
    </>
  );
}
