import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PUBLIC_FILES = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-maskable.svg'];

/** Writes the service worker with the list of what it puts aside: all of the build but letters we do not write. */
export function precachePlugin(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter(
        (file) => /\.(js|css|woff2|svg)$/.test(file) && !file.includes('vietnamese'),
      );
      const files = [...PUBLIC_FILES, ...built.map((file) => `/${file}`)].sort();
      const worker = readFileSync(resolve(import.meta.dirname, 'service-worker.js'), 'utf8');
      const version = createHash('sha256')
        .update(files.join() + worker)
        .digest('hex')
        .slice(0, 12);
      const head = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + worker });
    },
  };
}
