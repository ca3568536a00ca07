import type { AnyFact, WrittenMove } from '@safehouse/contract';
import type { PlanStep } from '@safehouse/protocol';
import type { TableContext } from '../table-context.ts';
import type { PlanTranslations } from './locales/index.ts';

/** The log's text for a fact; null if it has none. */
export function factText(fact: AnyFact, { game, playerNames, matchView }: TableContext): string | null {
  return game.ui.logLine(fact, { ...game, playerNames, seat: matchView.seat, view: matchView.view });
}

export function replyText(move: WrittenMove, { game, playerNames, matchView }: TableContext): string {
  return game.ui.moveText(move, { ...game, playerNames, view: matchView.view, seat: matchView.seat });
}

export function stepText({ when, move }: PlanStep, context: TableContext, translations: PlanTranslations): string {
  const reply = replyText(move as unknown as WrittenMove, context);
  const fact = when && factText(when as AnyFact, context);
  return fact ? translations.step(withoutStop(fact), reply) : translations.anyStep(reply);
}

/** Log lines end with a full stop, which must be removed inside a sentence. */
function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
