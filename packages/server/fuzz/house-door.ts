import type { House } from '../house.ts';
import { appOf } from '../http/app.ts';
import { cookieToken } from '../http/caller.ts';
import { allRoutes } from '../http/routes.ts';
import { Connection } from '../socket/connection.ts';
import type { Wire } from '../socket/wire.ts';
import { type Door, isLongPoll, type Line, LONG_POLL_MS, PATIENCE_MS } from './doors.ts';
import type { Answered, Attempt } from './world.ts';

/** Into a house in this process, without a network. */
export function houseDoor(house: House): Door {
  const app = appOf(house, allRoutes());
  return {
    async send(attempt) {
      const { method, path, headers, body } = attempt;
      const signal = AbortSignal.timeout(isLongPoll(attempt) ? LONG_POLL_MS : PATIENCE_MS);
      const url = `http://house.example/${path.replace(/^\//, '')}`;
      const response = await app.request(url, { method, headers, body, signal });
      return answeredBy(attempt, response);
    },
    async connect({ authorization = '', cookie }) {
      const [, bearer] = /^Bearer ([\w-]{1,100})$/.exec(authorization) ?? [];
      return new HouseLine(house, bearer ?? cookieToken(cookie));
    },
  };
}

/** A stream does not end by itself: its beginning is enough. */
async function answeredBy({ path }: Attempt, response: Response): Promise<Answered> {
  const { status, headers } = response;
  if (!path.includes('/stream') || !response.ok) return { status, headers, text: await response.text() };
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return { status, headers, text: new TextDecoder().decode(first?.value) };
}

class HouseLine implements Wire, Line {
  readonly heard: string[] = [];
  readonly bufferedAmount = 0;
  isClosed = false;
  readonly #connection: Connection;

  constructor({ hub }: House, token: string | null) {
    this.#connection = new Connection(hub, this, 'here', token);
    hub.add(this.#connection);
  }

  say(text: string): void {
    this.#connection.heard(text);
  }

  send(text: string): void {
    this.heard.push(text);
  }

  ping(): void {
    queueMicrotask(() => this.#connection.ponged());
  }

  /** Called by either side. */
  close(): void {
    this.isClosed = true;
    this.#connection.ended();
  }

  terminate(): void {
    this.close();
  }
}
