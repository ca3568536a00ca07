import { useEffect } from 'preact/hooks';
import { loadedTranslations } from './i18n/translations.ts';
import { AboutScreen } from './screens/about-screen.tsx';
import { FrontScreen } from './screens/front/front-screen.tsx';
import { LazyScreen } from './screens/lazy-screen.tsx';
import { NewTableScreen } from './screens/new-table/new-table-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { RulesScreen } from './screens/rules-screen.tsx';
import { SettingsScreen } from './screens/settings/settings-screen.tsx';
import { TableScreen } from './screens/table-screen.tsx';
import { currentRoute, navigationCount } from './state/router.ts';

/** The screen of the place where one is. */
export function App() {
  const here = currentRoute.value;
  const step = navigationCount.value;
  useEffect(() => {
    // After a step the reader of a screen begins at its top; the first page is the browser's own business.
    if (step > 0) document.getElementById('content')?.focus({ preventScroll: true });
  }, [step]);
  if (!loadedTranslations.value) return null;
  switch (here.screen) {
    case 'front':
      return <FrontScreen />;
    case 'new':
      return <NewTableScreen key={here.game} game={here.game} />;
    case 'rules':
      return <RulesScreen game={here.game} />;
    case 'settings':
      return <SettingsScreen />;
    case 'about':
      return <AboutScreen />;
    case 'missing':
      return <NotFoundScreen />;
    case 'match':
    case 'local':
    case 'watch':
      return <TableScreen key={here.id} id={here.id} isLocal={here.screen === 'local'} />;
    default:
      return <LazyScreen key={here.screen} screen={here.screen} path={here.path} />;
  }
}
