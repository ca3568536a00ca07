import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import {
  createDuelRequest,
  refusal,
  type ServerRefusal,
  startLegRequest,
  type UserId,
} from '@safehouse/protocol';
import { challengeSeat } from '../daily/challenge-match.ts';
import { dailyChallengeId, type StartedAttempt } from '../daily/challenges.ts';
import { dayAt, endOfDay } from '../daily/day.ts';
import { DUEL_PLAYERS, duelResult } from '../daily/duel.ts';
import type { Services } from '../services.ts';
import type { Challenge, ChallengeAttempt } from '../store/challenge-store.ts';
import type { User } from '../store/user.ts';
import { mayReadDailyScores, visibleLeg } from '../visibility/visibility.ts';
import { forAnybody, forUser, type Reply, type Route } from './route.ts';

const NO_SUCH_GAME: Reply = { refusal: refusal('not-found', 'there is no such game') };
const NO_SUCH_DAY: Reply = { refusal: refusal('not-found', 'nothing was played on that day') };
const NO_SUCH_DUEL: Reply = { refusal: refusal('not-found', 'there is no such duel') };

const showToday = forAnybody({
  method: 'get',
  path: '/api/daily',
  summary: "Today's challenges: for each game its level, when the day ends, and the own try.",
  body: null,
  async run({ services, user }) {
    const day = dayAt(services.now());
    const games = GAME_IDS.map(async (game) => ({
      game,
      attempt: await findOwnAttempt(services, dailyChallengeId(game, day), user),
    }));
    return { json: { day, endsAt: endOfDay(day), games: await Promise.all(games) } };
  },
});

const showDaily = forAnybody({
  method: 'get',
  path: '/api/daily/:game',
  summary: 'A challenge of a day: the own try, and after it the scores of all who have played.',
  body: null,
  query: { day: 'an earlier day, such as `2026-11-15`; today where it is left out' },
  async run({ services, user, params: { game }, query }) {
    if (!(await loadGame(game))) return NO_SUCH_GAME;
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
  house: Services,
  challenge: Challenge,
  when: { readonly day: string; readonly endsAt: number | null },
  user: User | null,
): Promise<object> {
  const attempt = await findOwnAttempt(house, challenge.id, user);
  const maySee = mayReadDailyScores(challenge, attempt, house.now());
  const { game, level } = challenge;
  return {
    ...when,
    game,
    level,
    seat: challengeSeat(challenge, 0),
    attempt,
    scores: maySee ? await house.store.challenges.scoreCounts(challenge.id) : null,
  };
}

async function findOwnAttempt(
  house: Services,
  challenge: string,
  user: User | null,
): Promise<Pick<ChallengeAttempt, 'match' | 'score'> | null> {
  const found = user && (await house.store.challenges.findAttempt(challenge, user.id, 0));
  if (!found) return null;
  const [{ match, score }] = await house.challenges.withScores([found]);
  return { match, score };
}

const startDaily = forUser({
  method: 'post',
  path: '/api/daily/:game',
  summary: "Play today's deal. The first try counts; once it is over, further ones are practice.",
  limit: 'tables',
  body: null,
  async run({ services, user, params: { game } }) {
    const challenge = await services.challenges.getOrCreateDaily(game);
    return challenge
      ? startedReply(await services.challenges.startAttempt(challenge, user.id, 0))
      : NO_SUCH_GAME;
  },
});

function startedReply(answer: StartedAttempt | ServerRefusal): Reply {
  return 'code' in answer
    ? { refusal: answer }
    : { status: 201, json: { id: answer.match, counts: answer.counts } };
}

const openDuel = forUser({
  method: 'post',
  path: '/api/duels',
  summary: 'Open a duel: two people play the same deals against the same bot, each from both seats.',
  limit: 'tables',
  body: createDuelRequest,
  async run({ services, user, body, origin }) {
    const duel = await services.challenges.createDuel(body.game, user.id);
    if (!duel) return NO_SUCH_GAME;
    return { status: 201, json: { id: duel.id, url: `${origin}/duel/${duel.id}` } };
  },
});

const showDuel = forAnybody({
  method: 'get',
  path: '/api/duels/:id',
  summary: 'How a duel stands. What the other has scored is shown to whoever has played both legs.',
  body: null,
  async run({ services, user, params }) {
    const found = await findDuel(services, params.id);
    return found ? { json: await duelView(services, found, user) } : NO_SUCH_DUEL;
  },
});

async function findDuel(house: Services, id: string): Promise<Challenge | null> {
  const found = await house.store.challenges.find(id);
  return found?.kind === 'duel' ? found : null;
}

async function duelView(house: Services, found: Challenge, user: User | null): Promise<object> {
  const { id, game, level, until } = found;
  const attempts = await house.challenges.withScores(
    await house.store.challenges.findAttempts({ challenge: id }),
  );
  const people = [...new Set(attempts.map((one) => one.user))];
  await house.directory.preload(people);
  const verdict = duelResult(attempts, house.now() >= until);
  const viewer = { attempts, verdict, user: user?.id ?? null };
  const players = people.map((person) => ({
    user: person,
    name: house.directory.nameOf(person),
    legs: attempts.filter((one) => one.user === person).map((one) => visibleLeg(one, viewer)),
  }));
  const isFull = people.length >= DUEL_PLAYERS;
  return { id, game, level, until, isFull, players, verdict };
}

const startLeg = forUser({
  method: 'post',
  path: '/api/duels/:id/legs',
  summary:
    'Play a leg of a duel: 0 from the first seat, 1 from the second. Once it is over, again for practice.',
  limit: 'tables',
  body: startLegRequest,
  async run({ services, user, params, body }) {
    const found = await findDuel(services, params.id);
    return found
      ? startedReply(await services.challenges.startAttempt(found, user.id as UserId, body.leg))
      : NO_SUCH_DUEL;
  },
});

export const dailyRoutes: readonly Route[] = [showToday, showDaily, startDaily, openDuel, showDuel, startLeg];
