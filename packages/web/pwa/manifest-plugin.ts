import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGS } from '@safehouse/ui/languages';
import type { Plugin } from 'vite';
import { textByLanguage } from './locale-texts.ts';
import { manifestPath } from './manifest-path.ts';

/** Generates the web app manifest in every language: the English one with a translated description. */
export function manifestPlugin(): Plugin {
  return {
    name: 'manifest',
    apply: 'build',
    async generateBundle() {
      const english = JSON.parse(readFileSync(resolve(import.meta.dirname, '../public/manifest.webmanifest'), 'utf8'));
      const descriptions = await textByLanguage(({ description }) => description);
      for (const lang of LANGS.filter((other) => other !== 'en')) {
        const manifest = { ...english, lang, description: descriptions[lang] };
        this.emitFile({ type: 'asset', fileName: manifestPath(lang).slice(1), source: JSON.stringify(manifest) });
      }
    },
  };
}
