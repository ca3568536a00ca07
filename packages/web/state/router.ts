import { computed, signal } from '@preact/signals';
import { parseRoute } from './route.ts';

const currentPath = signal(location.pathname);

/** Incremented by every navigation. */
export const navigationCount = signal(0);

export const currentRoute = computed(() => parseRoute(currentPath.value));

export function navigate(path: string): void {
  history.pushState(null, '', path);
  readLocation();
  scrollTo(0, 0);
}

/** Navigates from a form to what it has created. Going back does not lead to the form, which would create another. */
export function leaveForm(path: string): void {
  history.replaceState(null, '', path);
  readLocation();
  scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener('popstate', readLocation);
  document.addEventListener('click', (event) => {
    const path = pathOfLinkClick(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  });
}

function readLocation(): void {
  currentPath.value = location.pathname;
  navigationCount.value++;
}

/** The path of a plain click on a link within the app; null for any other click. */
function pathOfLinkClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.target !== '' || link.origin !== location.origin) return null;
  const path = link.pathname + link.search + link.hash;
  const isOurs = parseRoute(link.pathname).screen !== 'missing';
  return isOurs && !(link.hash !== '' && link.pathname === location.pathname) ? path : null;
}
