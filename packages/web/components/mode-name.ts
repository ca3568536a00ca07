import { optionsOfValue } from '@safehouse/ui';
import { t } from '../i18n/translations.ts';
import { type LoadedGame, useGame } from '../state/games.ts';

/** Text for a mode such as `3,lone=0`: the number of players and the options that are not default. */
export function useModeName(id: string, mode: string): string {
  return useModeNames(id)(mode);
}

export function useModeNames(id: string): (mode: string) => string {
  const game = useGame(id);
  return (mode) => modeText(game, mode);
}

function modeText(game: LoadedGame | null | undefined, mode: string): string {
  const [players, ...chosen] = mode.split(',');
  const count = Number(players);
  return [t().front.players(count, count), ...chosen.map((text) => optionText(game, text))].join(', ');
}

/** Texts for the options of a table, without the number of players. */
export function useOptionNames(id: string, options: { readonly [name: string]: unknown }): readonly string[] {
  const game = useGame(id);
  return Object.entries(options).map(([option, value]) => optionText(game, `${option}=${value}`));
}

function optionText(game: LoadedGame | null | undefined, text: string): string {
  const [option, value] = text.split('=');
  const found = game?.ui.choices
    .flatMap((choice) => choice.values.map((offered) => ({ offered, options: optionsOfValue(choice, offered) })))
    .find(({ options }) => String(options[option]) === value)?.offered;
  return game && found ? found.label(game.translations) : text;
}
