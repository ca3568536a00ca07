import type { ServerRefusal } from '@safehouse/protocol';

/** `offline`: the server could not be reached. */
export type RequestError = ServerRefusal | { readonly code: 'offline' };

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: RequestError };

const OFFLINE_RESULT: ApiResult<never> = { ok: false, error: { code: 'offline' } };

/** During a release some servers do not have the rules of a match yet; a retry may reach another server. */
const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 300;

/** The cookie identifies the user. */
export async function apiRequest<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<ApiResult<T>> {
  for (let tried = 1; ; tried++) {
    const result = await fetchOnce<T>(method, path, body, signal);
    if (result.ok || result.error.code !== 'other-rules' || tried === MAX_ATTEMPTS) return result;
    await new Promise((resolve) => setTimeout(resolve, tried * RETRY_DELAY_MS));
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
