import type { TournamentPlayerView } from '@safehouse/protocol';
import { BotLabel } from '../../components/bot-label.tsx';
import { levelName, t } from '../../i18n/translations.ts';
import { PersonLink } from '../../person/person-link.tsx';

/** The names of everybody in a view of a tournament. */
export class PlayerNames {
  readonly #players: ReadonlyMap<string, TournamentPlayerView>;
  readonly #game: string;

  constructor(players: readonly TournamentPlayerView[], game: string) {
    this.#players = new Map(players.map((player) => [player.id, player]));
    this.#game = game;
  }

  textOf(id: string): string {
    const player = this.#players.get(id);
    if (player?.level !== undefined) return `${t().table.bot(levelName(player.level))} ${botNumber(id)}`;
    return player?.name ?? t().table.gone;
  }

  /** A link to the profile of a person; the name of a bot's character. */
  linkTo(id: string) {
    const player = this.#players.get(id);
    if (player?.level !== undefined)
      return (
        <span>
          <BotLabel game={this.#game} level={player.level} /> {botNumber(id)}
        </span>
      );
    return player?.name == null ? (
      <span>{t().table.gone}</span>
    ) : (
      <PersonLink user={id} name={player.name} {...(player.isApiBot && { isBot: true })} />
    );
  }
}

/** Bots of one level share a name, so they are numbered. */
function botNumber(id: string): string {
  return id.replace(/^bot:/, '');
}
