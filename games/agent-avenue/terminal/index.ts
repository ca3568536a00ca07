import { typesetByLanguage } from '@safehouse/ui/headless';
import type { TerminalUi } from '@safehouse/ui/terminal';
import { CAST } from '../characters/cast.ts';
import type { GameTranslations } from '../locales/en.ts';
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
  translations: typesetByLanguage({
    en: async () => (await import('../locales/en.ts')).translations,
    de: async () => (await import('../locales/de.ts')).translations,
    fr: async () => (await import('../locales/fr.ts')).translations,
    cs: async () => (await import('../locales/cs.ts')).translations,
    sk: async () => (await import('../locales/sk.ts')).translations,
  }),
  choices,
  cast: CAST,
  characterTexts: typesetByLanguage({
    en: async () => (await import('../characters/locales/en.ts')).translations,
    de: async () => (await import('../characters/locales/de.ts')).translations,
    fr: async () => (await import('../characters/locales/fr.ts')).translations,
    cs: async () => (await import('../characters/locales/cs.ts')).translations,
    sk: async () => (await import('../characters/locales/sk.ts')).translations,
  }),
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
