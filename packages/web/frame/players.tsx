import type { PlayerShown } from '@safehouse/protocol';
import { useState } from 'preact/hooks';
import { Mark } from '../parts/mark.tsx';
import { house, levelName } from '../state/words.ts';
import { Clock } from './clock.tsx';
import { latestOf } from './lines.ts';
import type { Sitting } from './sitting.ts';

/** Everybody at the table: sign, name, whose turn, time left, and what they did last. */
export function Players(sitting: Sitting) {
  const { page } = sitting;
  return (
    <section class="players-place" aria-label={house().table.players}>
      <ul class="players">
        {page.players.map((player, seat) => (
          <PlayerCard key={seat} {...sitting} player={player} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

type CardProps = Sitting & { readonly player: PlayerShown; readonly seat: number };

function PlayerCard({ page, names, lines, game, source, player, seat }: CardProps) {
  const words = house().table;
  const isToAct = page.status === 'running' && page.toAct.some((one) => one === seat);
  const isMe = page.seat === seat;
  const latest = isMe ? null : latestOf(lines, seat);
  const sides = game.ui.sides(page.players.length, page.options);
  const partner = sides.find((side) => side.some((one) => one === seat))?.find((one) => one !== seat);
  return (
    <li class={`player${isToAct ? ' is-to-act' : ''}${isMe ? ' is-me' : ''}`} aria-current={isToAct}>
      <Mark seat={seat} />
      <span class="player-name">
        {names[seat]}
        <span class="player-kind">
          {isMe && ` ${words.you}`}
          {player.type === 'bot' && ` ${levelName(player.level)}`}
          {partner !== undefined && <span class="hidden">, {words.partner(names[partner])}</span>}
        </span>
      </span>
      {isToAct && <TurnSign isBot={player.type === 'bot'} />}
      {page.clock && <Clock face={page.clock} seat={seat} now={source.now} />}
      {latest && <Latest key={latest} text={latest} />}
    </li>
  );
}

/** Two lines are enough at a glance; a press shows the rest. Who hears it hears all of it. */
function Latest({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <button
      type="button"
      class="player-latest"
      title={text}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      <span>{text}</span>
    </button>
  );
}

/** Three dots that breathe while somebody thinks: calm, but alive. */
function TurnSign({ isBot }: { readonly isBot: boolean }) {
  return (
    <span class={`turn-sign${isBot ? ' is-thinking' : ''}`}>
      <span class="hidden">{house().table.toMove}</span>
      <i />
      <i />
      <i />
    </span>
  );
}
