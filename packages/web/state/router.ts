import { computed, signal } from '@preact/signals';
import { placeAt } from './place.ts';

const here = signal(location.pathname);

/** Goes up with every step, so that a screen shown twice in a row begins anew. */
export const steps = signal(0);

export const place = computed(() => placeAt(here.value));

export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

export function followPath(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const path = pathOfClick(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  });
}

function arrive(): void {
  here.value = location.pathname;
  steps.value++;
}

/** A plain click on a link within the app; anything else is the browser's business. */
function pathOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.target !== '' || link.origin !== location.origin) return null;
  const path = link.pathname + link.search + link.hash;
  const isOurs = placeAt(link.pathname).screen !== 'missing';
  return isOurs && !(link.hash !== '' && link.pathname === location.pathname) ? path : null;
}
