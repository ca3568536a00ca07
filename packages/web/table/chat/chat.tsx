import { CHAT_CHANNELS, CHAT_EMOTES, CHAT_PHRASES, type ChatChannel, type ChatMessage } from '@safehouse/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { Emote } from '../../components/emote.tsx';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import type { TableChat } from '../../match/match-source.ts';
import { currentUser } from '../../online/session.ts';
import { PersonLink } from '../../person/person-link.tsx';
import { ReportForm } from '../report/report-form.tsx';
import type { TableContext } from '../table-context.ts';
import { chatText } from './chat-text.ts';
import { UnreadBadge } from './unread-badge.tsx';

/** The players' chat, and for spectators also the spectators' chat. Players can read that after the match. */
export function Chat(context: TableContext) {
  const { source, matchView } = context;
  const [chosen, setChosen] = useState<ChatChannel>(matchView.seat === null ? 'spectators' : 'players');
  const hasBoth = hasSpectatorChat(matchView);
  const channel = hasBoth ? chosen : 'players';
  const chats = { players: source.chat, spectators: source.spectatorChat };
  const chat = chats[channel];
  useEffect(() => chat?.markRead(), [chat, chat?.lines.value]);
  if (!chat) return <p class="quiet">{t().chat.offline}</p>;
  return (
    <div class="chat">
      {hasBoth && <ChannelPicker chats={chats} channel={channel} onChange={setChosen} />}
      <ChatLines match={matchView.id} channel={channel} lines={chat.lines.value} />
      <ChatEntry key={channel} context={context} channel={channel} chat={chat} />
    </div>
  );
}

/** There are no spectators before the match has started. */
function hasSpectatorChat({ chat, status, seat }: TableContext['matchView']): boolean {
  return chat && (status === 'over' || (status === 'running' && seat === null));
}

interface ChannelPickerProps {
  readonly chats: { readonly [channel in ChatChannel]: TableChat | null };
  readonly channel: ChatChannel;
  onChange(channel: ChatChannel): void;
}

function ChannelPicker({ chats, channel, onChange }: ChannelPickerProps) {
  return (
    <fieldset class="phrases" aria-label={t().table.chat}>
      {CHAT_CHANNELS.map((each) => (
        <button key={each} type="button" class="chip" aria-pressed={each === channel} onClick={() => onChange(each)}>
          {t().social.channels[each]}
          <UnreadBadge chats={[chats[each]]} />
        </button>
      ))}
    </fieldset>
  );
}

interface ChatEntryProps {
  readonly context: TableContext;
  readonly channel: ChatChannel;
  readonly chat: TableChat;
}

/** The input for messages, or the reason why there is none. */
function ChatEntry({ context: { source, matchView, game }, channel, chat }: ChatEntryProps) {
  const isTeams = game.ui.sides(matchView.players.length, matchView.options).some((side) => side.length > 1);
  const isSilent = channel === 'players' && isTeams && matchView.status === 'running';
  if (isSilent) return <p class="quiet">{t().chat.silent}</p>;
  const isOwn = (matchView.seat === null) === (channel === 'spectators');
  if (!isOwn || !matchView.chat) return null;
  return (
    <>
      {channel === 'spectators' && <p class="quiet">{t().social.spectatorsAbout}</p>}
      <ChatForm
        draftKey={`safehouse.draft.${matchView.id}`}
        isLive={source.connection.value === 'live'}
        onSend={(saying) => chat.send(saying)}
      />
    </>
  );
}

interface ChatLinesProps {
  readonly match: string;
  readonly channel: ChatChannel;
  readonly lines: readonly ChatMessage[];
}

function ChatLines({ match, channel, lines }: ChatLinesProps) {
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="quiet">{t().chat.empty}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol class="chat-lines" ref={list} tabIndex={0} aria-label={t().table.chat}>
        {lines.map((line) => (
          <li key={line.n}>
            {line.name !== null && <UserAvatar user={line.user} name={line.name} />}
            {line.name === null ? (
              <b>{t().table.gone}</b>
            ) : (
              <PersonLink class="chat-name" user={line.user} name={line.name} />
            )}{' '}
            <ChatLineText line={line} />
            <ReportButton line={line} onReport={setReported} />
          </li>
        ))}
      </ol>
      {reported && (
        <ReportForm
          key={reported.n}
          target={{ about: reported.user, match, line: reported.n, channel }}
          name={reported.name ?? ''}
          onCancel={() => setReported(null)}
        />
      )}
    </>
  );
}

function ChatLineText({ line }: { readonly line: ChatMessage }) {
  if (!('emote' in line.said)) return <span dir="auto">{chatText(line)}</span>;
  return (
    <span class="chat-emote" title={chatText(line)}>
      <Emote name={line.said.emote} />
      <span class="hidden">{chatText(line)}</span>
    </span>
  );
}

interface ReportButtonProps {
  readonly line: ChatMessage;
  onReport(line: ChatMessage): void;
}

/** For lines by other people that have not been removed. */
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

interface ChatFormProps {
  /** An unsent text is stored under this key, because the page may reload itself. */
  readonly draftKey: string;
  readonly isLive: boolean;
  onSend(saying: Parameters<NonNullable<TableContext['source']['chat']>['send']>[0]): void;
}

function ChatForm({ draftKey, isLive, onSend }: ChatFormProps) {
  const { chat, phrases, social } = t();
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  const write = (draft: string) => {
    setText(draft);
    if (draft === '') sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, draft);
  };
  return (
    <>
      <fieldset class="emotes" aria-label={social.emotesLabel}>
        {CHAT_EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            class="icon-button"
            aria-label={social.emotes[emote]}
            title={social.emotes[emote]}
            onClick={() => onSend({ emote })}
          >
            <Emote name={emote} />
          </button>
        ))}
      </fieldset>
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
          // Without a connection the text stays in the field.
          if (!isLive) return;
          if (text.trim() !== '') onSend({ text: text.trim() });
          write('');
        }}
      >
        <input
          type="text"
          dir="auto"
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
