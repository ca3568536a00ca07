import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ClubMatchesView,
  ClubTournamentView,
  ListedTournament,
  MatchId,
  TournamentSettings,
  TournamentView,
} from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { openClubApi, type TestPerson } from '../clubs/test-helpers.ts';

const EVENING: Partial<TournamentSettings> = {
  name: 'Club evening',
  format: 'swiss',
  game: 'kompromat',
  clock: { type: 'realtime', base: 600, increment: 0, onTimeout: 'lose' },
  startsAt: Date.now() + 3_600_000,
  rounds: 3,
  breakSeconds: 0,
  access: 'club',
};

async function openClub() {
  const clubs = await openClubApi();
  const { api, account, as, found, bringIn, ada, bob, cyd } = clubs;
  const [dan, eve] = [await account('Dan'), await account('Eve')];
  const id = await found(ada, { name: 'Red Cats' });
  await bringIn(ada, id, bob, cyd, dan);
  const create = (person: TestPerson, parts: object = {}) =>
    api.request('POST', '/api/tournaments', { token: person.token, body: { ...EVENING, club: id, ...parts } });
  const act = (person: TestPerson, tournament: string, action: string) =>
    api.request('POST', `/api/tournaments/${tournament}/${action}`, {
      token: person.token,
      ...(action === 'join' && { body: {} }),
    });
  const viewOf = async (person: TestPerson, tournament: string) =>
    (await api.request('GET', `/api/tournaments/${tournament}`, { token: person.token }))
      .json as unknown as TournamentView;
  const listOf = async (person: TestPerson) =>
    ((await as(person, 'GET', `/${id}/tournaments`)).json as unknown as { tournaments: ClubTournamentView[] })
      .tournaments;
  const matchesOf = async (person: TestPerson) =>
    (await as(person, 'GET', `/${id}/matches`)).json as unknown as ClubMatchesView;
  return { ...clubs, dan, eve, id, create, act, viewOfTournament: viewOf, listOf, matchesOf };
}

type Club = Awaited<ReturnType<typeof openClub>>;

async function waitFor({ viewOfTournament, ada }: Club, id: string, isReady: (view: TournamentView) => boolean) {
  for (let tries = 0; tries < 200; tries++) {
    const view = await viewOfTournament(ada, id);
    if (isReady(view)) return view;
    await sleep(50);
  }
  throw new Error('nothing happened');
}

/** The table of a pairing is created shortly after the pairing is published. */
async function resign({ api: { services } }: Club, match: string, user: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await services.commands.resign({ match: match as MatchId, user: user as never })).ok) return;
    await sleep(50);
  }
  throw new Error('there is no table');
}

