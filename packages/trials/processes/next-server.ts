import type { ClientOptions } from '../crash/retrying-client.ts';

/** Clients switch to the next server when theirs is down. */
export function nextServerOnFailure(urls: readonly string[]): ClientOptions {
  return {
    delayMs: 30,
    async fetch(url, request) {
      const { origin, pathname, search } = new URL(url);
      const own = urls.indexOf(origin);
      const others = urls.map((_, i) => urls[(own + i) % urls.length]);
      for (const server of others) {
        try {
          return await fetch(server + pathname + search, request);
        } catch {
          // This one is down.
        }
      }
      throw new Error('all servers are down');
    },
  };
}
