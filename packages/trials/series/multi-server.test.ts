/** A series whose two players are at different servers, which share PostgreSQL and NATS. */
import type { ListedMatch, MatchId, MatchView } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import type { TestApi } from '../../server/http/test-helpers.ts';
import { auditSeries } from '../crash/audit-series.ts';
import { NO_NATS, natsProgram } from '../processes/nats-process.ts';
import { openThreeServers } from '../test-helpers.ts';

const NEEDED = natsProgram() ?? NO_NATS;

/** The requests of one person, each to any of the servers. */
async function newPlayer(servers: readonly TestApi[], name: string) {
  const { token } = (await servers[0].request('POST', '/api/guest', { body: { name } })).json;
  const request = async <T>(method: string, server: number, path: string, body?: object): Promise<T> =>
    (await servers[server].request(method, `/api/matches${path}`, { token, ...(body && { body }) })).json as T;
  return {
    get: <T = MatchView>(server: number, path: string) => request<T>('GET', server, path),
    post: (server: number, path: string, body: object = {}) =>
      request<{ readonly id: MatchId }>('POST', server, path, body),
  };
}

type Player = Awaited<ReturnType<typeof newPlayer>>;

/** Each asks at their own server, and one of them also at the third, as if the response had been lost. */
async function askAtOnce(match: MatchId, [ann, ben]: readonly Player[]): Promise<MatchId> {
  const path = `/${match}/rematch`;
  const answers = await Promise.all([ann.post(0, path), ben.post(1, path), ann.post(2, path)]);
  expect(answers.filter((answer) => 'code' in answer)).toEqual([]);
  const views = await Promise.all([0, 1, 2].map((server) => ben.get(server, `/${match}`)));
  const [next, ...others] = new Set(views.map(({ rematch }) => rematch));
  expect(others).toEqual([]);
  return next as MatchId;
}

/** The score with Ann's wins first. All servers must tell both players the same. */
async function scoresEverywhere(match: MatchId, [ann, ben]: readonly Player[]): Promise<Set<string>> {
  const scores = [0, 1, 2].flatMap((server) => [
    ann.get(server, `/${match}`).then(({ seat, series }) => (seat === 0 ? series?.won : series?.won.toReversed())),
    ben.get(server, `/${match}`).then(({ seat, series }) => (seat === 1 ? series?.won : series?.won.toReversed())),
  ]);
  return new Set((await Promise.all(scores)).map((won) => won?.join(' : ') ?? ''));
}

test.skipIf(natsProgram() === null)(
  `both ask for the next match at once, at different servers: there is one, with one score (${NEEDED})`,
  async () => {
    const servers = await openThreeServers();
    const players = [await newPlayer(servers, 'Ann'), await newPlayer(servers, 'Ben')];
    const [ann, ben] = players;
    const { id } = await ann.post(0, '', { game: 'kompromat', seats: ['me', 'open'], bestOf: 7 });
    await ben.post(1, `/${id}/join`);
    const matches = [id];
    const seen: string[] = [];
    for (let match = 0; match < 7; match++) {
      const [current] = matches.slice(-1);
      // Ann loses every second match, starting with the first, so the series needs all seven.
      await players[match % 2].post(2, `/${current}/resign`);
      seen.push(...(await scoresEverywhere(current, players)));
      matches.push(await askAtOnce(current, players));
      expect(await ann.get(2, `/${matches[match + 1]}`)).toMatchObject({ status: 'running' });
    }
    expect(seen).toEqual(['0 : 1', '1 : 1', '1 : 2', '2 : 2', '2 : 3', '3 : 3', '3 : 4']);
    const [again] = matches.slice(-1);
    expect((await ben.get(1, `/${again}`)).series).toMatchObject({ bestOf: 7, match: 1, won: [0, 0] });

    const { mine } = await ann.get<{ readonly mine: readonly ListedMatch[] }>(2, '');
    expect(mine.map((match) => match.id).toSorted()).toEqual(matches.toSorted());
    expect(await auditSeries(matches, servers[0].services.store.matches)).toEqual([]);
  },
  120_000,
);
