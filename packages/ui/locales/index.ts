/// <reference types="vite/types/importMeta.d.ts" />
import { byLanguage } from '../i18n/language-files.ts';
import type { Translations } from './en.ts';

export type { Translations } from './en.ts';

/** The app's texts, without those that screens load themselves. */
export const TRANSLATION_LOADERS = byLanguage(import.meta.glob<Translations>('./??.ts', { import: 'translations' }));
