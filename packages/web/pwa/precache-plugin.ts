import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGS } from '@safehouse/ui/languages';
import type { Plugin } from 'vite';
import { textByLanguage } from './locale-texts.ts';
import { manifestPath } from './manifest-path.ts';

const PUBLIC_FILES = ['/', ...LANGS.map(manifestPath), '/icon.svg', '/icon-192.png'];

/** Generates the service worker with its constants: the files to cache, a version, and the notification texts. */
export function precachePlugin(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    // After Vite's own plugins, which remove chunks that contain nothing but imports.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = Object.entries(bundle)
          .filter(([file, { type }]) => /\.(js|css|woff2|svg)$/.test(file) && isNeeded(file, type))
          .map(([file]) => file);
        const files = [...PUBLIC_FILES, ...built.map((file) => `/${file}`)].sort();
        const worker = readFileSync(resolve(import.meta.dirname, 'service-worker.js'), 'utf8');
        const source = `const FILES = ${JSON.stringify(files)};\nconst YOUR_TURN = ${JSON.stringify(await textByLanguage(({ front }) => front.yourTurn))};\n${worker}`;
        const version = createHash('sha256').update(source).digest('hex').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const VERSION = '${version}';\n${source}` });
      },
    },
  };
}

/**
 * No language of the app needs the Vietnamese subset of the font. Only the worker loads the weights of bots: its files
 * are assets here, and the page's chunks are a second copy that is never requested.
 */
function isNeeded(file: string, type: 'asset' | 'chunk'): boolean {
  return !file.includes('vietnamese') && !(type === 'chunk' && /\bweights-/.test(file));
}
