import { byLanguage } from '@safehouse/ui';
import type { PlanTranslations } from './en.ts';

export type { PlanTranslations } from './en.ts';

export const PLAN_TRANSLATIONS = byLanguage(import.meta.glob<PlanTranslations>('./??.ts', { import: 'translations' }));
