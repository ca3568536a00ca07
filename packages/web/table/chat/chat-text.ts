import type { ChatMessage } from '@safehouse/protocol';
import { t } from '../../i18n/translations.ts';

/** Fixed phrases and emotes are translated for every reader; free text is not. */
export function chatText({ said }: ChatMessage): string {
  const { phrases, chat, social } = t();
  if ('text' in said) return said.text;
  if ('phrase' in said) return phrases[said.phrase];
  return 'emote' in said ? social.emotes[said.emote] : `(${chat.removed})`;
}
