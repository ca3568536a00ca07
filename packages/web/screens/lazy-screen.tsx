import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { t } from '../i18n/translations.ts';
import type { LazyScreenName } from '../state/route.ts';

/** Gets the rest of its path: `['abc']` for `/replay/abc`. */
type PathScreen = ComponentType<{ readonly path: readonly string[] }>;

const SCREEN_LOADERS: { readonly [screen in LazyScreenName]: () => Promise<PathScreen> } = {
  learn: async () => (await import('./learn/learn.tsx')).LearnScreen,
  replay: async () => (await import('./replay/replay.tsx')).ReplayScreen,
  profile: async () => (await import('./profile/profile.tsx')).ProfileScreen,
  daily: async () => (await import('./daily/daily.tsx')).DailyScreen,
  duel: async () => (await import('./daily/duel.tsx')).DuelScreen,
  admin: async () => (await import('./admin/admin.tsx')).AdminScreen,
  editions: async () => (await import('./editions/editions.tsx')).EditionsScreen,
};

const loadedScreens = signal<{ readonly [screen in LazyScreenName]?: PathScreen | null }>({});

async function loadScreen(screen: LazyScreenName): Promise<void> {
  // Null if it could not be loaded, for example offline.
  const loaded = await SCREEN_LOADERS[screen]().catch(() => null);
  loadedScreens.value = { ...loadedScreens.value, [screen]: loaded };
}

/** Loads a screen when it is first opened. */
export function LazyScreen({ screen, path }: { readonly screen: LazyScreenName; readonly path: readonly string[] }) {
  const translations = t();
  const Screen = loadedScreens.value[screen];
  useEffect(() => {
    if (!Screen) void loadScreen(screen);
  }, [screen]);
  if (Screen) return <Screen path={path} />;
  return Screen === null ? <LoadingScreen message={translations.link.lost} /> : <LoadingScreen />;
}
