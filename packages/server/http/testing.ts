import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnProfile, UserId } from '@safehouse/protocol';
import { configFrom } from '../config.ts';
import type { House } from '../house.ts';
import { Identity } from '../identity/identity.ts';
import { Passphrases } from '../identity/passphrases.ts';
import { CHEAP } from '../identity/testing.ts';
import { jsonLog } from '../log.ts';
import { openHouse } from '../open-house.ts';
import { appOf } from './app.ts';
import { allRoutes } from './routes.ts';

/** What an answer may hold; the test that asked knows which of it. */
interface Held {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly token: string;
  readonly user: OwnProfile & { readonly id: UserId };
  readonly users: readonly { readonly name: string }[];
  readonly matches: unknown;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Held;
}

export interface Asking {
  readonly token?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: unknown;
}

/** The whole API without a port. */
export interface TestApi {
  readonly house: House;
  readonly logged: readonly string[];
  ask(method: string, path: string, asking?: Asking): Promise<Answered>;
  close(): Promise<void>;
}

export async function testApi(environment: { readonly [name: string]: string } = {}): Promise<TestApi> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-api-'));
  const logged: string[] = [];
  const log = jsonLog('debug', (line) => logged.push(line), Date.now);
  const open = await openHouse(configFrom({ DATA_DIR: folder, RATE_LIMITS: 'off', ...environment }), log);
  const identity = new Identity({ ...open.house, passphrases: new Passphrases(CHEAP) });
  const house = { ...open.house, identity };
  const app = appOf(house, allRoutes());
  return {
    house,
    logged,
    async ask(method, path, { token, headers, body } = {}) {
      const response = await app.request(path, {
        method,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const json = (await response.json()) as Held;
      return { status: response.status, headers: response.headers, json };
    },
    async close() {
      await open.close();
      rmSync(folder, { recursive: true });
    },
  };
}
