import '../ui/board/board.css';
import '../ui/board/mission.css';
import '../ui/board/card.css';
import './guide.css';
import { byLanguage, type GameGuide } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import type { GuideTexts } from './locales/en.ts';
import { guideSections } from './sections.tsx';

const TEXTS = byLanguage(import.meta.glob<GuideTexts>('./locales/??.ts', { import: 'texts' }));
const TRANSLATIONS = byLanguage(import.meta.glob<GameTranslations>('../locales/??.ts', { import: 'translations' }));

export const guide: GameGuide = {
  async sections(lang) {
    const [texts, translations] = await Promise.all([TEXTS[lang](), TRANSLATIONS[lang]()]);
    return guideSections({ texts, translations });
  },
};
