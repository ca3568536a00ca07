import type { ServerRefusal } from '@safehouse/protocol';

/** `offline`: nobody answered. */
export type RequestError = ServerRefusal | { readonly code: 'offline' };

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: RequestError };

const OFFLINE_RESULT: ApiResult<never> = { ok: false, error: { code: 'offline' } };

/** While a new release comes, some servers do not have the rules of a match yet, or any more: the next one may. */
const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 300;

/** One question to the server. The cookie says who asks. */
export async function apiRequest<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<ApiResult<T>> {
  for (let tried = 1; ; tried++) {
    const said = await fetchOnce<T>(method, path, body, signal);
    if (said.ok || said.error.code !== 'other-rules' || tried === MAX_ATTEMPTS) return said;
    await new Promise((later) => setTimeout(later, tried * RETRY_DELAY_MS));
  }
}

async function fetchOnce<T>(
  method: string,
  path: string,
  body: object | undefined,
  signal: AbortSignal | undefined,
): Promise<ApiResult<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(signal && { signal }),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const json: unknown = await response.json();
    return response.ok ? { ok: true, value: json as T } : { ok: false, error: json as ServerRefusal };
  } catch {
    return OFFLINE_RESULT;
  }
}
