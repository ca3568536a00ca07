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

if (root) {
  dress(document.documentElement);
  followPath();
  followLanguage();
  render(<App />, root);
  startServiceWorker();
}
