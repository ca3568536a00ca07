import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { fontPreloadPlugin } from './font-preload-plugin.ts';
import { manifestPlugin } from './pwa/manifest-plugin.ts';
import { precachePlugin } from './pwa/precache-plugin.ts';

// A test runner or shell may have set another NODE_ENV, which would give a development build without a service worker.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';

const SHARED_PREACT = resolve(import.meta.dirname, 'shared/preact.ts');

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, 'index.html'), 'shared-preact': SHARED_PREACT },
      // Games from packages import this entry by name, so it must keep all its exports.
      preserveEntrySignatures: 'strict',
      output: {
        // Bundles what the first screen needs into one file instead of a hundred small ones.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId === SHARED_PREACT ? 'shared/preact.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [fontPreloadPlugin(), manifestPlugin(), precachePlugin()],
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
