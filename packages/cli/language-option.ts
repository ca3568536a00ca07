import { LANGS, type Lang, pickLang } from '@safehouse/ui/headless';
import { UsageError } from './output.ts';
import { languageTag } from './terminal/words.ts';

export const LANGUAGE_OPTION = {
  type: 'string',
  value: 'CODE',
  about: `${LANGS.join(', ')} (default: that of the system)`,
} as const;

export function parseLanguage(code: string | undefined): Lang {
  if (code === undefined) return pickLang([languageTag(process.env)]);
  const lang = LANGS.find((known) => known === code);
  if (!lang) throw new UsageError(`--language must be one of ${LANGS.join(', ')}`);
  return lang;
}
