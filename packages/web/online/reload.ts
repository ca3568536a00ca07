/** Reloads at most once a minute, so that a page that stays outdated does not reload forever. */
const MIN_RELOAD_INTERVAL_MS = 60_000;
const RELOADED_AT_KEY = 'safehouse.reloaded';

/** Called when the server is newer than this page. Waits until no text is being typed. */
export function reloadWhenIdle(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (Date.now() - last < MIN_RELOAD_INTERVAL_MS) return;
  if (hasUnsentText(document.activeElement)) addEventListener('focusout', () => reloadWhenIdle(), { once: true });
  else void reload();
}

function hasUnsentText(element: Element | null): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.value !== '';
}

/** Updates the service worker first, which would otherwise serve the old page again. */
async function reload(): Promise<void> {
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await worker?.update().catch(() => undefined);
  location.reload();
}
