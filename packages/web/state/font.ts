import { LANGUAGES, type Lang } from '@safehouse/ui';

/** After this time the page is rendered with a system font. */
const FONT_TIMEOUT_MS = 3000;

/** Resolves when the font for this language is loaded, so that texts do not change their width later. */
export async function waitForFont(lang: Lang): Promise<void> {
  // The language's own name contains letters of the font subset that it needs.
  const loading = document.fonts.load('1em "Archivo Variable"', LANGUAGES[lang]).then(
    (faces) => faces.length > 0,
    () => false,
  );
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS, false));
  if (!(await Promise.race([loading, timeout]))) document.documentElement.dataset.font = 'system';
}
