import type { No } from '../online/api.ts';
import type { ShownGame } from '../state/games.ts';
import { house } from '../state/words.ts';

/** A no in words that say what to do, with the rule behind it where there is one. */
export function explain(no: No, game?: ShownGame): { readonly text: string; readonly rule: string | null } {
  if ('why' in no && no.why && game) {
    return { text: game.ui.refusal(no.why.code, game.words), rule: no.why.rule };
  }
  const { refusals } = house();
  return { text: refusals[no.code] ?? refusals.other, rule: null };
}
