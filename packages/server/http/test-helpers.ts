import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnProfile, UserId } from '@safehouse/protocol';
import { compose } from '../compose.ts';
import { configFrom } from '../config.ts';
import { Identity } from '../identity/identity.ts';
import { PassphraseHasher } from '../identity/passphrase-hasher.ts';
import { CHEAP_COST } from '../identity/test-helpers.ts';
import { jsonLog } from '../log.ts';
import type { Services } from '../services.ts';
import { allRoutes } from './all-routes.ts';
import { createApp } from './app.ts';

/** Fields that responses may have. Each test knows which to expect. */
interface ResponseJson {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly token: string;
  readonly user: OwnProfile & { readonly id: UserId };
  readonly users: readonly { readonly name: string }[];
  readonly matches: unknown;
}

interface ApiTestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly json: ResponseJson;
}

export interface ApiTestRequest {
  readonly token?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: unknown;
}

/** The whole API without a network port. */
export interface TestApi {
  readonly services: Services;
  readonly logged: readonly string[];
  readonly setupCode: string | null;
  request(method: string, path: string, options?: ApiTestRequest): Promise<ApiTestResponse>;
  /** A request for a page, which is not JSON. */
  open(method: string, path: string, options?: Omit<ApiTestRequest, 'token'>): Promise<Response>;
  /** For a page, which is not JSON. */
  requestText(path: string): Promise<string>;
  /** A guest with this name, or with a unique one. */
  createGuest(name?: string): Promise<TestSession>;
  close(): Promise<void>;
}

type TestSession = Pick<ResponseJson, 'token' | 'user'>;

export async function createTestApi(environment: { readonly [name: string]: string } = {}): Promise<TestApi> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-api-'));
  const logged: string[] = [];
  const log = jsonLog('debug', (line) => logged.push(line), Date.now);
  const open = await compose(configFrom({ DATA_DIR: folder, RATE_LIMITS: 'off', ...environment }), log);
  const identity = new Identity({ ...open.services, passphrases: new PassphraseHasher(CHEAP_COST) });
  const services = { ...open.services, identity };
  const app = createApp(services, allRoutes());
  const request: TestApi['request'] = async (method, path, { token, headers, body } = {}) => {
    const response = await app.request(path, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const json = (await response.json()) as ResponseJson;
    return { status: response.status, headers: response.headers, json };
  };
  let guestCount = 0;
  return {
    services,
    logged,
    setupCode: await open.createSetupCode(),
    request,
    open: async (method, path, { headers, body } = {}) =>
      app.request(path, { method, headers: { ...headers }, ...(typeof body === 'string' && { body }) }),
    createGuest: async (name = `Guest ${++guestCount}`) =>
      (await request('POST', '/api/guest', { body: { name } })).json,
    requestText: async (path) => (await app.request(path)).text(),
    async close() {
      await open.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The requests of a new guest, with paths relative to `/api`. */
export async function createTestPlayer(api: TestApi) {
  const { token, user } = await api.createGuest();
  const request = async <T>(method: string, path: string, body?: object): Promise<T> =>
    (await api.request(method, `/api${path}`, { token, ...(body && { body }) })).json as unknown as T;
  return {
    id: user.id,
    name: user.name,
    get: <T>(path: string) => request<T>('GET', path),
    post: <T = { readonly id: string; readonly code?: string }>(path: string, body: object = {}) =>
      request<T>('POST', path, body),
  };
}

export type TestPlayer = Awaited<ReturnType<typeof createTestPlayer>>;
