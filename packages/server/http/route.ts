import type { ServerRefusal } from '@safehouse/protocol';
import type { ZodType } from 'zod';
import type { RateLimitKind } from '../edge/rate-limits.ts';
import { NO_SUCH_MATCH } from '../match/refusals.ts';
import type { Services } from '../services.ts';
import type { User } from '../store/user.ts';

/** Who may come: anybody, somebody with a session, or an admin. */
export type Access = 'anybody' | 'user' | 'admin';

/** What a route gets to see of a request. */
export interface RouteRequest<Body, Who> {
  readonly services: Services;
  readonly user: Who;
  /** The token the user came with; null for strangers. */
  readonly token: string | null;
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string };
  readonly body: Body;
  /** Where the caller reaches this server, for links. */
  readonly origin: string;
  /** The address of the other side, for limits. */
  readonly clientAddress: string;
  /** As it came. Its signal tells whoever keeps it waiting that the caller has gone. */
  readonly request: Request;
}

/** What goes back: JSON with a status, or a no. */
export type Reply =
  | {
      readonly status?: number;
      readonly json: unknown;
      readonly headers?: { readonly [name: string]: string };
    }
  | { readonly refusal: ServerRefusal }
  /** Anything else: a page, a stream. */
  | { readonly response: Response };

export const NO_SUCH_MATCH_REPLY: Reply = { refusal: NO_SUCH_MATCH };

/** One entry of the API: all that its handling, its documentation and its tests need to know. */
export interface Route<Body = unknown, Who = User | null> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `:name` for what varies. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** What this counts as besides a request: of the user, or of a stranger's address. */
  readonly limit?: RateLimitKind;
  readonly body: ZodType<Body> | null;
  /** Query parameters and what they are for. */
  readonly query?: { readonly [name: string]: string };
  /** The answer of a success, as a schema, where it is worth documenting. */
  readonly responseSchema?: ZodType;
  run(call: RouteRequest<Body, Who>): Promise<Reply>;
}

/** A route for anybody. */
export function forAnybody<Body = null>(route: Omit<Route<Body, User | null>, 'access'>): Route {
  return { ...route, access: 'anybody' } as Route;
}

/** A route for somebody with a session. */
export function forUser<Body = null>(route: Omit<Route<Body, User>, 'access'>): Route {
  return { ...route, access: 'user' } as unknown as Route;
}

/** A route for admins. */
export function forAdmin<Body = null>(route: Omit<Route<Body, User>, 'access'>): Route {
  return { ...route, access: 'admin' } as unknown as Route;
}
