import './art/palette.css';
import './board/board.css';
import './board/map/route-map.css';
import './art/mission-card.css';
import './board/panels.css';
import { SEATS } from '@safehouse/contract';
import { type GameUi, parseRulesMarkdown } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import type { SpyFact } from '../rules/facts.ts';
import type { SpyMove } from '../rules/move-encoding.ts';
import type { SpyView } from '../rules/view.ts';
import { refusalText } from './actions/use-move-selection.ts';
import { Board } from './board/board.tsx';
import { choices } from './choices.ts';
import { hintReason } from './log/hint-reason.ts';
import { logLine, moveName } from './log/log-lines.ts';

export const ui: GameUi<SpyView, SpyMove, SpyFact, GameTranslations> = {
  id: 'spy-connection',
  players: [2, 3, 4],
  translations: {
    en: async () => (await import('../locales/en.ts')).translations,
    sk: async () => (await import('../locales/sk.ts')).translations,
    cs: async () => (await import('../locales/cs.ts')).translations,
    de: async () => (await import('../locales/de.ts')).translations,
    fr: async () => (await import('../locales/fr.ts')).translations,
  },
  rules: {
    en: async () => parseRulesMarkdown((await import('../RULES.md?raw')).default),
    sk: async () => parseRulesMarkdown((await import('../locales/RULES.sk.md?raw')).default),
    cs: async () => parseRulesMarkdown((await import('../locales/RULES.cs.md?raw')).default),
    de: async () => parseRulesMarkdown((await import('../locales/RULES.de.md?raw')).default),
    fr: async () => parseRulesMarkdown((await import('../locales/RULES.fr.md?raw')).default),
  },
  Board,
  choices,
  logLine,
  moveText: moveName,
  refusalText,
  endingText: (reason, { endings, ended }) =>
    Object.hasOwn(endings, reason) ? endings[reason as keyof typeof endings] : ended,
  hintReason,
  chapterStartedBy: (fact) => (fact.type === 'turn-began' ? { type: 'turn', seat: fact.seat } : null),
  sides: (players) => SEATS.slice(0, players).map((seat) => [seat]),
};
