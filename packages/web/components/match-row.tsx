import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { nameWithBotMark } from '../avatar/known-bots.ts';
import { UserAvatar } from '../avatar/lazy-user-avatar.tsx';
import { relativeTime } from '../i18n/relative-time.ts';
import { seriesText } from '../i18n/series-text.ts';
import { currentLang, t } from '../i18n/translations.ts';
import { characterOfLevel, loadCharacters, loadedCharacters } from '../state/characters.ts';
import { useGameTitle } from '../state/games.ts';
import type { OwnMatch } from '../state/own-matches.ts';
import { playerNamesIn } from '../state/player-names.ts';
import { CharacterFace } from './character-face.tsx';

interface MatchRowProps {
  readonly match: OwnMatch;
  readonly href: string;
  /** Buttons beside the link. */
  readonly children?: ComponentChildren;
}

/** One of the user's matches in a list: the game, the opponents and the status. */
export function MatchRow({ match, href, children }: MatchRowProps) {
  const titleOf = useGameTitle();
  const { names, faces } = useOpponents(match);
  return (
    <li class={`row-card${match.status === 'your-turn' || match.status === 'to-join' ? ' is-mine' : ''}`}>
      <a class="row-link" href={href}>
        {faces.length > 0 && <span class="row-faces">{faces}</span>}
        <b>{titleOf(match.game)}</b>
        <span class={`row-state${match.outcome ? ` is-${match.outcome}` : ''}`}>{stateText(match)}</span>
        <span class="quiet">
          {names !== '' && `${names} · `}
          {match.series && `${seriesText(match.series)} · `}
          {relativeTime(match.updatedAt, currentLang())}
        </span>
      </a>
      {children}
    </li>
  );
}

function stateText({ status, outcome, isLocal }: OwnMatch): string {
  const { front, ownMatches } = t();
  if (status === 'over') return outcome ? ownMatches.outcomes[outcome] : '';
  if (status === 'your-turn') return isLocal ? front.goOn : front.yourTurn;
  if (status === 'to-join') return front.sitDown;
  return status === 'open' ? front.notStarted : front.waiting;
}

/** Loads the characters of a game only if one of them is an opponent. */
function useOpponents({ id, game, isLocal, players, ownSeat }: OwnMatch) {
  const lang = currentLang();
  const hasBots = players.some(({ type }) => type === 'bot');
  useEffect(() => {
    if (hasBots) void loadCharacters(game, lang);
  }, [game, hasBots, lang]);
  const characters = loadedCharacters.value[game];
  // While the characters are loading, a bot has no name yet.
  if (hasBots && characters === undefined) return { names: '', faces: [] };
  // In this browser only its user has a seat of type `person`, also on a shared device.
  const seats = isLocal ? players.flatMap(({ type }, seat) => (type === 'person' ? [seat] : [])) : [];
  const names = playerNamesIn({ id, players, seats }, characters ?? null);
  const faces = players.flatMap((player, seat) => {
    const character = player.type === 'bot' ? characterOfLevel(characters, player.level) : null;
    if (character) return [<CharacterFace key={seat} character={character} />];
    return player.type === 'person' && !isLocal
      ? [<UserAvatar key={seat} user={player.user} name={names[seat]} />]
      : [];
  });
  const marked = names.map((name, seat) => {
    const player = players[seat];
    return 'user' in player ? nameWithBotMark(player.user, name) : name;
  });
  return { names: marked.filter((_, seat) => seat !== ownSeat).join(', '), faces };
}
