import { effect } from '@preact/signals';
import { settings } from '../state/settings.ts';

/** After the first screen is loaded, the rest of the app is fetched so that it works without a network. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
  effect(() => {
    storeLanguage(settings.lang.value).catch(() => undefined);
  });
}

/** The service worker cannot read localStorage; it looks here for the language of a notification. */
async function storeLanguage(lang: string): Promise<void> {
  const cache = await caches.open('safehouse-settings');
  await cache.put('/language', new Response(lang));
}
