import type { HttpBindings } from '@hono/node-server';
import { parseMatchId, REFUSAL_STATUS, refusal, type ServerRefusal } from '@safehouse/protocol';
import { type Context, Hono } from 'hono';
import { readCaller, serverOrigin } from '../edge/caller.ts';
import { isAllowedOrigin } from '../edge/csrf.ts';
import { isAllowedHost } from '../edge/host.ts';
import { waitForPast } from '../edge/rate-limits.ts';
import { BrokenMatchError, MissingRulesError } from '../match/rooms.ts';
import type { Services } from '../services.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { User } from '../store/user.ts';
import type { AppPage } from './app-page.ts';
import { readBody } from './request-body.ts';
import type { Access, Reply, Route } from './route.ts';
import { Router } from './router.ts';
import { apiHeaders, type HeaderMap, jsonHeaders, pageHeaders } from './security-headers.ts';

type HttpContext = Context<{ Bindings: HttpBindings }>;
type App = Hono<{ Bindings: HttpBindings }>;

const NOT_FOUND = refusal('not-found', 'there is nothing at this path');
const WRONG_HOST = refusal(
  'wrong-host',
  'this server does not go by this name: use PUBLIC_URL, or add the name to ALLOWED_HOSTS',
);
/** Requested by proxies and balancers, under any host name. The response is the same for every caller. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const BANNED_ADDRESS = refusal('banned', 'your address is banned from this server');
const WRONG_METHOD = refusal('wrong-method', 'this path does not support this method');

function tooManyRequests(milliseconds: number): Reply {
  const headers = { 'retry-after': String(Math.ceil(milliseconds / 1000)) };
  const refused = refusal('too-many-requests', 'too many requests: wait a little');
  return { status: REFUSAL_STATUS[refused.code], json: refused, headers };
}

/** Every route goes through the same checks: rate limits, origin, access and body. */
export function createApp(services: Services, routes: readonly Route[], page: AppPage | null = null): App {
  const router = new Router<Route>();
  for (const route of routes) router.add(route.method.toUpperCase(), route.path, route);
  const isAllowed = rememberLast((host) => isAllowedHost(host, services.config));
  const originOf = rememberLast((start) => serverOrigin(services.config, start));
  return new Hono<{ Bindings: HttpBindings }>().all('*', (c) => {
    const { method, path, url } = c.req;
    // Without the path: everything before the first slash behind `https://`.
    const origin = originOf(url.slice(0, url.indexOf('/', 8)));
    const host = c.env?.incoming?.headers.host ?? c.req.header('host');
    if (host !== undefined && !PROBES.has(path) && !isAllowed(host)) return refusalResponse(WRONG_HOST, origin);
    const found = router.find(method === 'HEAD' ? 'GET' : method, path);
    if (found === null) {
      const wantsApp = page !== null && wantsPage(c.req.raw);
      return wantsApp ? page.respondNotFound(c.req.raw, origin) : refusalResponse(NOT_FOUND, origin);
    }
    if ('methods' in found) return refusalResponse(WRONG_METHOD, origin, { allow: allowedMethods(found.methods) });
    return respond(services, found.target, { context: c, params: found.params, origin });
  });
}

/** Remembers the last result: most requests name the same host. */
function rememberLast<R>(compute: (text: string) => R): (text: string) => R {
  let last: { readonly text: string; readonly result: R } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) };
    return last.result;
  };
}

/** Is it a browser that opens a link? Programs and the app itself get JSON. */
function wantsPage({ method, url, headers }: Request): boolean {
  const isApi = new URL(url).pathname.startsWith('/api/');
  return method === 'GET' && !isApi && (headers.get('accept')?.includes('text/html') ?? false);
}

/** As in the header `Allow`; GET includes HEAD. */
function allowedMethods(methods: readonly string[]): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

/** A request with the parameters of its path, and the origin of this server. */
interface RoutedRequest {
  readonly context: HttpContext;
  readonly params: { readonly [name: string]: string };
  readonly origin: string;
}

async function respond(services: Services, route: Route, request: RoutedRequest): Promise<Response> {
  const { context, origin } = request;
  let response: Response;
  try {
    response = toResponse(await handleRequest(services, route, request), origin);
  } catch (error) {
    response = refusalResponse(refusalForError(services, route, error), origin);
  }
  // Hono drops the body of a HEAD without closing it.
  if (context.req.method === 'HEAD') await response.body?.cancel();
  services.metrics.count(`requests_total{route="${route.method} ${route.path}",status="${response.status}"}`);
  return response;
}

