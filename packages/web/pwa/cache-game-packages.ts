const CACHE = 'safehouse-games';

/** Caches files that the page loaded before its service worker was active, which caches later ones itself. */
export async function cacheGamePackages(paths: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const cache = await caches.open(CACHE);
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path);
}
