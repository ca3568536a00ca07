import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import {
  createDuelRequest,
  type DailyView,
  FORFEIT_SCORE,
  refusal,
  type ServerRefusal,
  startDailyRequest,
  startLegRequest,
} from '@safehouse/protocol';
import { challengeCommitment, challengeSeat } from '../daily/challenge-match.ts';
import { dailyChallengeId, type StartedAttempt } from '../daily/challenges.ts';
import { dayAt, endOfDay } from '../daily/day.ts';
import { DUEL_LEGS, DUEL_PLAYERS, duelResult } from '../daily/duel.ts';
import { streakOf } from '../daily/streak.ts';
import type { Services } from '../services.ts';
import type { Challenge, ChallengeAttempt } from '../store/challenge-store.ts';
import type { User } from '../store/user.ts';
import { mayReadDailyScores, visibleLeg } from '../visibility/visibility.ts';
import { forAnybody, forUser, NO_SUCH_GAME_REPLY, type Reply, type Route } from './route.ts';

const MAX_BEST = 10;

const NO_SUCH_DAY: Reply = { refusal: refusal('not-found', 'there was no challenge on that day') };
const OTHER_DEAL: Reply = { refusal: refusal('not-open', 'this is not the deal of today') };
const NO_SUCH_DUEL: Reply = { refusal: refusal('not-found', 'there is no such duel') };

const showToday = forAnybody({
  method: 'get',
  path: '/api/daily',
  summary: "Today's challenges: when the day ends, for each game the caller's attempt, and their days in a row.",
  body: null,
  async run({ services, user }) {
    const day = dayAt(services.now());
    const games = GAME_IDS.map(async (game) => ({
      game,
      attempt: await findOwnAttempt(services, dailyChallengeId(game, day), user),
    }));
    const streak = user ? streakOf(await services.store.challenges.findAttempts({ user: user.id }), services.now()) : 0;
    return { json: { day, endsAt: endOfDay(day), games: await Promise.all(games), streak } };
  },
});

const showDaily = forAnybody({
  method: 'get',
  path: '/api/daily/:game',
  summary: "A daily challenge: the caller's attempt, and after it the scores of everybody and the best by name.",
  body: null,
  query: { day: 'an earlier day, such as `2026-11-15`; default: today' },
  async run({ services, user, params: { game }, query }) {
    if (!(await loadGame(game))) return NO_SUCH_GAME_REPLY;
    const day = query.day ?? dayAt(services.now());
    const endsAt = endOfDay(day);
    const isToday = day === dayAt(services.now());
    const challenge =
      endsAt === null
        ? null
        : isToday
          ? await services.challenges.getOrCreateDaily(game)
          : await services.store.challenges.find(dailyChallengeId(game, day));
    return challenge ? { json: await dailyView(services, challenge, { day, endsAt }, user) } : NO_SUCH_DAY;
  },
});

async function dailyView(
  services: Services,
  challenge: Challenge,
  when: { readonly day: string; readonly endsAt: number | null },
  user: User | null,
): Promise<object> {
  const attempt = await findOwnAttempt(services, challenge.id, user);
  const maySee = mayReadDailyScores(challenge, attempt, services.now());
  const { game, level } = challenge;
  return {
    ...when,
    game,
    level,
    seat: challengeSeat(challenge, 0),
    commitment: challengeCommitment(challenge, 0),
    attempt,
    opensAt: challenge.until,
    scores: maySee ? await services.store.challenges.scoreCounts(challenge.id) : null,
    best: maySee ? await bestScores(services, challenge.id) : null,
  };
}

/** The best scores of a day, with names. */
async function bestScores({ store, directory }: Services, challenge: string): Promise<DailyView['best']> {
  const attempts = await store.challenges.bestAttempts(challenge, MAX_BEST);
  await directory.preload(attempts.map(({ user }) => user));
  return attempts.flatMap(({ user, score }) =>
    score === null || score === FORFEIT_SCORE ? [] : [{ user, name: directory.nameOf(user), score }],
  );
}

