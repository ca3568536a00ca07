import type { Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { PHRASES } from '@safehouse/protocol';
import { CHALLENGE_WISHES, MANUAL_WISHES } from './challenge-wishes.ts';
import { oneOf } from './junk.ts';
import type { Person, World } from './world.ts';

/** Something sensible to ask, by somebody. What is wrong with it comes later. */
export interface FairWish {
  readonly person: Person;
  readonly method: string;
  readonly path: string;
  readonly body?: { readonly [key: string]: unknown };
}

type Maker = (random: Random, world: World) => FairWish;

const somebody = (random: Random, world: World) => oneOf(random, world.people);

function at(method: string, rest: string, body?: (random: Random) => FairWish['body']): Maker {
  return (random, world) => {
    const path = `/api/matches/${world.match(random)}${rest}`;
    const wish = { person: somebody(random, world), method, path };
    return body ? { ...wish, body: body(random) ?? {} } : wish;
  };
}

function to(method: string, path: string, body?: (random: Random) => FairWish['body']): Maker {
  return (random, world) => {
    const wish = { person: somebody(random, world), method, path };
    return body ? { ...wish, body: body(random) ?? {} } : wish;
  };
}

const look: Maker = (random, world) => {
  const since = random.below(3) === 0 ? `?since=${random.below(20)}` : '';
  const past = random.below(4) === 0 ? `${since ? '&' : '?'}at=${random.below(30)}` : '';
  const seat = random.below(6) === 0 ? `${since || past ? '&' : '?'}seat=${random.below(4)}` : '';
  return at('GET', since + past + seat)(random, world);
};

/** With the eyes of somebody who may well be to move. */
const lookAhead: Maker = (random, world) => {
  const next = random.below(4) > 0 && world.nextToMove(random);
  if (!next) return look(random, world);
  return { person: next.person, method: 'GET', path: `/api/matches/${next.match}` };
};

/** A legal move where one is known; otherwise somebody looks for one. */
const move: Maker = (random, world) => {
  const turn = world.turn(random);
  if (!turn) return lookAhead(random, world);
  const key = random.below(5) === 0 && world.keys.length > 0 ? oneOf(random, world.keys) : newKey(random);
  world.useKey(key);
  const { person, page } = turn;
  const body = { version: page.version, move: { ...oneOf(random, page.legal) }, key };
  return { person, method: 'POST', path: `/api/matches/${page.id}/moves`, body };
};

export function newKey(random: Random): string {
  return `k${random.below(2 ** 31)}`;
}

/** Recognisable wherever it turns up before the end. */
function chairSeed(random: Random): string {
  return `chairseed_${Array.from({ length: 5 }, () => random.below(2 ** 31).toString(36)).join('_')}_ofsomebody`;
}

function table(random: Random): FairWish['body'] {
  const clock = oneOf(random, [
    { type: 'none' },
    { type: 'realtime', base: 600, increment: 5 },
    { type: 'turns', perTurn: 86_400 },
  ]);
  return {
    game: oneOf(random, GAME_IDS),
    seats: oneOf(random, SEATINGS),
    draw: random.below(2) === 0,
    clock,
    visibility: oneOf(random, ['public', 'private']),
    delay: random.below(4) === 0 ? 60 : 0,
    pair: random.below(6) === 0,
    seed: chairSeed(random),
  };
}

export function newTableWish(random: Random, world: World): FairWish {
  return to('POST', '/api/matches', table)(random, world);
}

const SEATINGS = [
  ['me', 'open'],
  ['open', 'me'],
  ['me', 'shared'],
  ['me', 'open', 'open'],
  ['me', { bot: 'gentle' }],
];

const PEOPLE_WISHES: readonly Maker[] = [
  to('POST', '/api/guest', (random) => ({ name: `guest ${random.below(1e6)}` })),
  to('GET', '/api/me'),
  to('PUT', '/api/me', (random) => ({ locale: oneOf(random, ['de', 'en', null]) })),
  to('PUT', '/api/me', (random) => ({ name: `renamed ${random.below(1e6)}` })),
  to('GET', '/api/me/export'),
  to('POST', '/api/push', () => ({
    subscription: { endpoint: 'https://push.example/1', keys: { p256dh: 'abc', auth: 'def' } },
  })),
  to('DELETE', '/api/push'),
  to('GET', '/api/push/webhook-secret'),
  to('GET', '/api/admin/health'),
  to('GET', '/api/admin/users?name=a'),
  (random, world) => ({
    person: somebody(random, world),
    method: 'POST',
    path: `/api/admin/users/${somebody(random, world).id}/ban`,
  }),
  (random, world) => ({
    person: somebody(random, world),
    method: 'GET',
    path: `/api/users/${somebody(random, world).id}`,
  }),
  to('DELETE', '/api/session'),
  to('DELETE', '/api/me'),
];

/** Costly: a passphrase is hashed for each. */
const ACCOUNT_WISHES: readonly Maker[] = [
  to('POST', '/api/account', (random) => ({
    name: `account ${random.below(1e6)}`,
    passphrase: 'open sesame, please',
  })),
  to('POST', '/api/session', (random) => ({
    name: `account ${random.below(1e3)}`,
    passphrase: 'guessed by chance',
  })),
];

const OTHER_WISHES: readonly Maker[] = [
  to('GET', '/api/matches'),
  to('POST', '/api/commitments'),
  to('GET', '/api/openapi.json'),
  to('GET', '/api'),
  to('GET', '/healthz'),
  to('GET', '/readyz'),
  to('GET', '/metrics'),
  to('GET', '/api/push/key'),
  (random, world) => ({
    person: somebody(random, world),
    method: 'GET',
    path: `/fairness/${world.match(random)}`,
  }),
  (random, world) => ({
    person: somebody(random, world),
    method: 'GET',
    path: `/api/${oneOf(random, ['stats', 'ratings'])}/${oneOf(random, GAME_IDS)}`,
  }),
  to('POST', '/api/seeks', (random) => ({ game: oneOf(random, GAME_IDS) })),
  to('DELETE', '/api/seeks'),
  at('POST', '/close'),
];

const MATCH_WISHES: readonly Maker[] = [
  at('GET', '/record'),
  at('GET', '/fairness'),
  at('GET', '/stream?since=0'),
  at('GET', '/chat?since=0'),
  at('POST', '/chat', (random) =>
    random.below(2) ? { phrase: oneOf(random, PHRASES) } : { text: 'what a hand' },
  ),
  at('POST', '/join', (random) => ({ seed: chairSeed(random) })),
  at('POST', '/join', (random) => ({ seed: chairSeed(random) })),
  at('POST', '/undo', () => ({})),
  at('POST', '/undo', (random) => ({ to: random.below(30) })),
  at('POST', '/undo', (random) => ({ agree: random.below(2) === 0 })),
  at('POST', '/rematch', () => ({})),
  newTableWish,
];

const ENDINGS: readonly Maker[] = [at('POST', '/resign', () => ({})), at('POST', '/leave')];

/** The proportions of a busy evening: mostly moves and looks. */
const EVENING: readonly { readonly share: number; readonly makers: readonly Maker[] }[] = [
  { share: 370, makers: [move] },
  { share: 180, makers: [look] },
  { share: 40, makers: CHALLENGE_WISHES },
  { share: 10, makers: MANUAL_WISHES },
  { share: 240, makers: MATCH_WISHES },
  { share: 30, makers: ENDINGS },
  { share: 60, makers: PEOPLE_WISHES },
  { share: 68, makers: OTHER_WISHES },
  { share: 2, makers: ACCOUNT_WISHES },
];
const LOTS = EVENING.flatMap(({ share, makers }) => Array.from({ length: share }, () => makers));

export function fairWish(random: Random, world: World): FairWish {
  return oneOf(random, oneOf(random, LOTS))(random, world);
}
