/** Once a minute at most: a page that is still old after that would be loaded for ever. */
const LEAST_PAUSE = 60_000;
const REMEMBERED = 'safehouse.reloaded';

/**
 * The server has become newer than this page. Nothing is lost by loading it anew, for everything is on the server; but
 * nobody shall lose the words they are just writing.
 */
export function reloadSoon(): void {
  const last = Number(sessionStorage.getItem(REMEMBERED) ?? 0);
  if (Date.now() - last < LEAST_PAUSE) return;
  if (isWriting(document.activeElement)) addEventListener('focusout', () => reloadSoon(), { once: true });
  else void reload();
}

function isWriting(element: Element | null): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.value !== '';
}

/** First the worker that keeps the page for times without a network gets the new one. */
async function reload(): Promise<void> {
  sessionStorage.setItem(REMEMBERED, String(Date.now()));
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await worker?.update().catch(() => undefined);
  location.reload();
}
