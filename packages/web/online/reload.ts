/** Once a minute at most: a page that is still old after that would be loaded for ever. */
const MIN_RELOAD_INTERVAL_MS = 60_000;
const RELOADED_AT_KEY = 'safehouse.reloaded';

/**
 * The server has become newer than this page. Nothing is lost by loading it anew, for everything is on the server; but
 * nobody shall lose the words they are just writing.
 */
export function reloadWhenIdle(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (Date.now() - last < MIN_RELOAD_INTERVAL_MS) return;
  if (hasUnsentText(document.activeElement))
    addEventListener('focusout', () => reloadWhenIdle(), { once: true });
  else void reload();
}

function hasUnsentText(element: Element | null): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.value !== '';
}

/** First the worker that keeps the page for times without a network gets the new one. */
async function reload(): Promise<void> {
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await worker?.update().catch(() => undefined);
  location.reload();
}
