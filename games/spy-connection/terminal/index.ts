import type { MoveStep, TerminalUi } from '@safehouse/ui/terminal';
import { CAST } from '../characters/cast.ts';
import { characterTexts } from '../characters/locales/index.ts';
import type { GameTranslations } from '../locales/en.ts';
import { translations } from '../locales/index.ts';
import type { SpyFact } from '../rules/facts.ts';
import type { SpyMove } from '../rules/move-encoding.ts';
import type { SpyView } from '../rules/view.ts';
import { createOffers } from '../ui/actions/move-offers.ts';
import { scoreRows } from '../ui/board/score-rows.ts';
import { choices } from '../ui/choices.ts';
import { endingSentence } from '../ui/log/ending-sentence.ts';
import { endingText } from '../ui/log/ending-text.ts';
import { logLine } from '../ui/log/log-lines.ts';
import { promptText } from '../ui/log/prompt-text.ts';
import { drawTable } from './table.ts';
import { mapContextFor, type SpyTerminalContext } from './terminal-context.ts';

export const terminal: TerminalUi<SpyView, SpyMove, SpyFact, GameTranslations> = {
  players: [2, 3, 4],
  translations,
  choices,
  cast: CAST,
  characterTexts,
  drawTable,
  phaseText: ({ view, translations }) =>
    view.lastTurns === null ? translations.deck(view.deck.closed) : translations.lastTurns,
  promptText: (context) => promptText(mapContextFor(context)),
  moveSteps,
  logLine,
  scoreRows,
  endingText,
  endingSentence,
};

/** The kind of move first, then its target. */
function moveSteps(move: SpyMove, context: SpyTerminalContext): readonly MoveStep[] {
  const { groups } = context.translations;
  const [{ label, note }] = createOffers([move], mapContextFor(context));
  if (move.type === 'end') return [{ label }];
  return [
    { label: groups[move.type], next: groups[move.type] },
    { label: note === null ? label : `${label} (${note})` },
  ];
}
