import type { TerminalUi } from '@safehouse/ui/terminal';
import { CAST } from '../characters/cast.ts';
import { characterTexts } from '../characters/locales/index.ts';
import type { GameTranslations } from '../locales/en.ts';
import { translations } from '../locales/index.ts';
import type { Fact } from '../rules/facts.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { placementKind } from '../ui/board/board-context.ts';
import { scoreRows } from '../ui/board/score-rows.ts';
import { choices } from '../ui/choices.ts';
import { endingSentence } from '../ui/log/ending-sentence.ts';
import { endingText } from '../ui/log/ending-text.ts';
import { logLine } from '../ui/log/log-lines.ts';
import { promptText } from '../ui/log/prompt-text.ts';
import { moveSteps } from './move-steps.ts';
import { drawTable } from './table.ts';
import { sideNames, sidesOf } from './terminal-context.ts';

export const terminal: TerminalUi<View, AgentAvenueMove, Fact, GameTranslations> = {
  players: [2, 3, 4],
  translations,
  choices,
  cast: CAST,
  characterTexts,
  drawTable,
  phaseText: ({ view, seat, translations }) =>
    `${translations.swapsLeft(view.swapsLeft[seat])} · ${translations.deck(view.deck.closed)}`,
  promptText: (context) =>
    promptText(
      { ...context, sideNames: sideNames(context), nearSide: sidesOf(context)[0], isAnimating: false },
      { kind: placementKind(context), up: null, down: null },
    ),
  moveSteps,
  logLine,
  scoreRows,
  endingText,
  endingSentence,
};
