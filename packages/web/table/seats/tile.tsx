import type { ChatMessage } from '@safehouse/protocol';
import { formatNumber, Glyph, type TileNumber, type TileSlot } from '@safehouse/ui';
import { SpeechBubble } from '../../components/speech-bubble.tsx';
import { currentLang, levelName, t } from '../../i18n/translations.ts';
import { PersonLink } from '../../person/person-link.tsx';
import { characterOfLevel } from '../../state/characters.ts';
import { ChatBubble } from '../chat/chat-bubble.tsx';
import type { Speech } from '../speech/use-speech.ts';
import type { TableContext } from '../table-context.ts';
import { Clock } from './clock.tsx';
import { Face } from './face.tsx';
import { PresenceDot } from './presence-dot.tsx';
import type { SeatRatings } from './seat-ratings.ts';

/** The live parts of a tile, missing in lessons and replays. */
interface LiveTile extends Pick<TableContext, 'source'> {
  readonly speech: Speech;
  /** The latest chat messages. */
  readonly chatLines: readonly ChatMessage[];
  readonly ratings: SeatRatings;
}

interface TileProps {
  readonly table: Pick<TableContext, 'game' | 'matchView' | 'playerNames'>;
  readonly tile: TileSlot;
  /** Missing in lessons and replays. */
  readonly live?: LiveTile;
  /** True if its description is open. */
  readonly isOpen: boolean;
  /** Opens or closes the description. */
  onPress(): void;
}

/** A player or a team: the people, their numbers, and what the game adds. */
export function Tile({ table, tile, live, isOpen, onPress }: TileProps) {
  const { matchView, playerNames } = table;
  const isToAct = (seat: number) => matchView.status === 'running' && matchView.toAct.some((other) => other === seat);
  const isOwn = tile.seats.some((seat) => seat === matchView.seat);
  const isWinner = tile.seats.some((seat) => matchView.result?.winners.some((winner) => winner === seat));
  const names = tile.seats.map((seat) => playerNames[seat]).join(', ');
  return (
    <li
      class={`tile is-seat-${tile.seats[0]}${tile.seats.some(isToAct) ? ' is-to-act' : ''}${isOwn ? ' is-own' : ''}${isWinner ? ' is-winner' : ''}`}
      data-previews
    >
      <div class="tile-people">
        {tile.seats.map((seat) => (
          <Person key={seat} table={table} seat={seat} isToAct={isToAct(seat)} {...(live && { live })} />
        ))}
      </div>
      <dl class="tile-numbers">
        {tile.numbers.map((number) => (
          <NumberEntry key={number.label} {...number} />
        ))}
      </dl>
      <div class="tile-details">{tile.details}</div>
      {(tile.numbers.length > 0 || tile.about !== '') && (
        <button
          type="button"
          class="tile-press"
          aria-label={t().table.aboutPlayer(names)}
          aria-expanded={isOpen}
          onClick={onPress}
        />
      )}
    </li>
  );
}

interface PersonProps extends Pick<TileProps, 'table' | 'live'> {
  readonly seat: number;
  readonly isToAct: boolean;
}

function Person({ table: { game, matchView, playerNames }, live, seat, isToAct }: PersonProps) {
  const { table } = t();
  const player = matchView.players[seat];
  const name = playerNames[seat];
  const isMe = matchView.seat === seat;
  const character = player?.type === 'bot' ? characterOfLevel(game.characters, player.level) : null;
  const user = player?.type === 'person' && live?.source.kind === 'online' ? player.user : null;
  return (
    <div class={`person${isToAct ? ' is-to-act' : ''}`} aria-current={isToAct}>
      <Face
        {...{ seat, name, character, user }}
        mood={live?.speech.moods[seat] ?? 'neutral'}
        won={matchView.series?.won[seat]}
      />
      <span class="person-name">
        <span class={isMe ? 'own-name' : ''}>
          {user === null ? name : <PersonLink class="person-link" user={user} name={name} />}
        </span>
        {isMe && (
          <span class="own-word" aria-hidden="true">
            {table.you}
          </span>
        )}
        {live && player?.type === 'person' && !isMe && <PresenceDot source={live.source} seat={seat} />}
      </span>
      <span class="person-rest">
        {/* First, so that elements that appear beside it do not move it. */}
        {live && matchView.clock && <Clock face={matchView.clock} seat={seat} now={live.source.now} />}
        {isMe && <span class="is-word">{table.you}</span>}
        {player?.type === 'bot' && <span class="is-word">{levelName(player.level)}</span>}
        {live?.ratings[seat] !== undefined && <RatingText rating={live.ratings[seat]} />}
        {isToAct && <TurnIndicator isBot={player?.type === 'bot'} />}
      </span>
      {live && <Bubbles name={name} seat={seat} player={player} live={live} hasSpeech={character !== null} />}
    </div>
  );
}

interface BubblesProps {
  readonly name: string;
  readonly seat: number;
  readonly player: TableContext['matchView']['players'][number] | undefined;
  readonly live: LiveTile;
  readonly hasSpeech: boolean;
}

/** Speech and chat bubbles, over the tile for a few seconds. */
function Bubbles({ name, seat, player, live: { speech, chatLines }, hasSpeech }: BubblesProps) {
  const { remark } = speech;
  const line = player?.type === 'person' ? chatLines.find(({ user }) => user === player.user) : undefined;
  return (
    <>
      {hasSpeech && <SpeechBubble name={name} remark={remark?.seat === seat ? remark : null} />}
      <ChatBubble line={line} />
    </>
  );
}

/** The first element to be hidden if space is short. */
function RatingText({ rating }: { readonly rating: number }) {
  const value = formatNumber(currentLang(), rating);
  return (
    <span class="person-rating" title={t().table.rating(value)}>
      <span class="hidden">{t().table.rating(value)}</span>
      <span aria-hidden="true">{value}</span>
    </span>
  );
}

function NumberEntry({ value, glyph, label, text }: TileNumber) {
  return (
    <div class="tile-number">
      <dt>
        <span aria-hidden="true">{label}</span>
        <span class="hidden">{text}</span>
      </dt>
      {/* A new element for each value, so that a change of its width does not count as a layout shift. */}
      <dd key={value} aria-hidden="true">
        {value} <Glyph name={glyph} />
      </dd>
    </div>
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
