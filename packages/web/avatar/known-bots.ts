import { signal } from '@preact/signals';
import { t } from '../i18n/translations.ts';

/** The users who are known to be programs; loaded together with the avatars. */
export const knownBots = signal<ReadonlySet<string>>(new Set());

/** For running text, where no tag can be placed beside a name. */
export function nameWithBotMark(user: string, name: string): string {
  return knownBots.value.has(user) ? t().social.botName(name) : name;
}
