import type { ServerRefusal } from '@safehouse/protocol';

/** `offline`: nobody answered. */
export type No = ServerRefusal | { readonly code: 'offline' };

export type Said<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly no: No };

const OFFLINE: Said<never> = { ok: false, no: { code: 'offline' } };

/** One question to the server. The cookie says who asks. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Said<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(signal && { signal }),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const json: unknown = await response.json();
    return response.ok ? { ok: true, value: json as T } : { ok: false, no: json as ServerRefusal };
  } catch {
    return OFFLINE;
  }
}
