import { type ReadonlySignal, signal } from '@preact/signals';

export function mediaQuerySignal(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const value = signal(list.matches);
  list.addEventListener('change', () => {
    value.value = list.matches;
  });
  return value;
}
