import { refusal, type ServerRefusal } from '@safehouse/protocol';
import type { ZodType } from 'zod';
import type { RateLimitKind } from '../edge/rate-limits.ts';
import { NO_SUCH_USER } from '../identity/refusals.ts';
import { NO_SUCH_MATCH } from '../match/refusals.ts';
import type { Services } from '../services.ts';
import type { User } from '../store/user.ts';

/** `user`: anybody with a session. */
export type Access = 'anybody' | 'user' | 'admin';

export interface RouteRequest<Body, Who> {
  readonly services: Services;
  readonly user: Who;
  /** The token of the request; null without one. */
  readonly token: string | null;
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string };
  readonly body: Body;
  /** The public origin of this server, for links. */
  readonly origin: string;
  /** For rate limits. */
  readonly clientAddress: string;
  /** Does the request come from this machine, and not through a proxy on it? */
  readonly isLocal: boolean;
  /** Its signal aborts when the caller closes the connection. */
  readonly request: Request;
}

export type Reply =
  | {
      readonly status?: number;
      readonly json: unknown;
      readonly headers?: { readonly [name: string]: string };
      /** Each becomes a header `Set-Cookie`. */
      readonly cookies?: readonly string[];
    }
  | { readonly refusal: ServerRefusal }
  /** A page or a stream. */
  | { readonly response: Response };

export const NO_SUCH_USER_REPLY = { refusal: NO_SUCH_USER } as const;
export const NO_SUCH_GAME_REPLY: Reply = { refusal: refusal('not-found', 'there is no such game') };
export const NO_SUCH_MATCH_REPLY: Reply = { refusal: NO_SUCH_MATCH };

/** For routes without a result: done, or the refusal. */
export function doneReply(refused: ServerRefusal | null, status = 200): Reply {
  return refused ? { refusal: refused } : { status, json: {} };
}

/** A route with everything that its handling and its documentation need. */
export interface Route<Body = unknown, Who = User | null> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** The rate limit besides `any`: by user, or by address without a session. */
  readonly limit?: RateLimitKind;
  readonly body: ZodType<Body> | null;
  /** For a body that may be larger than others. */
  readonly maxBodyBytes?: number;
  /** Query parameters and their descriptions. */
  readonly query?: { readonly [name: string]: string };
  /** The schema of a successful response, for the documentation. */
  readonly responseSchema?: ZodType;
  run(call: RouteRequest<Body, Who>): Promise<Reply>;
}

export function forAnybody<Body = null>(route: Omit<Route<Body, User | null>, 'access'>): Route {
  return { ...route, access: 'anybody' } as Route;
}

export function forUser<Body = null>(route: Omit<Route<Body, User>, 'access'>): Route {
  return { ...route, access: 'user' } as unknown as Route;
}

export function forAdmin<Body = null>(route: Omit<Route<Body, User>, 'access'>): Route {
  return { ...route, access: 'admin' } as unknown as Route;
}
