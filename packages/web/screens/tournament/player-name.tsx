import type { TournamentPlayerView } from '@safehouse/protocol';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { CharacterFace } from '../../components/character-face.tsx';
import { levelName, t } from '../../i18n/translations.ts';
import { PersonLink } from '../../person/person-link.tsx';
import { botName, characterOfLevel, loadedCharacters, useCharacters } from '../../state/characters.ts';

/** The names of all players in a view of a tournament. */
export class PlayerNames {
  readonly #players: ReadonlyMap<string, TournamentPlayerView>;
  readonly #game: string;

  constructor(players: readonly TournamentPlayerView[], game: string) {
    this.#players = new Map(players.map((player) => [player.id, player]));
    this.#game = game;
  }

  textOf(id: string): string {
    const player = this.#players.get(id);
    if (player?.level !== undefined) return numbered(botName(loadedCharacters.value[this.#game], player.level), player);
    return player?.name ?? t().table.gone;
  }

  /** A link to the profile for a person, the character and level for a bot. */
  linkTo(id: string) {
    const player = this.#players.get(id);
    if (player?.level !== undefined) return <BotPlayer game={this.#game} level={player.level} player={player} />;
    if (player?.name == null) return <span>{t().table.gone}</span>;
    return (
      <PersonLink user={id} name={player.name} class="tournament-player" {...(player.isApiBot && { isBot: true })}>
        <UserAvatar user={id} name={player.name} />
        <span>{player.name}</span>
      </PersonLink>
    );
  }
}

interface BotPlayerProps {
  readonly game: string;
  readonly level: string;
  readonly player: TournamentPlayerView;
}

function BotPlayer({ game, level, player }: BotPlayerProps) {
  const characters = useCharacters(game);
  const character = characterOfLevel(characters, level);
  return (
    <span class="tournament-player">
      {character && <CharacterFace character={character} />}
      <span>
        {numbered(botName(characters, level), player)}
        {character && <span class="quiet"> {levelName(level)}</span>}
      </span>
    </span>
  );
}

/** A number distinguishes bots with the same character. */
function numbered(name: string, { number }: TournamentPlayerView): string {
  return number === undefined ? name : `${name} ${number}`;
}
