import type { RequestError } from '../online/api.ts';
import type { LoadedGame } from '../state/games.ts';
import { t } from './translations.ts';

/** The message for the player, with the rule if the refusal names one. */
export function refusalText(
  error: RequestError,
  game?: LoadedGame,
): { readonly text: string; readonly rule: string | null } {
  if ('why' in error && error.why && game) {
    return { text: game.ui.refusalText(error.why.code, game.translations), rule: error.why.rule };
  }
  const { refusals } = t();
  return { text: refusals[error.code] ?? refusals.other, rule: null };
}
