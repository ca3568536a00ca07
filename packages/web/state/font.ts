import { LANGUAGES, type Lang } from '@safehouse/ui';

/** After this the page is drawn with the device's own font, and stays with it. */
const FONT_TIMEOUT_MS = 3000;

/** Resolves when the page can be drawn: the text of this language will not change its width later. */
export async function waitForFont(lang: Lang): Promise<void> {
  // The language's own name holds the letters that decide which part of the font is needed.
  const loading = document.fonts.load('1em "Archivo Variable"', LANGUAGES[lang]).then(
    (faces) => faces.length > 0,
    () => false,
  );
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS, false));
  if (!(await Promise.race([loading, timeout]))) document.documentElement.dataset.font = 'system';
}
