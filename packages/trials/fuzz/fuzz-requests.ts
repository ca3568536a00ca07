import type { Random } from '@safehouse/contract';
import type { FuzzRequest, FuzzState } from './fuzz-state.ts';
import { junkBody, junkText, junkValue, mutateObject, pickOne } from './junk.ts';
import { makeValidRequest, type ValidRequest } from './valid-requests.ts';

const MAX_BODY_BYTES = 2 ** 20;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];

/** A request: one in three as it should be, the others wrong in one way or several. */
export function makeFuzzRequest(random: Random, world: FuzzState): FuzzRequest {
  const wish = makeValidRequest(random, world);
  let made = encodeRequest(random, wish);
  if (random.below(3) === 0) return made;
  for (let faults = 1 + random.below(2); faults > 0; faults--) {
    made = pickOne(random, REQUEST_MUTATORS)(random, made, world, wish);
  }
  return made;
}

/** The wish as its maker would send it, with a token or with a cookie. */
export function encodeRequest(random: Random, { person, method, path, body }: ValidRequest): FuzzRequest {
  const shown =
    random.below(2) === 0
      ? { authorization: `Bearer ${person.token}` }
      : { cookie: `safehouse_session=${person.token}` };
  const type = body && { 'content-type': 'application/json' };
  return { method, path, headers: { ...shown, ...type }, body: body ? JSON.stringify(body) : null };
}

type RequestMutator = (
  random: Random,
  made: FuzzRequest,
  world: FuzzState,
  wish: ValidRequest,
) => FuzzRequest;

/** The body most often: what is wrong elsewhere is turned away at the first door. */
const REQUEST_MUTATORS: readonly RequestMutator[] = [
  ...Array.from({ length: 6 }, () => mutateBody),
  mutatePath,
  mutateHeaders,
  mutateHeaders,
  mutateMethod,
];

function mutateBody(
  random: Random,
  made: FuzzRequest,
  world: FuzzState,
  { body = {} }: ValidRequest,
): FuzzRequest {
  const method = made.method === 'GET' && random.below(8) === 0 ? 'POST' : made.method;
  if (method === 'GET' || method === 'HEAD') return made;
  const spoilt = pickOne(random, [
    () => junkBody(random, MAX_BODY_BYTES),
    () => JSON.stringify(junkValue(random, 5)),
    () => JSON.stringify(mutateObject(random, body)),
    () => JSON.stringify(mutateObject(random, body)),
    () => JSON.stringify({ ...body, version: wrongVersion(random, body.version) }),
    () => JSON.stringify({ ...body, seat: random.below(5) }),
    () => JSON.stringify({ ...body, key: world.keys.at(-1) ?? 'k' }),
    () => JSON.stringify({ ...body, key: pickOne(random, ODD_KEYS) }),
    () => JSON.stringify({ ...body, move: moveOfAnyMatch(random, world) }),
    () => JSON.stringify({ ...body, move: moveOfAnyMatch(random, world) }),
    () => JSON.stringify({ ...body, move: mutateObject(random, { ...(body.move as object) }) }),
  ])();
  return { ...made, method, body: spoilt };
}

/** Text that some database cannot keep, or keeps as another one. */
const ODD_KEYS = ['\0', 'a\0b', '\ud800', 'a\udc00', '\ufffe', '\u202e', "'; --", 'x'.repeat(65)];

export function wrongVersion(random: Random, version: unknown): unknown {
  const near = typeof version === 'number' ? version : 0;
  return pickOne(random, [
    near - 1,
    near + 1,
    near + 1000,
    0,
    -1,
    2 ** 53 - 1,
    2 ** 60,
    near + 0.5,
    String(near),
    null,
  ]);
}

/** A move of another match, most likely of another game. */
export function moveOfAnyMatch(random: Random, world: FuzzState): unknown {
  const turn = world.randomTurn(random);
  return turn ? pickOne(random, turn.page.legal) : junkValue(random);
}

function mutatePath(random: Random, made: FuzzRequest, world: FuzzState): FuzzRequest {
  const parts = made.path.split('/');
  const place = 1 + random.below(parts.length - 1);
  const odd = ['%00', '%ff', '%', '..', '.', '', '%2e%2e', '*', ':id', ';', '__proto__', 'x'.repeat(5000)];
  const path = pickOne(random, [
    () => parts.with(place, pickOne(random, odd)).join('/'),
    () => parts.with(place, encodeURIComponent(junkText(random).toWellFormed())).join('/'),
    () => parts.with(place, world.randomMatch(random)).join('/'),
    () => `${made.path}/`,
    () => `/${made.path}`,
    () => made.path.toUpperCase(),
    () => `${made.path}?${pickOne(random, ODD_QUERIES)}`,
    () =>
      `/${pickOne(random, ['nowhere', '.env', 'api/v2/x', 'ws', 'match/1', 'docs/../../README', 'data/safehouse.sqlite'])}`,
  ])();
  return { ...made, path };
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

function mutateHeaders(random: Random, made: FuzzRequest, world: FuzzState): FuzzRequest {
  const other = pickOne(random, world.users).token;
  const { authorization: _, cookie: __, ...rest } = made.headers;
  const headers = pickOne<() => { readonly [name: string]: string }>(random, [
    () => rest,
    () => ({ ...rest, authorization: `Bearer ${other}` }),
    () => ({ ...made.headers, authorization: `Bearer ${other}`, cookie: `safehouse_session=${other}x` }),
    () => ({ ...rest, authorization: `Bearer ${pickOne(random, [...world.oldTokens, 'A'.repeat(43)])}` }),
    () => ({ ...rest, authorization: `bearer  ${other}`, cookie: `safehouse_session=${other}` }),
    () => ({ ...rest, authorization: `Basic ${btoa('admin:admin')}` }),
    () => ({ ...rest, cookie: `safehouse_session=; safehouse_session=${other}; ;;=;__proto__=1` }),
    () => ({ ...rest, cookie: `${'a=b; '.repeat(200)}safehouse_session="${other}"` }),
    () => ({ ...made.headers, origin: 'https://evil.example' }),
    () => ({ ...made.headers, origin: 'null', 'sec-fetch-site': 'cross-site' }),
    () => ({ ...made.headers, origin: 'http://[', 'sec-fetch-site': 'same-origin' }),
    () => ({ ...made.headers, 'x-forwarded-for': '6.6.6.6, ::1', 'x-forwarded-proto': 'https' }),
    () => ({
      ...made.headers,
      'content-type': pickOne(random, [
        'text/plain',
        'multipart/form-data',
        ';',
        'application/json; charset=utf-16',
      ]),
    }),
    () => ({
      ...made.headers,
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
      range: 'bytes=0-1',
    }),
    () => ({ ...made.headers, 'x-http-method-override': 'DELETE', te: 'trailers' }),
    () => ({ ...made.headers, 'content-encoding': 'gzip' }),
  ])();
  return { ...made, headers };
}

function mutateMethod(random: Random, made: FuzzRequest): FuzzRequest {
  const method = pickOne(random, METHODS);
  const hasNoBody = method === 'GET' || method === 'HEAD';
  return { ...made, method, body: hasNoBody ? null : made.body };
}
