import type { Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { oneOf } from './junk.ts';
import type { FairWish } from './wishes.ts';
import type { World } from './world.ts';

type Maker = (random: Random, world: World) => FairWish;

const DAYS = ['', '', '', '?day=2026-11-15', '?day=2999-12-31', '?day=1970-01-01', '?day=2026-02-30'];

/** Deals that several people play: everybody may ask, some may play, nobody may know more than they played. */
export const CHALLENGE_WISHES: readonly Maker[] = [
  to('GET', () => '/api/daily'),
  to('GET', (random) => `/api/daily/${oneOf(random, GAME_IDS)}${oneOf(random, DAYS)}`),
  to('POST', (random) => `/api/daily/${oneOf(random, GAME_IDS)}`),
  to('POST', (random) => `/api/daily/${oneOf(random, GAME_IDS)}`),
  to(
    'POST',
    () => '/api/duels',
    (random) => ({ game: oneOf(random, GAME_IDS) }),
  ),
  to('GET', (random, world) => `/api/duels/${world.duel(random)}`),
  to('POST', (random, world) => `/api/duels/${world.duel(random)}/legs`, leg),
  to('POST', (random, world) => `/api/duels/${world.duel(random)}/legs`, leg),
  to('GET', () => '/api/me/statistics'),
];

const WORDS = ['server', 'mole', 'a%20e%20i%20o%20u', '%3Cscript%3E', '%22', '(', ''];

export const MANUAL_WISHES: readonly Maker[] = [
  to('GET', () => '/docs'),
  to('GET', (random) => `/docs/rules/${oneOf(random, GAME_IDS)}`),
  to('GET', () => '/docs/protocol'),
  to('GET', (random) => `/docs/search?q=${oneOf(random, WORDS)}`),
];

function leg(random: Random): FairWish['body'] {
  return { leg: random.below(2) };
}

function to(
  method: string,
  path: (random: Random, world: World) => string,
  body?: (random: Random) => FairWish['body'],
): Maker {
  return (random, world) => {
    const wish = { person: oneOf(random, world.people), method, path: path(random, world) };
    return body ? { ...wish, body: body(random) ?? {} } : wish;
  };
}
