import type { PlayerCard } from '@safehouse/protocol';
import { useScreenTranslations } from '../i18n/screen-translations.ts';
import { FRIENDS_TRANSLATIONS } from '../screens/friends/locales/index.ts';

/** Whether a user is online, and what they are doing. */
export function Presence({ status }: Pick<PlayerCard, 'status'>) {
  const translations = useScreenTranslations(FRIENDS_TRANSLATIONS);
  if (!translations) return null;
  if (status === null) return <span class="quiet">{translations.notHere}</span>;
  return <span class="friends-status">{translations.statuses[status]}</span>;
}
