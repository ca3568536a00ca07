import { effect } from '@preact/signals';
import { settings } from '../state/settings.ts';

/** Once the first screen is loaded, caches the rest of the app so that it works offline. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
  effect(() => {
    storeLanguage(settings.lang.value).catch(() => undefined);
  });
}

/** The service worker cannot read localStorage, so it reads the language of notifications from here. */
async function storeLanguage(lang: string): Promise<void> {
  const cache = await caches.open('safehouse-settings');
  await cache.put('/language', new Response(lang));
}