async function handleRequest(
  services: Services,
  route: Route,
  { context: c, params, origin }: RoutedRequest,
): Promise<Reply> {
  const incoming = c.env?.incoming;
  const remoteAddress = incoming?.socket.remoteAddress;
  const caller = readCaller({ headers: incoming?.headers ?? c.req.raw.headers, remoteAddress }, services.config);
  const wait = services.limits.waitFor('any', caller.address);
  if (wait > 0) return tooManyRequests(wait);
  // A balancer on this machine may check its health even if its address is banned.
  if (!caller.isLocal && services.moderation.isAddressBanned(caller.address)) return { refusal: BANNED_ADDRESS };
  const user = caller.token === null ? null : await services.identity.userForToken(caller.token);
  if (!isAllowedOrigin(route.method, caller, services.config.publicUrl)) {
    return { refusal: refusal('wrong-origin', 'this request comes from a page of another site') };
  }
  if (user) services.addresses.record(user, caller.address);
  const denied = accessRefusal(route.access, user);
  if (denied) return { refusal: denied };
  const query = c.req.url.includes('?') ? c.req.query() : NO_QUERY;
  // As in bodies: PostgreSQL cannot store U+0000.
  if (hasNulCharacter(params)) return { refusal: NOT_FOUND };
  if (hasNulCharacter(query)) return { refusal: refusal('bad-request', 'the query must not contain U+0000') };
  const pause = waitForRoute(services, route, { id: params.id, user, address: caller.address });
  if (pause > 0) return tooManyRequests(pause);
  const body = route.body ? await readBody(c.req.raw, route.body, route.maxBodyBytes) : EMPTY_BODY;
  if (!body.ok) return body;
  return route.run({
    services,
    user,
    token: caller.token,
    params,
    query,
    body: body.value,
    origin,
    clientAddress: caller.address,
    isLocal: caller.isLocal,
    request: c.req.raw,
  });
}

interface LimitedCall {
  /** In the path. */
  readonly id: string | undefined;
  readonly user: User | null;
  readonly address: string;
}

/** Whatever needs a match that is not in memory is an expensive read, also if it is then refused. */
function waitForRoute({ limits, rooms }: Services, { limit, path }: Route, { id, user, address }: LimitedCall): number {
  const match = path.startsWith(MATCH_PATH) ? parseMatchId(id) : null;
  if (limit === 'past' || (match !== null && !rooms.isLoaded(match))) {
    const wait = waitForPast(limits, user?.id, address);
    if (wait > 0) return wait;
  }
  return limit === undefined || limit === 'past' ? 0 : limits.waitFor(limit, user?.id ?? address);
}

const MATCH_PATH = '/api/matches/:id';

const NO_QUERY = {};

function hasNulCharacter(texts: { readonly [name: string]: string }): boolean {
  for (const name in texts) if (texts[name].includes('\0')) return true;
  return false;
}

const CLOSE = { connection: 'close' };

const EMPTY_BODY = { ok: true, value: null } as const;

function accessRefusal(access: Access, user: User | null): ServerRefusal | null {
  if (user?.isBanned) return refusal('banned', 'you are banned from this server');
  if (access === 'anybody') return null;
  if (!user) return refusal('not-signed-in', 'sign in first: POST /api/guest or /api/session');
  return access === 'admin' && !user.isAdmin ? refusal('forbidden', 'for admins only') : null;
}

function toResponse(reply: Reply, origin: string): Response {
  if ('response' in reply) return withHeaders(reply.response, origin);
  // The rest of a body that is too large is not read, so the next request must use another connection.
  if ('refusal' in reply)
    return refusalResponse(reply.refusal, origin, reply.refusal.code === 'too-large' ? CLOSE : {});
  const { json, status = 200, headers, cookies = [] } = reply;
  const response = jsonResponse(json, status, origin, headers);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function refusalResponse(refused: ServerRefusal, origin: string, headers?: HeaderMap): Response {
  return jsonResponse(refused, REFUSAL_STATUS[refused.code], origin, headers);
}

/** Sets all headers from the start: they become expensive objects only when something reads them. */
function jsonResponse(json: unknown, status: number, origin: string, headers?: HeaderMap): Response {
  const fixed = jsonHeaders(origin);
  return new Response(JSON.stringify(json), { status, headers: headers ? { ...fixed, ...headers } : fixed });
}

/** The details go to the log only. */
function refusalForError({ log, metrics }: Services, { method, path }: Route, error: unknown): ServerRefusal {
  if (error instanceof NotStoredError) {
    metrics.count('not_stored_total');
    log.error('a write failed', { route: `${method} ${path}`, why: error.message });
    return refusal('not-stored', 'this could not be stored; nothing has changed');
  }
  if (error instanceof MissingRulesError) return error.refusal;
  log.error('a request failed', { route: `${method} ${path}`, why: String(error) });
  if (error instanceof BrokenMatchError) return refusal('broken', 'this match cannot be continued');
  return refusal('broken', 'something went wrong on the server');
}

function withHeaders(response: Response, origin: string): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const headers = isPage ? pageHeaders(origin) : apiHeaders(origin);
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
