import type { TerminalUi } from '@safehouse/ui/terminal';
import { CAST } from '../characters/cast.ts';
import { characterTexts } from '../characters/locales/index.ts';
import { ROUNDS } from '../data/constants.ts';
import type { GameTranslations } from '../locales/en.ts';
import { translations } from '../locales/index.ts';
import type { Fact } from '../rules/facts.ts';
import type { KompromatMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { scoreRows } from '../ui/board/score-rows.ts';
import { choices } from '../ui/choices.ts';
import { endingSentence } from '../ui/log/ending-sentence.ts';
import { endingText } from '../ui/log/ending-text.ts';
import { logLine } from '../ui/log/log-lines.ts';
import { moveSteps } from './move-steps.ts';
import { promptText } from './prompt.ts';
import { drawTable } from './table.ts';

export const terminal: TerminalUi<View, KompromatMove, Fact, GameTranslations> = {
  players: [2],
  translations,
  choices,
  cast: CAST,
  characterTexts,
  drawTable,
  phaseText: ({ view, translations }) => translations.round(view.round, ROUNDS),
  promptText,
  moveSteps,
  logLine,
  scoreRows,
  endingText,
  endingSentence,
};
