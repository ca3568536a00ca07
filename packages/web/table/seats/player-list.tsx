import type { PlayerView } from '@safehouse/protocol';
import { useState } from 'preact/hooks';
import { CharacterFace } from '../../components/character-face.tsx';
import { SeatMark } from '../../components/seat-mark.tsx';
import { SpeechBubble } from '../../components/speech-bubble.tsx';
import { levelName, t } from '../../i18n/translations.ts';
import { characterOfLevel } from '../../state/characters.ts';
import { latestMoveText } from '../log/log-lines.ts';
import type { Speech } from '../speech/use-speech.ts';
import type { TableContext } from '../table-context.ts';
import { Clock } from './clock.tsx';

type PlayerListProps = TableContext & { readonly speech: Speech };

export function PlayerList(context: PlayerListProps) {
  const { matchView } = context;
  return (
    <section class="players-place" aria-label={t().table.players}>
      <ul class="players">
        {matchView.players.map((player, seat) => (
          <PlayerCard key={seat} {...context} player={player} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

type PlayerCardProps = PlayerListProps & { readonly player: PlayerView; readonly seat: number };

function PlayerCard({ matchView, playerNames, logLines, game, source, speech, player, seat }: PlayerCardProps) {
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
      {isToAct && <TurnIndicator isBot={player.type === 'bot'} />}
      {matchView.clock && <Clock face={matchView.clock} seat={seat} now={source.now} />}
      {latest && <LatestMove key={latest} text={latest} />}
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
