import { useEffect } from 'preact/hooks';
import { About } from './screens/about.tsx';
import { Front } from './screens/front.tsx';
import { Later } from './screens/later.tsx';
import { Missing } from './screens/missing.tsx';
import { NewTableScreen } from './screens/new-table.tsx';
import { RulesScreen } from './screens/rules.tsx';
import { SettingsScreen } from './screens/settings.tsx';
import { TableScreen } from './screens/table.tsx';
import { place, steps } from './state/router.ts';
import { spoken } from './state/words.ts';

/** The screen of the place where one is. */
export function App() {
  const here = place.value;
  const step = steps.value;
  useEffect(() => {
    // After a step the reader of a screen begins at its top; the first page is the browser's own business.
    if (step > 0) document.getElementById('content')?.focus({ preventScroll: true });
  }, [step]);
  if (!spoken.value) return null;
  switch (here.screen) {
    case 'front':
      return <Front />;
    case 'new':
      return <NewTableScreen key={here.game} game={here.game} />;
    case 'rules':
      return <RulesScreen game={here.game} />;
    case 'settings':
      return <SettingsScreen />;
    case 'about':
      return <About />;
    case 'missing':
      return <Missing />;
    case 'match':
    case 'local':
    case 'watch':
      return <TableScreen key={here.id} id={here.id} isLocal={here.screen === 'local'} />;
    default:
      return <Later key={here.screen} screen={here.screen} path={here.path} />;
  }
}
