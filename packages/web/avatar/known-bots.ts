import { signal } from '@preact/signals';
import { t } from '../i18n/translations.ts';

/** The users who are known to be programs: this is loaded together with the faces. */
export const knownBots = signal<ReadonlySet<string>>(new Set());

/** A name in running text, where no tag can stand beside it. */
export function nameWithBotMark(user: string, name: string): string {
  return knownBots.value.has(user) ? t().social.botName(name) : name;
}
