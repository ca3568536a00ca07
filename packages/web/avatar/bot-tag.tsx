import { t } from '../i18n/translations.ts';
import { useAvatar } from './chosen-avatars.ts';
import { knownBots } from './known-bots.ts';

interface BotTagProps {
  readonly user: string;
  /** Known to be a program. */
  readonly isBot?: true;
}

/** Beside the name of a program; nothing beside that of a person. */
export function BotTag({ user, isBot }: BotTagProps) {
  useAvatar(user);
  if (!isBot && !knownBots.value.has(user)) return null;
  return <span class="bot-tag">{t().social.bot}</span>;
}
