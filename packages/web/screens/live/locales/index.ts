import { byLanguage } from '@safehouse/ui';
import type { LiveTranslations } from './en.ts';

export type { LiveTranslations } from './en.ts';

export const LIVE_TRANSLATIONS = byLanguage(import.meta.glob<LiveTranslations>('./??.ts', { import: 'translations' }));
