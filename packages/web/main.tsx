import '@fontsource-variable/archivo/wdth.css';
import '@safehouse/ui/theme.css';
import './style/base.css';
import './style/top.css';
import './style/controls.css';
import './style/front.css';
import './style/front-landscape.css';
import './style/front-lists.css';
import './style/frame.css';
import './style/tile.css';
import './style/tile-about.css';
import './style/small-frame.css';
import './style/table.css';
import './style/notice.css';
import './style/characters.css';
import './style/moments.css';
import './style/panel.css';
import './style/preview.css';
import './style/social.css';
import './style/screens.css';
import './style/preferences.css';
import './style/forced-colors.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { currentLang, loadTranslationsOnChange } from './i18n/translations.ts';
import { watchForFailedImports } from './online/failed-imports.ts';
import { syncLocaleOnChange } from './online/locale-sync.ts';
import { listenForInstallOffer } from './pwa/install.ts';
import { registerServiceWorker } from './pwa/register-service-worker.ts';
import { applyLanguage } from './state/document-language.ts';
import { waitForFont } from './state/font.ts';
import { installGamePackages } from './state/game-packages.ts';
import { startRouter } from './state/router.ts';
import { applyTheme } from './state/theme.ts';

const root = document.getElementById('app');

if (root) {
  installGamePackages(document);
  applyTheme(document.documentElement);
  applyLanguage(document);
  watchForFailedImports();
  startRouter();
  loadTranslationsOnChange();
  registerServiceWorker();
  syncLocaleOnChange();
  listenForInstallOffer();
  void waitForFont(currentLang()).then(() => render(<App />, root));
}
