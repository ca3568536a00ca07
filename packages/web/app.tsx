import { useEffect } from 'preact/hooks';
import { LoadFailure } from './components/load-failure.tsx';
import { loadedTranslations } from './i18n/translations.ts';
import { CardHost } from './person/card-host.tsx';
import { FrontScreen } from './screens/front/front-screen.tsx';
import { AboutScreen, LAZY_SCREENS, NewTableScreen, TableScreen } from './screens/lazy-screens.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { currentRoute, navigationCount } from './state/router.ts';

export function App() {
  return (
    <>
      <CurrentScreen />
      <CardHost />
      <LoadFailure />
    </>
  );
}

function CurrentScreen() {
  const route = currentRoute.value;
  const step = navigationCount.value;
  useEffect(() => {
    // A new screen starts at its top; on the first load the browser restores its own position.
    if (step > 0) document.getElementById('content')?.focus({ preventScroll: true });
  }, [step]);
  if (!loadedTranslations.value) return null;
  switch (route.screen) {
    case 'front':
      return <FrontScreen />;
    case 'new':
      // The kind of opponents is in the query string.
      return <NewTableScreen key={step} game={route.game} />;
    case 'about':
      return <AboutScreen />;
    case 'missing':
      return <NotFoundScreen />;
    case 'match':
    case 'local':
    case 'watch':
      return <TableScreen key={route.id} id={route.id} isLocal={route.screen === 'local'} />;
    default: {
      const Screen = LAZY_SCREENS[route.screen];
      return <Screen key={route.screen} path={route.path} />;
    }
  }
}
