/** Live tables and their spectators with several servers. */
import type { LiveTablesView, MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../server/http/test-helpers.ts';
import { TestClient } from '../server/socket/test-client.ts';
import { NatsProcess, NO_NATS, natsProgram } from './processes/nats-process.ts';
import { PostgresProcess } from './processes/postgres-process.ts';

/** Lists are read every three seconds, and messages pass through other processes. */
const PATIENCE = { timeout: 20_000 };

if (natsProgram() === null) test.skip(`watching with several servers: ${NO_NATS}`, () => {});
else
  describe('watching with several servers', () => {
    let database: PostgresProcess;
    let nats: NatsProcess;
    let servers: readonly TestApi[];
    beforeAll(async () => {
      [database, nats] = await Promise.all([PostgresProcess.start({ fsync: 'off' }), NatsProcess.start()]);
      const environment = { DATABASE_URL: await database.createFreshDatabase(), NATS_URL: nats.url };
      servers = [await createTestApi(environment), await createTestApi(environment)];
      for (const { services } of servers) services.hub.start();
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.close()));
      await Promise.all([nats.stop(), database.stop()]);
    });

    const guest = async (name: string) => (await servers[0].request('POST', '/api/guest', { body: { name } })).json;

    /** A client of one of the servers that has the match open. */
    function watch(server: number, match: MatchId, token: string | null): TestClient {
      const client = new TestClient().connect(servers[server].services.hub, token).hello();
      client.sendToServer({ type: 'watch', on: 1, match });
      return client;
    }

    async function startMatch(): Promise<{ readonly match: MatchId; readonly player: string }> {
      const [ann, bob] = [await guest('Ann'), await guest('Bob')];
      const body = { game: 'kompromat', seats: ['me', 'open'], visibility: 'public' };
      const match = (await servers[0].request('POST', '/api/matches', { token: ann.token, body })).json.id as MatchId;
      await servers[1].request('POST', `/api/matches/${match}/join`, { token: bob.token, body: {} });
      return { match, player: ann.token };
    }

    const liveAt = async (server: number) =>
      (await servers[server].request('GET', '/api/live')).json as unknown as LiveTablesView;

    test('both servers list a match with the spectators of both, and show the same one on the front page', async () => {
      const { match, player } = await startMatch();
      const viewers = [new TestClient(), new TestClient()];
      for (const [i, viewer] of viewers.entries()) {
        viewer.connect(servers[i].services.hub, null).hello();
        viewer.sendToServer({ type: 'live', on: 2 });
      }
      const clients = [watch(0, match, player), watch(0, match, null), watch(1, match, null)];
      for (const client of clients)
        await expect.poll(() => client.messagesOfType('spectators').at(-1)?.count, PATIENCE).toBe(2);
      for (const viewer of viewers)
        await expect
          .poll(
            () =>
              viewer
                .messagesOfType('live')
                .at(-1)
                ?.tables.map((table) => [table.id, table.spectators]),
            PATIENCE,
          )
          .toEqual([[match, 2]]);
      expect([(await liveAt(0)).tv, (await liveAt(1)).tv]).toEqual([match, match]);
      for (const client of [...clients, ...viewers]) client.disconnect();
    });

    test('a spectator is heard by those at the other server, and not by the players there', async () => {
      const { match, player } = await startMatch();
      const cleo = await guest('Cleo');
      const [other, playing] = [watch(0, match, null), watch(0, match, player)];
      for (const client of [other, playing]) await expect.poll(() => client.version(), PATIENCE).toBeGreaterThan(0);
      const said = { token: cleo.token, body: { text: 'he bluffs' } };
      await servers[1].request('POST', `/api/matches/${match}/spectator-chat`, said);
      await expect.poll(() => other.messagesOfType('spectator-chat').length, PATIENCE).toBe(1);
      expect(playing.texts.join()).not.toContain('he bluffs');
      for (const client of [other, playing]) client.disconnect();
    });

    test('a player who does not want to be seen is hidden by the list of the other server', async () => {
      const { match, player } = await startMatch();
      const hidden = new TestClient().connect(servers[0].services.hub, player).hello({ invisible: true });
      hidden.sendToServer({ type: 'watch', on: 1, match });
      const viewer = new TestClient().connect(servers[1].services.hub, null).hello();
      viewer.sendToServer({ type: 'live', on: 2 });
      const ids = () =>
        viewer
          .messagesOfType('live')
          .at(-1)
          ?.tables.map(({ id }) => id);
      await expect.poll(() => ids()?.includes(match), PATIENCE).toBe(false);
      hidden.disconnect();
      viewer.disconnect();
    });
  });
