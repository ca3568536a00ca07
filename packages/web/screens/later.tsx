import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Loading } from '../parts/loading.tsx';
import type { LaterScreen } from '../state/place.ts';
import { house } from '../state/words.ts';

/** A screen that reads the rest of its path itself: `/replay/abc` gives `['abc']`. */
export type PathScreen = ComponentType<{ readonly path: readonly string[] }>;

const SCREENS: { readonly [screen in LaterScreen]: () => Promise<PathScreen> } = {
  learn: async () => (await import('./learn/learn.tsx')).LearnScreen,
  replay: async () => (await import('./replay/replay.tsx')).ReplayScreen,
  profile: async () => (await import('./profile/profile.tsx')).ProfileScreen,
  daily: async () => (await import('./daily/daily.tsx')).DailyScreen,
  duel: async () => (await import('./daily/duel.tsx')).DuelScreen,
  editions: async () => (await import('./editions/editions.tsx')).EditionsScreen,
};

const loaded = signal<{ readonly [screen in LaterScreen]?: PathScreen | null }>({});

async function load(screen: LaterScreen): Promise<void> {
  // Null: it could not be had, as without a network before it was ever opened.
  const come = await SCREENS[screen]().catch(() => null);
  loaded.value = { ...loaded.value, [screen]: come };
}

/** A screen that is not part of the first load. */
export function Later({ screen, path }: { readonly screen: LaterScreen; readonly path: readonly string[] }) {
  const words = house();
  const Screen = loaded.value[screen];
  useEffect(() => {
    if (!Screen) void load(screen);
  }, [screen]);
  if (Screen) return <Screen path={path} />;
  return Screen === null ? <Loading told={words.link.lost} /> : <Loading />;
}
