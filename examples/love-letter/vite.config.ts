import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** The app's own Preact instead of a second one, which would not see its components. */
function sharedPreact(): Plugin {
  return {
    name: 'shared-preact',
    enforce: 'pre',
    resolveId: (id) =>
      /^preact(\/(hooks|jsx-runtime))?$/.test(id) ? { id: '/shared/preact.js', external: 'absolute' } : null,
  };
}

// A test runner or a shell may have set another: JSX would then be compiled for development.
process.env.NODE_ENV = 'production';

/** `--mode rules`: rules and bots in one file, for servers and workers. `--mode ui`: the screens, for the page. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: mode === 'ui' ? [sharedPreact()] : [],
  build: {
    target: 'es2023',
    emptyOutDir: mode === 'rules',
    lib: {
      entry: resolve(import.meta.dirname, mode === 'ui' ? 'ui/index.tsx' : 'index.ts'),
      formats: ['es'],
      fileName: mode,
      cssFileName: 'ui',
    },
  },
}));
