import { modulesByLanguage } from '@safehouse/ui/headless';
import type { GameTranslations } from './en.ts';

/** For the app and for the terminal. */
export const translations = modulesByLanguage<GameTranslations>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
  sk: () => import('./sk.ts'),
});
