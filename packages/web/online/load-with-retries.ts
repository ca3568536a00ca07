import type { RequestError } from './api.ts';

const RETRY_DELAY_MS = 5000;

/**
 * Loads something. While the server cannot be reached it tries again every few seconds, and at once when the browser is
 * online again. Returns a function that ends this.
 */
export function loadWithRetries(load: () => Promise<RequestError | null>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    clearTimeout(timer);
    removeEventListener('online', attempt);
  };
  const attempt = async () => {
    clearTimeout(timer);
    const error = await load();
    if (hasEnded) return;
    if (error?.code !== 'offline') end();
    else if (navigator.onLine) timer = setTimeout(attempt, RETRY_DELAY_MS);
  };
  addEventListener('online', attempt);
  void attempt();
  return end;
}
