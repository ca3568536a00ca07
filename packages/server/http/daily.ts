import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { beginningLeg, newDuel, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import { type Begun, dailyId } from '../daily/challenges.ts';
import { dayAt, endOf } from '../daily/day.ts';
import { hasFinished, PEOPLE, verdictOf } from '../daily/duel.ts';
import { seatIn } from '../daily/table.ts';
import type { House } from '../house.ts';
import type { User } from '../identity/user.ts';
import type { Attempt, Challenge } from '../store/daily.ts';
import { forAnybody, forUser, type Reply, type Route } from './route.ts';

const NO_GAME: Reply = { refusal: refusal('not-found', 'there is no such game') };
const NO_DAY: Reply = { refusal: refusal('not-found', 'nothing was played on that day') };
const NO_DUEL: Reply = { refusal: refusal('not-found', 'there is no such duel') };

const today = forAnybody({
  method: 'get',
  path: '/api/daily',
  summary: "Today's challenges: for each game its level, when the day ends, and the own try.",
  body: null,
  async run({ house, user }) {
    const day = dayAt(house.now());
    const games = GAME_IDS.map(async (game) => ({
      game,
      attempt: await ownAttempt(house, dailyId(game, day), user),
    }));
    return { json: { day, endsAt: endOf(day), games: await Promise.all(games) } };
  },
});

const daily = forAnybody({
  method: 'get',
  path: '/api/daily/:game',
  summary: 'A challenge of a day: the own try, and after it the scores of all who have played.',
  body: null,
  query: { day: 'an earlier day, such as `2026-11-15`; today where it is left out' },
  async run({ house, user, params: { game }, query }) {
    if (!(await loadGame(game))) return NO_GAME;
    const day = query.day ?? dayAt(house.now());
    const endsAt = endOf(day);
    const isToday = day === dayAt(house.now());
    const challenge =
      endsAt === null
        ? null
        : isToday
          ? await house.challenges.daily(game)
          : await house.store.challenges.find(dailyId(game, day));
    return challenge ? { json: await dailyPage(house, challenge, { day, endsAt }, user) } : NO_DAY;
  },
});

async function dailyPage(
  house: House,
  challenge: Challenge,
  when: { readonly day: string; readonly endsAt: number | null },
  user: User | null,
): Promise<object> {
  const attempt = await ownAttempt(house, challenge.id, user);
  const isOpen = (attempt && attempt.score !== null) || house.now() >= challenge.until;
  const { game, level } = challenge;
  return {
    ...when,
    game,
    level,
    seat: seatIn(challenge, 0),
    attempt,
    // Before the own try it would tell how hard the deal is.
    scores: isOpen ? await house.store.challenges.scores(challenge.id) : null,
  };
}

async function ownAttempt(
  house: House,
  challenge: string,
  user: User | null,
): Promise<Pick<Attempt, 'match' | 'score'> | null> {
  const found = user && (await house.store.challenges.attempt(challenge, user.id, 0));
  if (!found) return null;
  const [{ match, score }] = await house.challenges.settled([found]);
  return { match, score };
}

const beginDaily = forUser({
  method: 'post',
  path: '/api/daily/:game',
  summary: "Play today's deal. The first try counts; once it is over, further ones are practice.",
  limit: 'tables',
  body: null,
  async run({ house, user, params: { game } }) {
    const challenge = await house.challenges.daily(game);
    return challenge ? begun(await house.challenges.begin(challenge, user.id, 0)) : NO_GAME;
  },
});

function begun(answer: Begun | ServerRefusal): Reply {
  return 'code' in answer
    ? { refusal: answer }
    : { status: 201, json: { id: answer.match, counts: answer.counts } };
}

const openDuel = forUser({
  method: 'post',
  path: '/api/duels',
  summary: 'Open a duel: two people play the same deals against the same bot, each from both seats.',
  limit: 'tables',
  body: newDuel,
  async run({ house, user, body, origin }) {
    const duel = await house.challenges.openDuel(body.game, user.id);
    if (!duel) return NO_GAME;
    return { status: 201, json: { id: duel.id, url: `${origin}/duel/${duel.id}` } };
  },
});

const duel = forAnybody({
  method: 'get',
  path: '/api/duels/:id',
  summary: 'How a duel stands. What the other has scored is shown to whoever has played both legs.',
  body: null,
  async run({ house, user, params }) {
    const found = await duelOf(house, params.id);
    return found ? { json: await duelPage(house, found, user) } : NO_DUEL;
  },
});

async function duelOf(house: House, id: string): Promise<Challenge | null> {
  const found = await house.store.challenges.find(id);
  return found?.kind === 'duel' ? found : null;
}

async function duelPage(house: House, found: Challenge, user: User | null): Promise<object> {
  const { id, game, level, until } = found;
  const attempts = await house.challenges.settled(await house.store.challenges.attempts({ challenge: id }));
  const people = [...new Set(attempts.map((one) => one.user))];
  await house.directory.meet(people);
  const verdict = verdictOf(attempts, house.now() >= until);
  const seesAll = verdict !== null || (user !== null && hasFinished(attempts, user.id));
  const players = people.map((person) => ({
    user: person,
    name: house.directory.nameOf(person),
    legs: attempts
      .filter((one) => one.user === person)
      .map((one) => legShown(one, seesAll || person === user?.id, person === user?.id || verdict !== null)),
  }));
  const isFull = people.length >= PEOPLE;
  return { id, game, level, until, isFull, players, verdict };
}

function legShown({ leg, match, score }: Attempt, seesScore: boolean, seesMatch: boolean): object {
  return { leg, isOver: score !== null, score: seesScore ? score : null, match: seesMatch ? match : null };
}

const beginLeg = forUser({
  method: 'post',
  path: '/api/duels/:id/legs',
  summary:
    'Play a leg of a duel: 0 from the first seat, 1 from the second. Once it is over, again for practice.',
  limit: 'tables',
  body: beginningLeg,
  async run({ house, user, params, body }) {
    const found = await duelOf(house, params.id);
    return found ? begun(await house.challenges.begin(found, user.id as UserId, body.leg)) : NO_DUEL;
  },
});

export const dailyRoutes: readonly Route[] = [today, daily, beginDaily, openDuel, duel, beginLeg];
