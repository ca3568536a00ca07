import { t } from '../../i18n/translations.ts';
import type { MatchSource } from '../../match/match-source.ts';
import { chatText } from './chat-text.ts';
import { useSpokenLines } from './spoken-lines.ts';

/** If there are more at once, only their number is announced. */
const MAX_READ_OUT = 2;

/** Announces spectators' messages to screen readers, whether the chat is open or not. */
export function SpectatorAnnouncer({ source }: { readonly source: MatchSource }) {
  const { social, table } = t();
  const lines = useSpokenLines(source);
  return (
    <div class="hidden" role="log" aria-live="polite" aria-label={social.channels.spectators}>
      {lines.length <= MAX_READ_OUT ? (
        lines.map((line) => <p key={line.n}>{social.says(line.name ?? table.gone, chatText(line))}</p>)
      ) : (
        <p key={lines.at(-1)?.n}>{social.says(social.channels.spectators, social.unread(lines.length))}</p>
      )}
    </div>
  );
}
