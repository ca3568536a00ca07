import { levelName, t } from '../i18n/translations.ts';
import { characterOfLevel, useCharacters } from '../state/characters.ts';

/** A bot in running text: the character and its strength; without characters the strength alone. */
export function BotLabel({ game, level }: { readonly game: string; readonly level: string }) {
  const character = characterOfLevel(useCharacters(game), level);
  return <>{character ? `${character.name} (${levelName(level)})` : t().table.bot(levelName(level))}</>;
}
