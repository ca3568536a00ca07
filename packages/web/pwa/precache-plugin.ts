import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Translations } from '@safehouse/ui';
import { LANGS } from '@safehouse/ui/languages';
import type { Plugin } from 'vite';

const PUBLIC_FILES = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-maskable.svg'];

/** Writes the service worker with its constants: the files to cache, a version, and the texts of its notifications. */
export function precachePlugin(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    async generateBundle(_, bundle) {
      // No language of the app needs the Vietnamese part of the font.
      const built = Object.keys(bundle).filter(
        (file) => /\.(js|css|woff2|svg)$/.test(file) && !file.includes('vietnamese'),
      );
      const files = [...PUBLIC_FILES, ...built.map((file) => `/${file}`)].sort();
      const worker = readFileSync(resolve(import.meta.dirname, 'service-worker.js'), 'utf8');
      const source = `const FILES = ${JSON.stringify(files)};\nconst YOUR_TURN = ${JSON.stringify(await yourTurnTexts())};\n${worker}`;
      const version = createHash('sha256').update(source).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const VERSION = '${version}';\n${source}` });
    },
  };
}

/** What a notification says, by language. */
async function yourTurnTexts(): Promise<{ readonly [lang: string]: string }> {
  const texts = LANGS.map(async (lang) => {
    const file: { readonly translations: Translations } = await import(`@safehouse/ui/locales/${lang}`);
    return [lang, file.translations.front.yourTurn] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
