import type { Lang } from '@safehouse/ui/languages';

/** The English one is the file in `public`; the build writes the others. */
export function manifestPath(lang: Lang): string {
  return lang === 'en' ? '/manifest.webmanifest' : `/manifest.${lang}.webmanifest`;
}
