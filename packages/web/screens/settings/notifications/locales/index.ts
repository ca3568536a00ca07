import { byLanguage } from '@safehouse/ui';
import type { NotificationTranslations } from './en.ts';

export type { NotificationTranslations } from './en.ts';

export const NOTIFICATION_TRANSLATIONS = byLanguage(
  import.meta.glob<NotificationTranslations>('./??.ts', { import: 'translations' }),
);
