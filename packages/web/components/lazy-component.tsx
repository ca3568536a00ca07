import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/translations.ts';
import { LoadingScreen } from './loading-screen.tsx';

type Loading<Props> = ComponentType<Partial<Props> & { readonly message?: string }>;

/** A component that is loaded when it is first rendered. Until then `Loading` is shown, by default a whole screen. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading: Loading<Props> = LoadingScreen,
): ComponentType<Props> {
  // Null if it could not be loaded, for example offline.
  const loaded = signal<ComponentType<Props> | null | undefined>(undefined);
  return (props) => {
    const Loaded = loaded.value;
    useEffect(() => {
      if (Loaded) return;
      void load()
        .catch(() => null)
        .then((component) => {
          loaded.value = component;
        });
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return <Loading {...props} {...(Loaded === null && { message: t().link.lost })} />;
  };
}
