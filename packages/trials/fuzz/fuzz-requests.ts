import type { Random } from '@safehouse/contract';
import type { FuzzRequest, FuzzState } from './fuzz-state.ts';
import { junkBody, junkText, junkValue, mutateObject, pickOne } from './junk.ts';
import { makeValidRequest, type ValidRequest } from './valid-requests.ts';

const MAX_BODY_BYTES = 2 ** 20;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];

/** One in three requests is valid, the others have one or two mutations. */
export function makeFuzzRequest(random: Random, state: FuzzState): FuzzRequest {
  const valid = makeValidRequest(random, state);
  let request = encodeRequest(random, valid);
  if (random.below(3) === 0) return request;
  for (let mutations = 1 + random.below(2); mutations > 0; mutations--) {
    request = pickOne(random, REQUEST_MUTATORS)(random, request, state, valid);
  }
  return request;
}

/** With a bearer token or with a session cookie. */
export function encodeRequest(random: Random, { person, method, path, body }: ValidRequest): FuzzRequest {
  const credentials =
    random.below(2) === 0
      ? { authorization: `Bearer ${person.token}` }
      : { cookie: `safehouse_session=${person.token}` };
  const type = body && { 'content-type': 'application/json' };
  return { method, path, headers: { ...credentials, ...type }, body: body ? JSON.stringify(body) : null };
}

type RequestMutator = (random: Random, request: FuzzRequest, state: FuzzState, valid: ValidRequest) => FuzzRequest;

/** Mostly of the body, because other mistakes are refused early. */
const REQUEST_MUTATORS: readonly RequestMutator[] = [
  ...Array.from({ length: 6 }, () => mutateBody),
  mutatePath,
  mutateHeaders,
  mutateHeaders,
  mutateMethod,
];

function mutateBody(random: Random, request: FuzzRequest, state: FuzzState, { body = {} }: ValidRequest): FuzzRequest {
  const method = request.method === 'GET' && random.below(8) === 0 ? 'POST' : request.method;
  if (method === 'GET' || method === 'HEAD') return request;
  const mutated = pickOne(random, [
    () => junkBody(random, MAX_BODY_BYTES),
    () => JSON.stringify(junkValue(random, 5)),
    () => JSON.stringify(mutateObject(random, body)),
    () => JSON.stringify(mutateObject(random, body)),
    () => JSON.stringify({ ...body, version: wrongVersion(random, body.version) }),
    () => JSON.stringify({ ...body, seat: random.below(5) }),
    () => JSON.stringify({ ...body, key: state.keys.at(-1) ?? 'k' }),
    () => JSON.stringify({ ...body, key: pickOne(random, ODD_KEYS) }),
    () => JSON.stringify({ ...body, move: moveOfAnyMatch(random, state) }),
    () => JSON.stringify({ ...body, move: moveOfAnyMatch(random, state) }),
    () => JSON.stringify({ ...body, move: mutateObject(random, { ...(body.move as object) }) }),
  ])();
  return { ...request, method, body: mutated };
}

/** Text that some database cannot store, or stores differently. */
const ODD_KEYS = ['\0', 'a\0b', '\ud800', 'a\udc00', '\ufffe', '\u202e', "'; --", 'x'.repeat(65)];

export function wrongVersion(random: Random, version: unknown): unknown {
  const base = typeof version === 'number' ? version : 0;
  return pickOne(random, [
    base - 1,
    base + 1,
    base + 1000,
    0,
    -1,
    2 ** 53 - 1,
    2 ** 60,
    base + 0.5,
    String(base),
    null,
  ]);
}

/** Probably from another match, often of another game. */
export function moveOfAnyMatch(random: Random, state: FuzzState): unknown {
  const turn = state.randomTurn(random);
  return turn ? pickOne(random, turn.view.legal) : junkValue(random);
}

function mutatePath(random: Random, request: FuzzRequest, state: FuzzState): FuzzRequest {
  const parts = request.path.split('/');
  const index = 1 + random.below(parts.length - 1);
  const odd = ['%00', '%ff', '%', '..', '.', '', '%2e%2e', '*', ':id', ';', '__proto__', 'x'.repeat(5000)];
  const path = pickOne(random, [
    () => parts.with(index, pickOne(random, odd)).join('/'),
    () => parts.with(index, encodeURIComponent(junkText(random).toWellFormed())).join('/'),
    () => parts.with(index, state.randomMatch(random)).join('/'),
    () => `${request.path}/`,
    () => `/${request.path}`,
    () => request.path.toUpperCase(),
    () => `${request.path}?${pickOne(random, ODD_QUERIES)}`,
    () =>
      `/${pickOne(random, ['nowhere', '.env', 'api/v2/x', 'ws', 'match/1', 'docs/../../README', 'data/safehouse.sqlite'])}`,
  ])();
  return { ...request, path };
}

const ODD_QUERIES = [
  'since=-1',
  'since=99999999999999999999',
  'since[]=1',
  'since=1&since=2',
  'seat=9',
  'seat=__proto__',
  '__proto__=1&constructor=2',
  'since=%',
  'mode=%00',
  'at=-1',
  'at=0&since=0',
  'at=999999999',
  'at=1e3',
  'at[]=1',
  'day=%00',
  'day=__proto__',
  'day=9999-99-99',
  'day=-000001-01-01',
  'name=%25',
  '&&&===',
];

function mutateHeaders(random: Random, request: FuzzRequest, state: FuzzState): FuzzRequest {
  const token = pickOne(random, state.users).token;
  const { authorization: _, cookie: __, ...rest } = request.headers;
  const headers = pickOne<() => { readonly [name: string]: string }>(random, [
    () => rest,
    () => ({ ...rest, authorization: `Bearer ${token}` }),
    () => ({
      ...request.headers,
      authorization: `Bearer ${token}`,
      cookie: `safehouse_session=${token}x`,
    }),
    () => ({ ...rest, authorization: `Bearer ${pickOne(random, [...state.oldTokens, 'A'.repeat(43)])}` }),
    () => ({ ...rest, authorization: `bearer  ${token}`, cookie: `safehouse_session=${token}` }),
    () => ({ ...rest, authorization: `Basic ${btoa('admin:admin')}` }),
    () => ({ ...rest, cookie: `safehouse_session=; safehouse_session=${token}; ;;=;__proto__=1` }),
    () => ({ ...rest, cookie: `${'a=b; '.repeat(200)}safehouse_session="${token}"` }),
    () => ({ ...request.headers, origin: 'https://evil.example' }),
    () => ({ ...request.headers, origin: 'null', 'sec-fetch-site': 'cross-site' }),
    () => ({ ...request.headers, origin: 'http://[', 'sec-fetch-site': 'same-origin' }),
    () => ({ ...request.headers, 'x-forwarded-for': '6.6.6.6, ::1', 'x-forwarded-proto': 'https' }),
    () => ({
      ...request.headers,
      'content-type': pickOne(random, ['text/plain', 'multipart/form-data', ';', 'application/json; charset=utf-16']),
    }),
    () => ({
      ...request.headers,
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
      range: 'bytes=0-1',
    }),
    () => ({ ...request.headers, 'x-http-method-override': 'DELETE', te: 'trailers' }),
    () => ({ ...request.headers, 'content-encoding': 'gzip' }),
  ])();
  return { ...request, headers };
}

function mutateMethod(random: Random, request: FuzzRequest): FuzzRequest {
  const method = pickOne(random, METHODS);
  const hasNoBody = method === 'GET' || method === 'HEAD';
  return { ...request, method, body: hasNoBody ? null : request.body };
}
