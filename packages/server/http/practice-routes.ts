import { loadGame } from '@safehouse/games/registry';
import { type OwnPractice, type PracticeMatch, practiceRequest, refusal, type UserId } from '@safehouse/protocol';
import type { Services } from '../services.ts';
import { forUser, type Reply, type Route } from './route.ts';

/** Per account. Of older matches only the wins are kept. */
const MAX_STORED = 1000;
const MAX_SHOWN = 100;

const NOT_AN_ACCOUNT: Reply = { refusal: refusal('forbidden', 'saving the matches of a browser needs an account') };
const NO_SUCH_BOT: Reply = { refusal: refusal('bad-request', 'there is no such game, or no such level in it') };

const showPractice = forUser({
  method: 'get',
  path: '/api/me/practice',
  summary: 'Your matches against bots: which you have beaten, and the latest ones from your browsers.',
  body: null,
  run: ({ services, user }) => practiceReply(services, user.id),
});

const addPractice = forUser({
  method: 'post',
  path: '/api/me/practice',
  summary:
    'Keep matches that were played against bots in the browser. What is known already changes nothing. Not checked, so practice counts for nothing else.',
  limit: 'practice',
  body: practiceRequest,
  async run({ services, user, body: { matches, beaten } }) {
    if (user.kind !== 'account') return NOT_AN_ACCOUNT;
    const bots = [...beaten, ...matches.flatMap(({ game, levels }) => levels.map((level) => ({ game, level })))];
    if (!(await areBots(bots))) return NO_SUCH_BOT;
    const now = services.now();
    const { practice } = services.store;
    // A browser's clock may be wrong: times in the future are corrected.
    const played = matches.map((match): PracticeMatch => ({ ...match, at: Math.min(match.at, now) }));
    if (played.length > 0) await practice.addMatches(user.id, played, MAX_STORED);
    if (beaten.length > 0) await practice.markBeaten(user.id, beaten, now);
    return practiceReply(services, user.id);
  },
});

/** Prevents storing anything but names of bots. */
async function areBots(bots: readonly { readonly game: string; readonly level: string }[]): Promise<boolean> {
  for (const { game, level } of bots) {
    const levels = (await loadGame(game))?.levels;
    if (!levels || !Object.hasOwn(levels, level)) return false;
  }
  return true;
}

async function practiceReply({ store: { practice } }: Services, user: UserId): Promise<Reply> {
  const [beaten, counts, matches] = await Promise.all([
    practice.beatenBy(user),
    practice.countsOf(user),
    practice.matchesOf(user, MAX_SHOWN),
  ]);
  return { json: { beaten, counts, matches } satisfies OwnPractice };
}

export const practiceRoutes: readonly Route[] = [showPractice, addPractice];
