import type { Random } from '@safehouse/contract';
import { junk, junkBody, junkText, oneOf, spoiltBody } from './junk.ts';
import { type FairWish, fairWish } from './wishes.ts';
import type { Attempt, World } from './world.ts';

const MOST_BODY = 2 ** 20;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];

/** A request: one in three as it should be, the others wrong in one way or several. */
export function attempt(random: Random, world: World): Attempt {
  const wish = fairWish(random, world);
  let made = sent(random, wish);
  if (random.below(3) === 0) return made;
  for (let faults = 1 + random.below(2); faults > 0; faults--) {
    made = oneOf(random, SPOILERS)(random, made, world, wish);
  }
  return made;
}

/** The wish as its maker would send it, with a token or with a cookie. */
export function sent(random: Random, { person, method, path, body }: FairWish): Attempt {
  const shown =
    random.below(2) === 0
      ? { authorization: `Bearer ${person.token}` }
      : { cookie: `safehouse_session=${person.token}` };
  const type = body && { 'content-type': 'application/json' };
  return { method, path, headers: { ...shown, ...type }, body: body ? JSON.stringify(body) : null };
}

type Spoiler = (random: Random, made: Attempt, world: World, wish: FairWish) => Attempt;

/** The body most often: what is wrong elsewhere is turned away at the first door. */
const SPOILERS: readonly Spoiler[] = [
  ...Array.from({ length: 6 }, () => spoilBody),
  spoilPath,
  spoilHeaders,
  spoilHeaders,
  spoilMethod,
];

function spoilBody(random: Random, made: Attempt, world: World, { body = {} }: FairWish): Attempt {
  const method = made.method === 'GET' && random.below(8) === 0 ? 'POST' : made.method;
  if (method === 'GET' || method === 'HEAD') return made;
  const spoilt = oneOf(random, [
    () => junkBody(random, MOST_BODY),
    () => JSON.stringify(junk(random, 5)),
    () => JSON.stringify(spoiltBody(random, body)),
    () => JSON.stringify(spoiltBody(random, body)),
    () => JSON.stringify({ ...body, version: otherVersion(random, body.version) }),
    () => JSON.stringify({ ...body, seat: random.below(5) }),
    () => JSON.stringify({ ...body, key: world.keys.at(-1) ?? 'k' }),
    () => JSON.stringify({ ...body, key: oneOf(random, ODD_KEYS) }),
    () => JSON.stringify({ ...body, move: foreignMove(random, world) }),
    () => JSON.stringify({ ...body, move: foreignMove(random, world) }),
    () => JSON.stringify({ ...body, move: spoiltBody(random, { ...(body.move as object) }) }),
  ])();
  return { ...made, method, body: spoilt };
}

/** Text that some database cannot keep, or keeps as another one. */
const ODD_KEYS = ['\0', 'a\0b', '\ud800', 'a\udc00', '\ufffe', '\u202e', "'; --", 'x'.repeat(65)];

export function otherVersion(random: Random, version: unknown): unknown {
  const near = typeof version === 'number' ? version : 0;
  return oneOf(random, [
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
export function foreignMove(random: Random, world: World): unknown {
  const turn = world.turn(random);
  return turn ? oneOf(random, turn.page.legal) : junk(random);
}

function spoilPath(random: Random, made: Attempt, world: World): Attempt {
  const parts = made.path.split('/');
  const place = 1 + random.below(parts.length - 1);
  const odd = ['%00', '%ff', '%', '..', '.', '', '%2e%2e', '*', ':id', ';', '__proto__', 'x'.repeat(5000)];
  const path = oneOf(random, [
    () => parts.with(place, oneOf(random, odd)).join('/'),
    () => parts.with(place, encodeURIComponent(junkText(random).toWellFormed())).join('/'),
    () => parts.with(place, world.match(random)).join('/'),
    () => `${made.path}/`,
    () => `/${made.path}`,
    () => made.path.toUpperCase(),
    () => `${made.path}?${oneOf(random, ODD_QUERIES)}`,
    () =>
      `/${oneOf(random, ['nowhere', '.env', 'api/v2/x', 'ws', 'match/1', 'docs/../../README', 'data/safehouse.sqlite'])}`,
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

function spoilHeaders(random: Random, made: Attempt, world: World): Attempt {
  const other = oneOf(random, world.people).token;
  const { authorization: _, cookie: __, ...rest } = made.headers;
  const headers = oneOf<() => { readonly [name: string]: string }>(random, [
    () => rest,
    () => ({ ...rest, authorization: `Bearer ${other}` }),
    () => ({ ...made.headers, authorization: `Bearer ${other}`, cookie: `safehouse_session=${other}x` }),
    () => ({ ...rest, authorization: `Bearer ${oneOf(random, [...world.oldTokens, 'A'.repeat(43)])}` }),
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
      'content-type': oneOf(random, [
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

function spoilMethod(random: Random, made: Attempt): Attempt {
  const method = oneOf(random, METHODS);
  const hasNoBody = method === 'GET' || method === 'HEAD';
  return { ...made, method, body: hasNoBody ? null : made.body };
}
