/** Several servers of one house, on one database and one NATS: any of them takes any request. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameRecord } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { type MatchId, type MatchView, newSeed, type UserId, verifyRecord } from '@safehouse/protocol';
import { runningTable, toStored } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveMoveRequests } from '../server/bots/remote-bot-pool.ts';
import { NatsConnection } from '../server/bus/nats-connection.ts';
import { RATE_LIMITS } from '../server/edge/rate-limits.ts';
import { createTestApi, type TestApi } from '../server/http/test-helpers.ts';
import { jsonLog } from '../server/log.ts';
import { TestClient } from '../server/socket/test-helpers.ts';
import { NatsProcess, NO_NATS, natsProgram } from './processes/nats-process.ts';
import { PostgresProcess } from './processes/postgres-process.ts';

interface Guest {
  readonly id: UserId;
  readonly token: string;
}

if (natsProgram() === null) test.skip(`servers together: ${NO_NATS}`, () => {});
else
  describe('servers together', () => {
    let database: PostgresProcess;
    let nats: NatsProcess;
    let servers: readonly TestApi[];
    beforeAll(async () => {
      [database, nats] = await Promise.all([PostgresProcess.start({ fsync: 'off' }), NatsProcess.start()]);
      const environment = {
        DATABASE_URL: await database.createFreshDatabase(),
        NATS_URL: nats.url,
        BOT_PACE: '0',
        RATE_LIMITS: 'on',
      };
      servers = [
        await createTestApi(environment),
        await createTestApi(environment),
        await createTestApi(environment),
      ];
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.close()));
      await Promise.all([nats.stop(), database.stop()]);
    });

    let guests = 0;
    async function guest(server: TestApi): Promise<Guest> {
      const { json } = await server.request('POST', '/api/guest', { body: { name: `Guest ${++guests}` } });
      return { id: json.user.id, token: json.token };
    }

    async function table(seats: readonly unknown[], game = 'kompromat') {
      const [here, there] = servers;
      const [host, other] = [await guest(here), await guest(there)];
      const made = await here.request('POST', '/api/matches', { token: host.token, body: { game, seats } });
      const id = made.json.id as MatchId;
      if (seats.includes('open'))
        await there.request('POST', `/api/matches/${id}/join`, { token: other.token, body: {} });
      return { id, host, other };
    }

    const page = async (server: TestApi, id: MatchId, { token }: Guest) =>
      (await server.request('GET', `/api/matches/${id}`, { token })).json as unknown as MatchView;

    const moveAt = (server: TestApi, id: MatchId, { token }: Guest, seen: MatchView, key: string) =>
      server.request('POST', `/api/matches/${id}/moves`, {
        token,
        body: { version: seen.version, move: seen.legal[0], key },
      });

    test('a match is played with every request at another server, and nobody sees the past', async () => {
      const { id, host, other } = await table(['me', 'open']);
      let version = 0;
      for (let turn = 0; turn < 30; turn++) {
        const [one, two, three] = servers.map((_, i) => servers[(turn + i) % servers.length]);
        const seen = await page(one, id, host);
        expect(seen.version).toBeGreaterThan(version);
        version = seen.version;
        if (seen.status === 'over') break;
        const mover = seen.toAct.includes(seen.seat!) ? host : other;
        const moved = await moveAt(two, id, mover, await page(three, id, mover), `k${turn}`);
        expect(moved.status).toBe(200);
      }
      expect(version).toBeGreaterThan(5);
    });

    test('the same request at every server at once is done once, and all hear the same', async () => {
      const { id, host, other } = await table(['me', 'open']);
      const seen = await page(servers[0], id, host);
      const mover = seen.toAct.includes(seen.seat!) ? host : other;
      const theirs = await page(servers[1], id, mover);
      const said = await Promise.all(servers.map((server) => moveAt(server, id, mover, theirs, 'same')));
      expect(said.map(({ status, json }) => [status, (json as unknown as MatchView).version])).toEqual(
        Array(3).fill([200, theirs.version + 1]),
      );
      expect((await page(servers[2], id, host)).version).toBe(theirs.version + 1);
    });

    test('rivals at different servers: one move is played, the others are told that it has gone on', async () => {
      const { id, host, other } = await table(['me', 'open'], 'spy-connection');
      const seen = await page(servers[0], id, host);
      const mover = seen.toAct.includes(seen.seat!) ? host : other;
      const theirs = await page(servers[1], id, mover);
      const said = await Promise.all(
        servers.map((server, i) => moveAt(server, id, mover, theirs, `rival ${i}`)),
      );
      expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    });

    test('who watches at one server sees what is played at another', async () => {
      const { id, host, other } = await table(['me', 'open']);
      const watcher = new TestClient().connect(servers[2].services.hub, other.token).hello();
      watcher.sendToServer({ type: 'watch', on: 1, match: id });
      await vi.waitFor(() => expect(watcher.version()).toBeGreaterThan(0), 5000);
      await sleep(50);
      const seen = await page(servers[0], id, host);
      const mover = seen.toAct.includes(seen.seat!) ? host : other;
      const { json } = await moveAt(servers[0], id, mover, await page(servers[0], id, mover), 'k');
      await vi.waitFor(() => expect(watcher.version()).toBe((json as unknown as MatchView).version), 2000);
      expect(JSON.parse(JSON.stringify(watcher.reader.view(1)!.view))).toEqual(
        (await page(servers[1], id, other)).view,
      );
    });

    test('two who look for an opponent at different servers find each other', async () => {
      const [one, two] = [await guest(servers[1]), await guest(servers[2])];
      const body = { game: 'kompromat' };
      const answers = await Promise.all([
        servers[1].request('POST', '/api/seeks', { token: one.token, body }),
        servers[2].request('POST', '/api/seeks', { token: two.token, body }),
      ]);
      const [match, same] = answers.map(({ json }) => (json as unknown as { match?: string }).match);
      expect(match).toBeDefined();
      expect(same).toBe(match);
    });

    test('two who were paired at different servers each find their half of the server seed in the deal', async () => {
      const seekers = [await guest(servers[1]), await guest(servers[2])];
      const seek = async ({ token }: Guest, i: number) => {
        const { json } = await servers[0].request('POST', '/api/commitments', { token });
        const { commitment } = json as unknown as { readonly commitment: string };
        const share = { commitment, seed: newSeed() };
        const body = { game: 'kompromat', ...share };
        const answer = await servers[i + 1].request('POST', '/api/seeks', { token, body });
        const { match } = answer.json as unknown as { readonly match: MatchId };
        const { seat } = await page(servers[0], match, seekers[i]);
        const seats = seat === 0 ? (['own', 'other'] as const) : (['other', 'own'] as const);
        return { match, kind: 'seek', draw: true, ...share, seats } as const;
      };
      const remembered = await Promise.all(seekers.map(seek));
      const at = `/api/matches/${remembered[0].match}`;
      await servers[1].request('POST', `${at}/resign`, { token: seekers[0].token, body: {} });
      const record = (await servers[2].request('GET', `${at}/record`)).json as unknown as GameRecord;
      const { rules } = (await loadGame('kompromat'))!;
      expect(remembered.map((deal) => verifyRecord(rules, record, deal))).toEqual(['fair', 'fair']);
    });

    test('a commitment of one server is kept by another, once', async () => {
      const { token } = await guest(servers[0]);
      const { json } = await servers[0].request('POST', '/api/commitments', { token });
      const { commitment } = json as unknown as { readonly commitment: string };
      const body = { game: 'kompromat', seats: ['me', 'open'], commitment };
      expect((await servers[1].request('POST', '/api/matches', { token, body })).status).toBe(201);
      expect((await servers[2].request('POST', '/api/matches', { token, body })).status).toBe(422);
    });

    test('a session that ends at one server has ended at all', async () => {
      const { token } = await guest(servers[0]);
      for (const server of servers)
        expect((await server.request('GET', '/api/me', { token })).status).toBe(200);
      await servers[1].request('DELETE', '/api/session', { token });
      await vi.waitFor(async () => {
        for (const server of servers)
          expect((await server.request('GET', '/api/me', { token })).status).toBe(401);
      }, 2000);
    });

    test('guesses at a passphrase count at every server', async () => {
      const body = { name: 'Nobody There', passphrase: 'a guess at it' };
      for (let i = 0; i < RATE_LIMITS['sign-in'].burst; i++) {
        await servers[i % 3].request('POST', '/api/session', { body });
        await sleep(5);
      }
      // What was spent elsewhere is on its way; asking in a loop would use up the limit here.
      await sleep(1000);
      for (const server of servers)
        expect((await server.request('POST', '/api/session', { body })).status).toBe(429);
    });

    test('a clock that has run out is acted on once, though every server looks', async () => {
      const clock = { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } as const;
      const overdue = toStored(await runningTable({ clock, id: 'overdue_______________' as MatchId }));
      const { matches } = servers[0].services.store;
      await matches.create([overdue]);
      const happened = async () =>
        (await matches.load(overdue.header.id))?.entries.map(({ happening }) => happening.type);
      await vi.waitFor(async () => expect(await happened()).toContain('timed-out'), 10_000);
      await sleep(1200);
      expect(await happened()).toEqual(['started', 'timed-out']);
    });

    test('bots think in workers where there are any, and in the server where there are none', async () => {
      const log = jsonLog('error', () => {}, Date.now);
      const isPlaying = async (id: MatchId, host: Guest) => {
        const seen = await page(servers[0], id, host);
        return seen.toAct.includes(seen.seat!) || seen.status === 'over';
      };
      const { id, host } = await table(['me', { bot: 'gentle' }]);
      await vi.waitFor(async () => expect(await isPlaying(id, host)).toBe(true), 20_000);

      const line = await NatsConnection.open(nats.url, log);
      const worker = serveMoveRequests(line, { log, threads: 1 });
      await sleep(50);
      const first = await table([{ bot: 'gentle' }, 'me']);
      await vi.waitFor(async () => expect(await isPlaying(first.id, first.host)).toBe(true), 20_000);
      await worker.close();
      await line.close();
    });
  });
