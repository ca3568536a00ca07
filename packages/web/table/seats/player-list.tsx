import type { ChatMessage, PlayerView } from '@safehouse/protocol';
import { useState } from 'preact/hooks';
import { CharacterFace } from '../../components/character-face.tsx';
import { SeatMark } from '../../components/seat-mark.tsx';
import { SpeechBubble } from '../../components/speech-bubble.tsx';
import { levelName, t } from '../../i18n/translations.ts';
import { characterOfLevel } from '../../state/characters.ts';
import { ChatAnnouncer, ChatBubble } from '../chat/chat-bubble.tsx';
import { useFreshLines } from '../chat/fresh-lines.ts';
import { latestMoveText } from '../log/log-lines.ts';
import type { Speech } from '../speech/use-speech.ts';
import type { TableContext } from '../table-context.ts';
import { Clock } from './clock.tsx';
import { PresenceDot } from './presence-dot.tsx';

type PlayerListProps = TableContext & { readonly speech: Speech };

export function PlayerList(context: PlayerListProps) {
  const { matchView, source } = context;
  const freshLines = useFreshLines(source);
  return (
    <section class="players-place" aria-label={t().table.players}>
      <ul class="players">
        {matchView.players.map((player, seat) => (
          <PlayerCard key={seat} {...context} player={player} seat={seat} chatLine={lineOf(player, freshLines)} />
        ))}
      </ul>
      <ChatAnnouncer lines={freshLines} />
    </section>
  );
}

function lineOf(player: PlayerView, lines: readonly ChatMessage[]): ChatMessage | undefined {
  return player.type === 'person' ? lines.find(({ user }) => user === player.user) : undefined;
}

type PlayerCardProps = PlayerListProps & {
  readonly player: PlayerView;
  readonly seat: number;
  /** What this player has just said. */
  readonly chatLine: ChatMessage | undefined;
};

function PlayerCard(props: PlayerCardProps) {
  const { matchView, playerNames, logLines, game, source, speech, player, seat, chatLine } = props;
  const { table } = t();
  const isToAct = matchView.status === 'running' && matchView.toAct.some((other) => other === seat);
  const isMe = matchView.seat === seat;
  const latest = isMe ? null : latestMoveText(logLines, seat);
  const sides = game.ui.sides(matchView.players.length, matchView.options);
  const { remark } = speech;
  const character = player.type === 'bot' ? characterOfLevel(game.characters, player.level) : null;
  const partner = sides.find((side) => side.some((other) => other === seat))?.find((other) => other !== seat);
  return (
    <li class={`player${isToAct ? ' is-to-act' : ''}${isMe ? ' is-me' : ''}`} aria-current={isToAct}>
      <SeatMark seat={seat} />
      {character && <SpeechBubble name={playerNames[seat]} remark={remark?.seat === seat ? remark : null} />}
      {character && <CharacterFace character={character} mood={speech.moods[seat] ?? 'neutral'} />}
      <span class="player-name">
        {playerNames[seat]}
        <span class="player-kind">
          {isMe && ` ${table.you}`}
          {player.type === 'bot' && ` ${levelName(player.level)}`}
          {partner !== undefined && <span class="hidden">, {table.partner(playerNames[partner])}</span>}
        </span>
      </span>
      {player.type === 'person' && !isMe && <PresenceDot source={source} seat={seat} />}
      {isToAct && <TurnIndicator isBot={player.type === 'bot'} />}
      {matchView.clock && <Clock face={matchView.clock} seat={seat} now={source.now} />}
      {latest && <LatestMove key={latest} text={latest} />}
      <ChatBubble line={chatLine} />
    </li>
  );
}

/** Cut to two lines by CSS until clicked; screen readers get the whole text. */
function LatestMove({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <button type="button" class="player-latest" title={text} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      <span>{text}</span>
    </button>
  );
}

function TurnIndicator({ isBot }: { readonly isBot: boolean }) {
  return (
    <span class={`turn-sign${isBot ? ' is-thinking' : ''}`}>
      <span class="hidden">{t().table.toMove}</span>
      <i />
      <i />
      <i />
    </span>
  );
}