test('a club evening: four members play a Swiss of three rounds, and its results are on the page of the club', async () => {
  const club = await openClub();
  const { create, act, listOf, matchesOf, ada, bob, cyd, dan, eve } = club;
  const { json } = await create(ada);
  for (const person of [ada, bob, cyd, dan]) expect((await act(person, json.id, 'join')).status).toBe(200);
  expect((await act(eve, json.id, 'join')).json).toMatchObject({ code: 'forbidden' });
  await act(ada, json.id, 'start');
  for (let round = 1; round <= 3; round++) {
    const view = await waitFor(club, json.id, ({ roundCount, round: now }) => roundCount === round && !now?.isOver);
    for (const { match, players } of view.round?.pairings ?? []) await resign(club, match, players[1]);
  }
  const { standings } = await waitFor(club, json.id, ({ status }) => status === 'finished');
  const [listed] = await listOf(eve);
  expect(listed).toMatchObject({ id: json.id, status: 'finished', players: 4, winner: { id: standings[0].player } });
  const { matches, players } = await matchesOf(eve);
  expect(matches).toHaveLength(6);
  expect(matches.every(({ result }) => result === 'first')).toBe(true);
  expect(matches.map(({ round }) => round)).toEqual([2, 2, 1, 1, 0, 0]);
  expect(players.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bob', 'Cyd', 'Dan']);
});

test('the matches of a club include those against bots that fill up a tournament, but not those between bots', async () => {
  const club = await openClub();
  const { create, act, matchesOf, ada } = club;
  for (const [name, level, upTo] of [
    ['Alone', 'gentle', 2],
    ['With three bots', 'master', 4],
  ] as const) {
    const { json } = await create(ada, { name, rounds: 1, bots: { level, upTo } });
    await act(ada, json.id, 'join');
    await act(ada, json.id, 'start');
    const view = await waitFor(club, json.id, ({ round }) => round !== null);
    const pairing = view.round?.pairings.find(({ players }) => players.some((id) => id === ada.id));
    await resign(club, pairing?.match ?? '', ada.id);
    await waitFor(club, json.id, ({ round }) =>
      Boolean(round?.pairings.some(({ match, result }) => match === pairing?.match && result !== null)),
    );
  }
  const { matches, players } = await matchesOf(ada);
  expect(matches.map(({ tournamentName }) => tournamentName)).toEqual(['With three bots', 'Alone']);
  const rivals = matches.map((match) => match.players.find((id) => id !== ada.id));
  // A bot is called by its own level, although the bots of both tournaments are numbered from 1.
  const levels = rivals.map((rival) => players.find(({ id }) => id === rival)?.level);
  expect(levels[1]).toBe('gentle');
  expect(levels[0]).not.toBe('gentle');
  expect(players).toHaveLength(3);
  expect(players.find(({ id }) => id === ada.id)?.name).toBe('Ada');
});

test('organisers create it, start it and cancel it; others see it where the club is open', async () => {
  const { as, create, act, viewOfTournament, id, ada, bob, eve } = await openClub();
  expect((await create(bob)).json).toMatchObject({ code: 'forbidden' });
  expect((await create(eve)).json).toMatchObject({ code: 'forbidden' });
  expect((await create(ada, { club: 'A'.repeat(22) })).json).toMatchObject({ code: 'not-found' });
  for (const parts of [{ club: null }, { access: 'open' }])
    expect((await create(ada, parts)).json).toMatchObject({ code: 'bad-options' });
  const tournament = (await create(ada)).json.id;
  expect(await viewOfTournament(eve, tournament)).toMatchObject({
    club: { id, name: 'Red Cats' },
    me: { canJoin: false, isHost: false },
  });
  expect(await viewOfTournament(bob, tournament)).toMatchObject({ me: { canJoin: true, isHost: false } });
  expect((await act(bob, tournament, 'cancel')).json).toMatchObject({ code: 'forbidden' });
  await as(ada, 'PUT', `/${id}/members/${bob.id}`, { role: 'organiser' });
  expect((await act(bob, tournament, 'cancel')).status).toBe(200);
});

test('members find the tournaments of their clubs in the list, before they join them', async () => {
  const { api, create, ada, bob, eve } = await openClub();
  const { json } = await create(ada);
  const idsFor = async ({ token }: TestPerson) =>
    (
      (await api.request('GET', '/api/tournaments', { token })).json as unknown as { tournaments: { id: string }[] }
    ).tournaments.map(({ id }) => id);
  expect(await idsFor(bob)).toEqual([json.id]);
  expect(await idsFor(eve)).toEqual([]);
});

test('who leaves the club or is removed is out of its tournaments, and cannot come back to them', async () => {
  const { as, create, act, viewOfTournament, id, ada, bob, cyd } = await openClub();
  const tournament = (await create(ada)).json.id;
  for (const person of [bob, cyd]) await act(person, tournament, 'join');
  await as(bob, 'POST', `/${id}/leave`);
  await as(ada, 'DELETE', `/${id}/members/${cyd.id}`);
  expect((await viewOfTournament(ada, tournament)).playerCount).toBe(0);
  for (const person of [bob, cyd])
    expect((await act(person, tournament, 'join')).json).toMatchObject({ code: 'forbidden' });
});

test('with the club end its tournaments that have not started', async () => {
  const { as, create, viewOfTournament, id, ada } = await openClub();
  const tournament = (await create(ada)).json.id;
  await as(ada, 'DELETE', `/${id}`);
  expect(await viewOfTournament(ada, tournament)).toMatchObject({ status: 'cancelled', club: null });
});

test('when the last member leaves, deletes the account or is banned, what the club had planned is cancelled', async () => {
  const club = await openClub();
  const { api, as, found, account, ada, viewOfTournament } = club;
  const admin = await account('Admin', { setupCode: api.setupCode });
  const ways = [
    (person: TestPerson, id: string) => as(person, 'POST', `/${id}/leave`),
    (person: TestPerson) =>
      api.request('DELETE', '/api/me', { token: person.token, body: { passphrase: 'a long passphrase' } }),
    (person: TestPerson) => api.request('POST', `/api/admin/users/${person.id}/ban`, { token: admin.token }),
  ];
  for (const [i, end] of ways.entries()) {
    const founder = await account(`Founder ${i}`);
    const id = await found(founder, { name: `Short ${i}` });
    const { status, json } = await club.create(founder, { club: id });
    expect(status).toBe(201);
    await end(founder, id);
    const stored = await api.services.store.tournaments.listOfClub(id, 10);
    expect(stored.map((tournament) => [tournament.id, tournament.status])).toEqual([[json.id, 'cancelled']]);
    expect((await viewOfTournament(ada, json.id)).status).toBeUndefined();
  }
});

test('in the list of tournaments those of a club have its name, for its members', async () => {
  const { api, create, ada, bob, eve } = await openClub();
  const { json } = await create(ada, { startsAt: Date.now() + 3_600_000 });
  const namesFor = async ({ token }: TestPerson) => {
    const list = (await api.request('GET', '/api/tournaments?unfinished=true', { token })).json;
    const { tournaments } = list as unknown as { tournaments: readonly ListedTournament[] };
    return tournaments.filter(({ id }) => id === json.id).map(({ clubName }) => clubName);
  };
  const [[name], ...others] = [await namesFor(bob), await namesFor(ada)];
  expect([typeof name, others, await namesFor(eve)]).toEqual(['string', [[name]], []]);
});
