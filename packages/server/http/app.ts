import type { HttpBindings } from '@hono/node-server';
import { REFUSALS, refusal, type ServerRefusal } from '@safehouse/protocol';
import { type Context, Hono } from 'hono';
import type { House } from '../house.ts';
import type { User } from '../identity/user.ts';
import { BrokenMatch, OtherRules } from '../match/rooms.ts';
import { NotStored } from '../store/not-stored.ts';
import { readBody } from './bodies.ts';
import { addressOf, originOf, tokenOf } from './caller.ts';
import { apiHeaders, pageHeaders } from './headers.ts';
import { mayPass, provenanceOf } from './origin.ts';
import type { Access, Reply, Route } from './route.ts';

export type HttpContext = Context<{ Bindings: HttpBindings }>;
type App = Hono<{ Bindings: HttpBindings }>;

const NOTHING_HERE = refusal('not-found', 'there is nothing here');
const WRONG_METHOD = refusal('wrong-method', 'this cannot be asked for in this way');

function tooMany(milliseconds: number): Reply {
  const headers = { 'retry-after': String(Math.ceil(milliseconds / 1000)) };
  const no = refusal('too-many-requests', 'too much at once: wait a little');
  return { status: REFUSALS[no.code], json: no, headers };
}

/** Every route behind the same doors. */
export function appOf(house: House, routes: readonly Route[]): App {
  const app: App = new Hono();
  for (const route of routes) app.on(route.method, route.path, (c) => answer(house, route, c));
  // After all routes: whoever comes here has come to a known path in another way.
  for (const [path, allow] of methodsByPath(routes)) {
    app.all(path, (c) => withHeaders(refused(WRONG_METHOD, { allow }), originOf(house, c)));
  }
  app.notFound((c) => withHeaders(refused(NOTHING_HERE), originOf(house, c)));
  return app;
}

/** As the header `Allow` lists them; what can be got can be asked for without its body. */
function methodsByPath(routes: readonly Route[]): ReadonlyMap<string, string> {
  const methods = new Map<string, string>();
  for (const [path, alike] of Map.groupBy(routes, (route) => route.path)) {
    const names = new Set(alike.flatMap(({ method }) => (method === 'get' ? ['get', 'head'] : [method])));
    methods.set(path, [...names].join(', ').toUpperCase());
  }
  return methods;
}

async function answer(house: House, route: Route, c: HttpContext): Promise<Response> {
  let response: Response;
  try {
    response = responseTo(await handle(house, route, c));
  } catch (error) {
    response = refused(failure(house, route, error));
  }
  house.metrics.count(`requests_total{route="${route.method} ${route.path}",status="${response.status}"}`);
  return withHeaders(response, originOf(house, c));
}

async function handle(house: House, route: Route, c: HttpContext): Promise<Reply> {
  const from = addressOf(house, c);
  const wait = house.limits.waitFor('any', from);
  if (wait > 0) return tooMany(wait);
  const shown = tokenOf(c);
  const user = shown.token === null ? null : await house.identity.userOf(shown.token);
  if (!mayPass(route.method, shown.by, provenanceOf(c.req.raw.headers), house.config.publicUrl)) {
    return { refusal: refusal('wrong-origin', 'this comes from a page of somebody else') };
  }
  const no = turnedAway(route.access, user);
  if (no) return { refusal: no };
  const params = c.req.param() as { readonly [name: string]: string };
  const query = c.req.query();
  // As in bodies: not every database can be asked for it.
  if (Object.values(params).some(isOdd)) return { refusal: NOTHING_HERE };
  if (Object.values(query).some(isOdd)) return { refusal: refusal('bad-request', 'U+0000 is no part of it') };
  const pause = route.limit ? house.limits.waitFor(route.limit, user?.id ?? from) : 0;
  if (pause > 0) return tooMany(pause);
  const body = route.body ? await readBody(c.req.raw, route.body) : NOTHING;
  if (!body.ok) return body;
  return route.run({
    house,
    user,
    token: shown.token,
    params,
    query,
    body: body.value,
    origin: originOf(house, c),
    from,
    request: c.req.raw,
  });
}

const isOdd = (text: string) => text.includes('\0');

const NOTHING = { ok: true, value: null } as const;

function turnedAway(access: Access, user: User | null): ServerRefusal | null {
  if (user?.isBanned) return refusal('banned', 'you may not play here any more');
  if (access === 'anybody') return null;
  if (!user) return refusal('not-signed-in', 'come in first: POST /api/guest or /api/session');
  return access === 'admin' && !user.isAdmin ? refusal('forbidden', 'for admins only') : null;
}

function responseTo(reply: Reply): Response {
  if ('response' in reply) return reply.response;
  if ('refusal' in reply) return refused(reply.refusal);
  return Response.json(reply.json, {
    status: reply.status ?? 200,
    ...(reply.headers && { headers: reply.headers }),
  });
}

function refused(no: ServerRefusal, headers: { readonly [name: string]: string } = {}): Response {
  return Response.json(no, { status: REFUSALS[no.code], headers });
}

/** The outside is told that something went wrong, the log what. */
function failure({ log, metrics }: House, { method, path }: Route, error: unknown): ServerRefusal {
  if (error instanceof NotStored) {
    metrics.count('not_stored_total');
    log.error('could not be stored', { route: `${method} ${path}`, why: error.message });
    return refusal('not-stored', 'this could not be kept just now; nothing has changed');
  }
  if (error instanceof OtherRules) return error.refusal;
  log.error('a request failed', { route: `${method} ${path}`, why: String(error) });
  if (error instanceof BrokenMatch) return refusal('broken', 'this match cannot be gone on with');
  return refusal('broken', 'something went wrong here');
}

function withHeaders(response: Response, origin: string): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const headers = isPage ? pageHeaders(origin) : apiHeaders(origin);
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
