import { levelName, t } from '../i18n/translations.ts';
import { characterOfLevel, useCharacters } from '../state/characters.ts';

/** A bot in running text: character and level; only the level if the game has no characters. */
export function BotLabel({ game, level }: { readonly game: string; readonly level: string }) {
  const character = characterOfLevel(useCharacters(game), level);
  return <>{character ? `${character.name} (${levelName(level)})` : t().table.bot(levelName(level))}</>;
}
