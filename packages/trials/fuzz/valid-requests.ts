import type { Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { CHAT_PHRASES } from '@safehouse/protocol';
import { CHALLENGE_REQUESTS, MANUAL_REQUESTS } from './challenge-requests.ts';
import type { FuzzState, FuzzUser } from './fuzz-state.ts';
import { pickOne } from './junk.ts';
import { CLUB_REQUESTS, PEOPLE_REQUESTS, TOURNAMENT_REQUESTS } from './social-requests.ts';

/** A valid request by some user. Mutations come later. */
export interface ValidRequest {
  readonly person: FuzzUser;
  readonly method: string;
  readonly path: string;
  readonly body?: { readonly [key: string]: unknown };
}

type RequestGenerator = (random: Random, state: FuzzState) => ValidRequest;

const randomUser = (random: Random, state: FuzzState) => pickOne(random, state.users);

function matchRequest(method: string, rest: string, body?: (random: Random) => ValidRequest['body']): RequestGenerator {
  return (random, state) => {
    const path = `/api/matches/${state.randomMatch(random)}${rest}`;
    const request = { person: randomUser(random, state), method, path };
    return body ? { ...request, body: body(random) ?? {} } : request;
  };
}

function apiRequest(method: string, path: string, body?: (random: Random) => ValidRequest['body']): RequestGenerator {
  return (random, state) => {
    const request = { person: randomUser(random, state), method, path };
    return body ? { ...request, body: body(random) ?? {} } : request;
  };
}

const viewRequest: RequestGenerator = (random, state) => {
  const since = random.below(3) === 0 ? `?since=${random.below(20)}` : '';
  const past = random.below(4) === 0 ? `${since ? '&' : '?'}at=${random.below(30)}` : '';
  const seat = random.below(6) === 0 ? `${since || past ? '&' : '?'}seat=${random.below(4)}` : '';
  return matchRequest('GET', since + past + seat)(random, state);
};

/** A request by a user who is probably to move. */
const viewRequestOfNextMover: RequestGenerator = (random, state) => {
  const next = random.below(4) > 0 && state.randomNextMover(random);
  if (!next) return viewRequest(random, state);
  return { person: next.person, method: 'GET', path: `/api/matches/${next.match}` };
};

/** A legal move if one is known, otherwise a request for a view that contains one. */
const moveRequest: RequestGenerator = (random, state) => {
  const turn = state.randomTurn(random);
  if (!turn) return viewRequestOfNextMover(random, state);
  const key = random.below(5) === 0 && state.keys.length > 0 ? pickOne(random, state.keys) : randomKey(random);
  state.addKey(key);
  const { person, view } = turn;
  const body = { version: view.version, move: { ...pickOne(random, view.legal) }, key };
  return { person, method: 'POST', path: `/api/matches/${view.id}/moves`, body };
};

export function randomKey(random: Random): string {
  return `k${random.below(2 ** 31)}`;
}

/** Recognisable in any response. */
function randomChairSeed(random: Random): string {
  return `chairseed_${Array.from({ length: 5 }, () => random.below(2 ** 31).toString(36)).join('_')}_ofsomebody`;
}

function randomTable(random: Random): ValidRequest['body'] {
  const clock = pickOne(random, [
    { type: 'none' },
    { type: 'realtime', base: 600, increment: 5 },
    { type: 'turns', perTurn: 86_400 },
  ]);
  return {
    game: pickOne(random, GAME_IDS),
    seats: pickOne(random, SEATINGS),
    draw: random.below(2) === 0,
    clock,
    visibility: pickOne(random, ['public', 'private']),
    delay: random.below(4) === 0 ? 60 : 0,
    pair: random.below(6) === 0,
    bestOf: pickOne(random, [1, 1, 3]),
    seed: randomChairSeed(random),
  };
}

export function newTableRequest(random: Random, state: FuzzState): ValidRequest {
  return apiRequest('POST', '/api/matches', randomTable)(random, state);
}

const SEATINGS = [
  ['me', 'open'],
  ['open', 'me'],
  ['me', 'shared'],
  ['me', 'open', 'open'],
  ['me', { bot: 'gentle' }],
];

const USER_REQUESTS: readonly RequestGenerator[] = [
  apiRequest('POST', '/api/guest', (random) => ({ name: `guest ${random.below(1e6)}` })),
  apiRequest('GET', '/api/me'),
  apiRequest('PUT', '/api/me', (random) => ({ locale: pickOne(random, ['de', 'en', null]) })),
  apiRequest('PUT', '/api/me', (random) => ({ name: `renamed ${random.below(1e6)}` })),
  apiRequest('GET', '/api/me/export'),
  apiRequest('POST', '/api/push', () => ({
    subscription: { endpoint: 'https://web.push.apple.com/1', keys: { p256dh: 'abc', auth: 'def' } },
  })),
  apiRequest('DELETE', '/api/push'),
  apiRequest('GET', '/api/push/webhook-secret'),
  apiRequest('GET', '/api/me/notifications'),
  apiRequest('PUT', '/api/me/notifications', (random) => ({ switches: { turn: { push: random.below(2) === 0 } } })),
  apiRequest('PUT', '/api/me/email', (random) => ({
    address: `a${random.below(9)}@example.org`,
    passphrase: 'not to be guessed',
  })),
  apiRequest('DELETE', '/api/me/email'),
  apiRequest('GET', '/api/admin/health'),
  apiRequest('GET', '/api/admin/users?name=a'),
  apiRequest('GET', '/api/admin/flags'),
  (random, state) => ({
    person: randomUser(random, state),
    method: 'POST',
    path: `/api/admin/users/${randomUser(random, state).id}/ban`,
  }),
  (random, state) => ({
    person: randomUser(random, state),
    method: 'GET',
    path: `/api/users/${randomUser(random, state).id}`,
  }),
  apiRequest('DELETE', '/api/session'),
  apiRequest('DELETE', '/api/me'),
];

/** Expensive, because each one hashes a passphrase. */
const ACCOUNT_REQUESTS: readonly RequestGenerator[] = [
  apiRequest('POST', '/api/account', (random) => ({
    name: `account ${random.below(1e6)}`,
    passphrase: 'open sesame, please',
  })),
  apiRequest('POST', '/api/session', (random) => ({
    name: `account ${random.below(1e3)}`,
    passphrase: 'guessed by chance',
  })),
];

const OTHER_REQUESTS: readonly RequestGenerator[] = [
  apiRequest('GET', '/api/matches'),
  apiRequest('GET', '/api/live'),
  apiRequest('POST', '/api/commitments'),
  apiRequest('GET', '/api/openapi.json'),
  apiRequest('GET', '/api'),
  apiRequest('GET', '/healthz'),
  apiRequest('GET', '/readyz'),
  apiRequest('GET', '/metrics'),
  apiRequest('GET', '/api/push/key'),
  (random, state) => ({
    person: randomUser(random, state),
    method: 'GET',
    path: `/fairness/${state.randomMatch(random)}`,
  }),
  (random, state) => ({
    person: randomUser(random, state),
    method: 'GET',
    path: `/api/${pickOne(random, ['stats', 'ratings'])}/${pickOne(random, GAME_IDS)}`,
  }),
  apiRequest('POST', '/api/seeks', (random) => ({
    game: pickOne(random, GAME_IDS),
    seed: randomChairSeed(random),
  })),
  apiRequest('DELETE', '/api/seeks'),
  matchRequest('POST', '/close'),
];

const MATCH_REQUESTS: readonly RequestGenerator[] = [
  matchRequest('GET', '/record'),
  matchRequest('GET', '/fairness'),
  matchRequest('GET', '/stream?since=0'),
  matchRequest('GET', '/chat?since=0'),
  matchRequest('GET', '/spectator-chat?since=0'),
  matchRequest('POST', '/chat', (random) =>
    random.below(2) ? { phrase: pickOne(random, CHAT_PHRASES) } : { text: 'what a hand' },
  ),
  matchRequest('POST', '/join', (random) => ({ seed: randomChairSeed(random) })),
  matchRequest('POST', '/join', (random) => ({ seed: randomChairSeed(random) })),
  matchRequest('POST', '/undo', () => ({})),
  matchRequest('POST', '/undo', (random) => ({ to: random.below(30) })),
  matchRequest('POST', '/undo', (random) => ({ agree: random.below(2) === 0 })),
  matchRequest('POST', '/rematch', () => ({})),
  newTableRequest,
];

const ENDING_REQUESTS: readonly RequestGenerator[] = [
  matchRequest('POST', '/resign', () => ({})),
  matchRequest('POST', '/leave'),
];

/** As on a busy server: mostly moves and views. */
const REQUEST_MIX: readonly { readonly share: number; readonly generators: readonly RequestGenerator[] }[] = [
  { share: 370, generators: [moveRequest] },
  { share: 180, generators: [viewRequest] },
  { share: 40, generators: CHALLENGE_REQUESTS },
  { share: 10, generators: MANUAL_REQUESTS },
  { share: 30, generators: CLUB_REQUESTS },
  { share: 20, generators: TOURNAMENT_REQUESTS },
  { share: 30, generators: PEOPLE_REQUESTS },
  { share: 240, generators: MATCH_REQUESTS },
  { share: 30, generators: ENDING_REQUESTS },
  { share: 60, generators: USER_REQUESTS },
  { share: 68, generators: OTHER_REQUESTS },
  { share: 2, generators: ACCOUNT_REQUESTS },
];
const WEIGHTED_GENERATORS = REQUEST_MIX.flatMap(({ share, generators }) =>
  Array.from({ length: share }, () => generators),
);

export function makeValidRequest(random: Random, state: FuzzState): ValidRequest {
  return pickOne(random, pickOne(random, WEIGHTED_GENERATORS))(random, state);
}
