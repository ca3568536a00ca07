import '@fontsource-variable/archivo/wdth.css';
import '@safehouse/ui/theme.css';
import './style/base.css';
import './style/controls.css';
import './style/front.css';
import './style/table.css';
import './style/moments.css';
import './style/panel.css';
import './style/screens.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { startServiceWorker } from './pwa/start.ts';
import { dress } from './state/look.ts';
import { followPath } from './state/router.ts';
import { followLanguage } from './state/words.ts';

const root = document.getElementById('app');

/** While boards are being made, /?game=ID shows one by itself. */
async function start(into: HTMLElement): Promise<void> {
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('game')) {
    const { Trial } = await import('./screens/trial.tsx');
    render(<Trial />, into);
    return;
  }
  dress(document.documentElement);
  followPath();
  followLanguage();
  render(<App />, into);
  startServiceWorker();
}

if (root) void start(root);