async function findOwnAttempt(
  services: Services,
  challenge: string,
  user: User | null,
): Promise<Pick<ChallengeAttempt, 'match' | 'score'> | null> {
  const found = user && (await services.store.challenges.findAttempt(challenge, user.id, 0));
  if (!found) return null;
  const [{ match, score }] = await services.challenges.withScores([found]);
  return { match, score };
}

const startDaily = forUser({
  method: 'post',
  path: '/api/daily/:game',
  summary: "Play today's deal. The first attempt counts; after it, further ones are practice.",
  limit: 'tables',
  body: startDailyRequest,
  async run({ services, user, params: { game }, body: { commitment }, clientAddress }) {
    const challenge = await services.challenges.getOrCreateDaily(game);
    if (!challenge) return NO_SUCH_GAME_REPLY;
    if (commitment !== undefined && commitment !== challengeCommitment(challenge, 0)) return OTHER_DEAL;
    return startedReply(await services.challenges.startAttempt(challenge, { user, address: clientAddress }, 0));
  },
});

function startedReply(result: StartedAttempt | ServerRefusal): Reply {
  return 'code' in result ? { refusal: result } : { status: 201, json: { id: result.match, counts: result.counts } };
}

const openDuel = forUser({
  method: 'post',
  path: '/api/duels',
  summary: 'Create a duel: two people play the same deals against the same bot, each from both seats.',
  limit: 'tables',
  body: createDuelRequest,
  async run({ services, user, body, origin, clientAddress }) {
    const duel = await services.challenges.createDuel(body.game, { user, address: clientAddress });
    if (!duel) return NO_SUCH_GAME_REPLY;
    if ('code' in duel) return { refusal: duel };
    const url = `${origin}/duel/${duel.id}`;
    return { status: 201, json: { id: duel.id, url, commitments: commitmentsOf(duel) } };
  },
});

const showDuel = forAnybody({
  method: 'get',
  path: '/api/duels/:id',
  summary: "The state of a duel. The other player's scores are shown after both own legs.",
  body: null,
  async run({ services, user, params }) {
    const found = await findDuel(services, params.id);
    return found ? { json: await duelView(services, found, user) } : NO_SUCH_DUEL;
  },
});

function commitmentsOf(duel: Challenge): string[] {
  return Array.from({ length: DUEL_LEGS }, (_, leg) => challengeCommitment(duel, leg));
}

async function findDuel(services: Services, id: string): Promise<Challenge | null> {
  const found = await services.store.challenges.find(id);
  return found?.kind === 'duel' ? found : null;
}

async function duelView(services: Services, found: Challenge, user: User | null): Promise<object> {
  const { id, game, level, until } = found;
  const attempts = await services.challenges.withScores(
    await services.store.challenges.findAttempts({ challenge: id }),
  );
  const people = [...new Set(attempts.map((attempt) => attempt.user))];
  await services.directory.preload(people);
  const verdict = duelResult(attempts, { isTimeUp: services.now() >= until });
  const viewer = { attempts, verdict, user: user?.id ?? null };
  const players = people.map((person) => ({
    user: person,
    name: services.directory.nameOf(person),
    legs: attempts.filter((attempt) => attempt.user === person).map((attempt) => visibleLeg(attempt, viewer)),
  }));
  const isFull = people.length >= DUEL_PLAYERS;
  return { id, game, level, until, isFull, commitments: commitmentsOf(found), players, verdict };
}

const startLeg = forUser({
  method: 'post',
  path: '/api/duels/:id/legs',
  summary: 'Play a leg of a duel: 0 from the first seat, 1 from the second. After it has ended, again for practice.',
  limit: 'tables',
  body: startLegRequest,
  async run({ services, user, params, body, clientAddress }) {
    const found = await findDuel(services, params.id);
    if (!found) return NO_SUCH_DUEL;
    return startedReply(await services.challenges.startAttempt(found, { user, address: clientAddress }, body.leg));
  },
});

export const dailyRoutes: readonly Route[] = [showToday, showDaily, startDaily, openDuel, showDuel, startLeg];
