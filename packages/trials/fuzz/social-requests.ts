import type { Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { CHAT_EMOTES, defaultAvatar, formatAvatar } from '@safehouse/protocol';
import type { FuzzState } from './fuzz-state.ts';
import { pickOne } from './junk.ts';
import type { ValidRequest } from './valid-requests.ts';

type RequestGenerator = (random: Random, state: FuzzState) => ValidRequest;
type Path = (random: Random, state: FuzzState) => string;
type Body = (random: Random, state: FuzzState) => ValidRequest['body'];

function requestTo(method: string, path: Path, body?: Body): RequestGenerator {
  return (random, state) => {
    const request = { person: pickOne(random, state.users), method, path: path(random, state) };
    return body ? { ...request, body: body(random, state) ?? {} } : request;
  };
}

const club =
  (rest: string): Path =>
  (random, state) =>
    `/api/clubs/${state.randomId(random, 'club')}${rest}`;
const tournament =
  (rest: string): Path =>
  (random, state) =>
    `/api/tournaments/${state.randomId(random, 'tournament')}${rest}`;
const match =
  (rest: string): Path =>
  (random, state) =>
    `/api/matches/${state.randomMatch(random)}${rest}`;
const user =
  (before: string, rest = ''): Path =>
  (random, state) =>
    `${before}${pickOne(random, state.users).id}${rest}`;

const member: Path = (random, state) => club(`/members/${pickOne(random, state.users).id}`)(random, state);

export const newClubRequest = requestTo(
  'POST',
  () => '/api/clubs',
  (random) => ({
    name: `Club ${random.below(1e6)}`,
    description: 'for all',
    access: pickOne(random, ['open', 'invitation']),
  }),
);

export const CLUB_REQUESTS: readonly RequestGenerator[] = [
  requestTo('GET', (random) => `/api/clubs${pickOne(random, ['', '?name=club', '?name=%25', '?name=%F0%9F%92%A3'])}`),
  newClubRequest,
  requestTo('GET', club('')),
  requestTo('GET', club('?invitation=x')),
  requestTo('PUT', club(''), (random) => ({ description: `changed ${random.below(99)}` })),
  requestTo('POST', club('/invitation')),
  requestTo('POST', club('/join'), () => ({})),
  requestTo('POST', club('/leave')),
  requestTo('GET', club('/members')),
  requestTo('PUT', member, (random) => ({ role: pickOne(random, ['founder', 'organiser', 'member']) })),
  requestTo('DELETE', member),
  requestTo('DELETE', (random, state) => club(`/removed/${pickOne(random, state.users).id}`)(random, state)),
  requestTo('GET', (random, state) => club(pickOne(random, ['/posts', '/posts?before=3']))(random, state)),
  requestTo('POST', club('/posts'), (random) => ({ text: `post ${random.below(99)}` })),
  requestTo('POST', club('/posts'), () => ({ text: 'the same', key: 'post-key' })),
  requestTo('DELETE', (random, state) => club(`/posts/${1 + random.below(5)}`)(random, state)),
  requestTo('GET', club('/tournaments')),
  requestTo('GET', club('/matches')),
  requestTo(
    'PUT',
    (random, state) => `/api/admin${club('/name')(random, state).slice(4)}`,
    () => ({ name: 'Mine' }),
  ),
  (random, state) => requestTo(random.below(10) === 0 ? 'DELETE' : 'GET', club(''))(random, state),
];

function randomTournament(random: Random, state: FuzzState): ValidRequest['body'] {
  const access = pickOne(random, ['open', 'code', 'club']);
  return {
    name: `Cup ${random.below(1e6)}`,
    format: pickOne(random, ['arena', 'swiss', 'round-robin', 'knockout']),
    game: pickOne(random, GAME_IDS),
    clock: { type: 'realtime', base: 600, increment: 0 },
    startsAt: Date.now() + pickOne(random, [0, 3_600_000]),
    access,
    ...(access === 'club' && { club: state.randomId(random, 'club') }),
  };
}

export const newTournamentRequest = requestTo('POST', () => '/api/tournaments', randomTournament);

export const TOURNAMENT_REQUESTS: readonly RequestGenerator[] = [
  requestTo('GET', () => '/api/tournaments'),
  newTournamentRequest,
  requestTo('GET', tournament('')),
  requestTo('GET', tournament('?code=0123456789')),
  requestTo('GET', tournament('/standings')),
  requestTo('GET', (random, state) => tournament(`/rounds/${random.below(4)}`)(random, state)),
  requestTo('GET', (random, state) => tournament(`/matches?before=${random.below(9)}`)(random, state)),
  requestTo('POST', tournament('/join'), () => ({})),
  requestTo('POST', tournament('/join'), () => ({ bot: true, code: 'wrong' })),
  requestTo('POST', tournament('/leave')),
  requestTo('POST', tournament('/start')),
  (random, state) =>
    requestTo('POST', tournament(random.below(5) === 0 ? '/cancel' : '/join'), () => ({}))(random, state),
  requestTo(
    'PUT',
    (random, state) => `/api/admin${tournament('/name')(random, state).slice(4)}`,
    () => ({ name: 'Mine' }),
  ),
  requestTo('POST', (random, state) => `/api/admin${tournament('/close')(random, state).slice(4)}`),
];

export const PEOPLE_REQUESTS: readonly RequestGenerator[] = [
  requestTo('GET', () => '/api/me/people'),
  requestTo('GET', user('/api/me/people/')),
  requestTo('PUT', user('/api/me/people/'), (random) =>
    pickOne<NonNullable<ValidRequest['body']>>(random, [
      { friend: random.below(3) > 0 },
      { follow: random.below(2) === 0 },
      { note: 'plays fast' },
      { block: random.below(3) === 0 },
    ]),
  ),
  requestTo('GET', (random) => `/api/people?name=fuzzer%20${random.below(9)}`),
  requestTo('POST', match('/invitations'), (random, state) => ({ to: pickOne(random, state.users).id })),
  requestTo('DELETE', match('/invitations')),
  requestTo('GET', user('/api/avatars?users=')),
  requestTo('GET', user('/api/users/', '/matches')),
  requestTo(
    'PUT',
    () => '/api/me',
    (random) => ({ avatar: formatAvatar(defaultAvatar(`${random.below(99)}`)), invisible: random.below(2) === 0 }),
  ),
  requestTo('POST', match('/spectator-chat'), (random) =>
    random.below(2) ? { emote: pickOne(random, CHAT_EMOTES) } : { text: 'well played' },
  ),
  requestTo(
    'POST',
    () => '/api/reports',
    (random, state) => ({
      about: pickOne(random, state.users).id,
      reason: 'insults',
      ...pickOne<object>(random, [
        {},
        { match: state.randomMatch(random), line: 1, channel: 'spectators' },
        { club: state.randomId(random, 'club'), post: 1 },
      ]),
    }),
  ),
  requestTo('POST', user('/unsubscribe/', `.all.${'A'.repeat(43)}`)),
  requestTo('GET', user('/unsubscribe/', `.turn.${'A'.repeat(43)}`)),
  requestTo('POST', user('/confirm-email/', `.9999999999999.${'A'.repeat(43)}`)),
  requestTo('GET', (random) => `/api/live?game=${pickOne(random, GAME_IDS)}`),
  requestTo('GET', () => '/api/me/practice'),
];
