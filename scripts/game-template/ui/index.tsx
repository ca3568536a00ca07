import './board/board.css';
import { type GameUi, parseRulesMarkdown } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import type { TemplateMove } from '../rules/moves.ts';
import type { Fact } from '../rules/play.ts';
import type { View } from '../rules/view.ts';
import { Board } from './board/board.tsx';
import { logLine, nameMove } from './log/log-lines.ts';

const parseRules = ({ default: text }: { readonly default: string }) => parseRulesMarkdown(text);

export const ui: GameUi<View, TemplateMove, Fact, GameTranslations> = {
  id: 'template-game',
  players: [2],
  translations: {
    en: async () => (await import('../locales/en.ts')).translations,
    sk: async () => (await import('../locales/sk.ts')).translations,
    cs: async () => (await import('../locales/cs.ts')).translations,
    de: async () => (await import('../locales/de.ts')).translations,
    fr: async () => (await import('../locales/fr.ts')).translations,
  },
  rules: {
    en: () => import('../RULES.md?raw').then(parseRules),
    sk: () => import('../locales/RULES.sk.md?raw').then(parseRules),
    cs: () => import('../locales/RULES.cs.md?raw').then(parseRules),
    de: () => import('../locales/RULES.de.md?raw').then(parseRules),
    fr: () => import('../locales/RULES.fr.md?raw').then(parseRules),
  },
  Board,
  choices: [],
  logLine,
  moveText: nameMove,
  refusalText: (code, { refusals }) => refusals[code] ?? refusals.other,
  endingText: (reason, { endings }) => endings[reason] ?? endings.other,
  sides: () => [],
};
