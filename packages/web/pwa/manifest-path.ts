import type { Lang } from '@safehouse/ui/languages';

/** The English manifest is a file in `public`; the build generates the others. */
export function manifestPath(lang: Lang): string {
  return lang === 'en' ? '/manifest.webmanifest' : `/manifest.${lang}.webmanifest`;
}
