import type { ServerRefusal } from '@safehouse/protocol';

/** `offline`: nobody answered. */
export type No = ServerRefusal | { readonly code: 'offline' };

export type Said<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly no: No };

const OFFLINE: Said<never> = { ok: false, no: { code: 'offline' } };

/** While a new release comes, some servers do not have the rules of a match yet, or any more: the next one may. */
const TRIES = 5;
const PAUSE = 300;

/** One question to the server. The cookie says who asks. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Said<T>> {
  for (let tried = 1; ; tried++) {
    const said = await askOnce<T>(method, path, body, signal);
    if (said.ok || said.no.code !== 'other-rules' || tried === TRIES) return said;
    await new Promise((later) => setTimeout(later, tried * PAUSE));
  }
}

async function askOnce<T>(
  method: string,
  path: string,
  body: object | undefined,
  signal: AbortSignal | undefined,
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
