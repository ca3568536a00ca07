import { number } from '@safehouse/ui';
import type { Advice } from '../local/messages.ts';
import { house, lang } from '../state/words.ts';
import type { Sitting } from './sitting.ts';

/** From here on a win is as good as certain, and a lead worth a word. */
const SURE = 0.995;
const AHEAD = 0.02;

/** Why this move: what the game has to say for it, and how far ahead of the next best it is. */
export function whyHint(advice: readonly Advice[], { game, page }: Pick<Sitting, 'game' | 'page'>): string {
  const [best, next] = advice;
  const own = page.view && page.seat !== null && game.ui.why?.(best.move, page.view, page.seat, game.words);
  return [own, comparison(best, next)].filter(Boolean).join(' ');
}

function comparison(best: Advice, next: Advice | undefined): string | null {
  const words = house().table;
  if (best.win >= SURE) return words.hintSure;
  if (!next) return null;
  const lead = best.win - next.win;
  return lead >= AHEAD ? words.hintAhead(`${number(lang(), Math.round(100 * lead))} %`) : words.hintClose;
}
