import '../ui/art/palette.css';
import '../ui/board/map/route-map.css';
import '../ui/art/mission-card.css';
import './guide.css';
import { byLanguage, type GameGuide } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import { editionNamesForView } from '../ui/log/edition-names.ts';
import type { GuideTexts } from './locales/en.ts';
import { guideSections } from './sections.tsx';

const TEXTS = byLanguage(import.meta.glob<GuideTexts>('./locales/??.ts', { import: 'texts' }));
const TRANSLATIONS = byLanguage(import.meta.glob<GameTranslations>('../locales/??.ts', { import: 'translations' }));

export const guide: GameGuide = {
  async sections(lang) {
    const [texts, translations] = await Promise.all([TEXTS[lang](), TRANSLATIONS[lang]()]);
    return guideSections({ texts, translations, names: editionNamesForView(lang, null) });
  },
};
