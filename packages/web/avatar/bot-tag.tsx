import { t } from '../i18n/translations.ts';
import { useAvatar } from './chosen-avatars.ts';
import { knownBots } from './known-bots.ts';

interface BotTagProps {
  readonly user: string;
  /** The caller already knows that the user is a program. */
  readonly isBot?: true;
}

/** A "bot" label beside the name of a program; renders nothing for a person. */
export function BotTag({ user, isBot }: BotTagProps) {
  useAvatar(user);
  if (!isBot && !knownBots.value.has(user)) return null;
  return <span class="bot-tag">{t().social.bot}</span>;
}
