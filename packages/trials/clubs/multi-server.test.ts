/** A club whose members are at different servers, which share PostgreSQL and NATS. */
import { quickRandom } from '@safehouse/contract';
import type { ClubBoardView, ClubView } from '@safehouse/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TestClient } from '../../server/socket/test-client.ts';
import { openPostgres } from '../../server/store/postgres/postgres-store.ts';
import { Cluster } from '../processes/cluster.ts';
import { NO_NATS, natsProgram } from '../processes/nats-process.ts';
import { nextServerOnFailure } from '../processes/next-server.ts';
import { openThreeServers } from '../test-helpers.ts';
import { TrialClub } from './trial-club.ts';

const NEEDED = natsProgram() ?? NO_NATS;

test.skipIf(natsProgram() === null)(
  `the board of a club loses nothing when each of three servers is killed (${NEEDED})`,
  async () => {
    const cluster = await Cluster.start({ servers: 3, workers: 0, environment: { LOG_LEVEL: 'error' } });
    onTestFinished(() => cluster.stop());
    const urls = cluster.members.map(({ server }) => server.url);
    const club = new TrialClub(urls, quickRandom(21), nextServerOnFailure(urls));
    const writing = club.write();
    for (const { server } of cluster.members) {
      const before = club.posts;
      await vi.waitFor(() => expect(club.posts).toBeGreaterThan(before + 3), 60_000);
      await server.stop('SIGKILL');
      server.start();
      await server.waitUntilReady();
    }
    club.finish();
    await writing;
    const store = await openPostgres(cluster.databaseUrl);
    expect(await club.audit(store)).toEqual([]);
    await store.close();
  },
  300_000,
);

test.skipIf(natsProgram() === null)(
  `members at three servers found, join, write, hear of it and leave (${NEEDED})`,
  async () => {
    const servers = await openThreeServers();
    const people = await Promise.all(
      servers.map(async (server, i) => {
        const body = { name: `Member ${i}`, passphrase: 'a long passphrase' };
        const { json } = await server.request('POST', '/api/account', { body });
        return { id: json.user.id as string, token: json.token };
      }),
    );
    const as = (server: number, person: number, method: string, path: string, body?: object) =>
      servers[server].request(method, `/api/clubs${path}`, { token: people[person].token, ...(body && { body }) });
    const found = { name: 'Red Cats', description: '', access: 'invitation', key: 'once' };
    // The same request at every server creates one club.
    const founded = await Promise.all(servers.map((_, i) => as(i, 0, 'POST', '', found)));
    expect(new Set(founded.map(({ json }) => json.id)).size).toBe(1);
    const path = `/${founded[0].json.id}`;
    const { invitation } = (await as(1, 0, 'GET', path)).json as unknown as ClubView;
    // The same user joins at all servers at once and becomes one member.
    await Promise.all([0, 1, 2].map((i) => as(i, 1, 'POST', `${path}/join`, { invitation })));
    await as(2, 2, 'POST', `${path}/join`, { invitation });
    expect((await as(0, 0, 'GET', path)).json).toMatchObject({ memberCount: 3 });

    const listener = new TestClient().connect(servers[2].services.hub, people[2].token).hello();
    listener.sendToServer({ type: 'club', on: 1, club: path.slice(1) });
    const told = () => {
      servers[2].services.hub.tick();
      return listener.received.filter(({ type }) => type === 'club').length;
    };
    await vi.waitFor(() => expect(told()).toBeGreaterThan(0), 30_000);
    const before = told();
    expect((await as(0, 0, 'POST', `${path}/posts`, { text: 'hello', key: 'k' })).json).toEqual({ n: 1 });
    expect((await as(1, 0, 'POST', `${path}/posts`, { text: 'hello', key: 'k' })).json).toEqual({ n: 1 });
    await vi.waitFor(() => expect(told()).toBeGreaterThan(before), 30_000);
    const board = (await as(2, 2, 'GET', `${path}/posts`)).json as unknown as ClubBoardView;
    expect(board.posts).toMatchObject([{ n: 1, text: 'hello', author: { name: 'Member 0' } }]);

    // All leave at once, at different servers. No club without a founder must remain.
    await Promise.all([0, 1, 2].map((i) => as(i, i, 'POST', `${path}/leave`)));
    expect(await servers[0].services.store.clubs.find(path.slice(1))).toBeNull();
    expect(await servers[0].services.store.clubs.membersOf(path.slice(1))).toEqual([]);
  },
  120_000,
);
