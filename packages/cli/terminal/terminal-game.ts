import { GAME_TERMINALS } from '@safehouse/games/registry.terminal';
import type { CharacterTexts, CommonGameTranslations, Lang } from '@safehouse/ui/headless';
import type { TerminalUi } from '@safehouse/ui/terminal';

/** A game with its texts in one language. */
export interface TerminalGame {
  readonly id: string;
  readonly ui: TerminalUi;
  readonly lang: Lang;
  readonly translations: CommonGameTranslations;
  readonly characterTexts: { readonly [id: string]: CharacterTexts };
}

/** Null for a game without a table for terminals. */
export async function loadTerminalGame(id: string, lang: Lang): Promise<TerminalGame | null> {
  if (!Object.hasOwn(GAME_TERMINALS, id)) return null;
  const ui = await GAME_TERMINALS[id]();
  const [translations, characterTexts] = await Promise.all([ui.translations[lang](), ui.characterTexts[lang]()]);
  return { id, ui, lang, translations, characterTexts };
}

export async function loadTerminalGames(lang: Lang): Promise<TerminalGame[]> {
  const games = await Promise.all(Object.keys(GAME_TERMINALS).map((id) => loadTerminalGame(id, lang)));
  return games.filter((game) => game !== null);
}

/** The name of the bot's character. Bots without one are shown by their own name. */
export function botNameIn({ ui }: TerminalGame, bot: string): string {
  return ui.cast.find(({ level }) => level === bot)?.name ?? bot;
}

/** The level of a character, by its name or id. Other words are returned unchanged. */
export function levelOf({ ui }: TerminalGame, nameOrLevel: string): string {
  const wanted = nameOrLevel.toLowerCase();
  return ui.cast.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.level ?? nameOrLevel;
}
