import type { Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { FuzzState } from './fuzz-state.ts';
import { pickOne } from './junk.ts';
import type { ValidRequest } from './valid-requests.ts';

type RequestGenerator = (random: Random, state: FuzzState) => ValidRequest;

const DAYS = ['', '', '', '?day=2026-11-15', '?day=2999-12-31', '?day=1970-01-01', '?day=2026-02-30'];

/** Daily deals and duels: several users play the same deal, so none may see more than their own progress allows. */
export const CHALLENGE_REQUESTS: readonly RequestGenerator[] = [
  requestTo('GET', () => '/api/daily'),
  requestTo('GET', (random) => `/api/daily/${pickOne(random, GAME_IDS)}${pickOne(random, DAYS)}`),
  requestTo('POST', (random) => `/api/daily/${pickOne(random, GAME_IDS)}`),
  requestTo('POST', (random) => `/api/daily/${pickOne(random, GAME_IDS)}`),
  requestTo(
    'POST',
    () => '/api/duels',
    (random) => ({ game: pickOne(random, GAME_IDS) }),
  ),
  requestTo('GET', (random, state) => `/api/duels/${state.randomId(random, 'duel')}`),
  requestTo('POST', (random, state) => `/api/duels/${state.randomId(random, 'duel')}/legs`, randomLeg),
  requestTo('POST', (random, state) => `/api/duels/${state.randomId(random, 'duel')}/legs`, randomLeg),
  requestTo('GET', () => '/api/me/statistics'),
];

const SEARCH_TERMS = ['server', 'mole', 'a%20e%20i%20o%20u', '%3Cscript%3E', '%22', '(', ''];

export const MANUAL_REQUESTS: readonly RequestGenerator[] = [
  requestTo('GET', () => '/docs'),
  requestTo('GET', (random) => `/docs/rules/${pickOne(random, GAME_IDS)}`),
  requestTo('GET', () => '/docs/protocol'),
  requestTo('GET', (random) => `/docs/search?q=${pickOne(random, SEARCH_TERMS)}`),
];

function randomLeg(random: Random): ValidRequest['body'] {
  return { leg: random.below(2) };
}

function requestTo(
  method: string,
  path: (random: Random, state: FuzzState) => string,
  body?: (random: Random) => ValidRequest['body'],
): RequestGenerator {
  return (random, state) => {
    const request = { person: pickOne(random, state.users), method, path: path(random, state) };
    return body ? { ...request, body: body(random) ?? {} } : request;
  };
}
