/** Several servers with one database and one NATS: each of them can handle any request. */
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
import { TestClient } from '../server/socket/test-client.ts';
import { NatsProcess, NO_NATS, natsProgram } from './processes/nats-process.ts';
import { PostgresProcess } from './processes/postgres-process.ts';

interface Guest {
  readonly id: UserId;
  readonly token: string;
}

if (natsProgram() === null) test.skip(`several servers: ${NO_NATS}`, () => {});
else
  describe('several servers', () => {
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
      servers = [await createTestApi(environment), await createTestApi(environment), await createTestApi(environment)];
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
      const [hostServer, otherServer] = servers;
      const [host, other] = [await guest(hostServer), await guest(otherServer)];
      const created = await hostServer.request('POST', '/api/matches', {
        token: host.token,
        body: { game, seats },
      });
      const id = created.json.id as MatchId;
      if (seats.includes('open'))
        await otherServer.request('POST', `/api/matches/${id}/join`, { token: other.token, body: {} });
      return { id, host, other };
    }

    const viewOf = async (server: TestApi, id: MatchId, { token }: Guest) =>
      (await server.request('GET', `/api/matches/${id}`, { token })).json as unknown as MatchView;

    const moveAt = (server: TestApi, id: MatchId, { token }: Guest, view: MatchView, key: string) =>
      server.request('POST', `/api/matches/${id}/moves`, {
        token,
        body: { version: view.version, move: view.legal[0], key },
      });

    test('a match is played with every request to another server, and no view goes back in time', async () => {
      const { id, host, other } = await table(['me', 'open']);
      let version = 0;
      for (let turn = 0; turn < 30; turn++) {
        const [first, second, third] = servers.map((_, i) => servers[(turn + i) % servers.length]);
        const view = await viewOf(first, id, host);
        expect(view.version).toBeGreaterThan(version);
        version = view.version;
        if (view.status === 'over') break;
        const mover = view.toAct.includes(view.seat!) ? host : other;
        const moved = await moveAt(second, id, mover, await viewOf(third, id, mover), `k${turn}`);
        expect(moved.status).toBe(200);
      }
      expect(version).toBeGreaterThan(5);
    });

    test('the same request to every server at once is executed once, and all answers are the same', async () => {
      const { id, host, other } = await table(['me', 'open']);
      const view = await viewOf(servers[0], id, host);
      const mover = view.toAct.includes(view.seat!) ? host : other;
      const moverView = await viewOf(servers[1], id, mover);
      const responses = await Promise.all(servers.map((server) => moveAt(server, id, mover, moverView, 'same')));
      expect(responses.map(({ status, json }) => [status, (json as unknown as MatchView).version])).toEqual(
        Array(3).fill([200, moverView.version + 1]),
      );
      expect((await viewOf(servers[2], id, host)).version).toBe(moverView.version + 1);
    });

    test('of several moves at different servers one is played, and the others are refused as conflicts', async () => {
      const { id, host, other } = await table(['me', 'open'], 'spy-connection');
      const view = await viewOf(servers[0], id, host);
      const mover = view.toAct.includes(view.seat!) ? host : other;
      const moverView = await viewOf(servers[1], id, mover);
      const responses = await Promise.all(
        servers.map((server, i) => moveAt(server, id, mover, moverView, `rival ${i}`)),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    });

    test('a player on another server is at the table until they leave there', async () => {
      const { id, host, other } = await table(['me', 'open']);
      const [near, far] = [host, other].map(({ token }, i) => {
        const client = new TestClient().connect(servers[i].services.hub, token).hello();
        client.sendToServer({ type: 'watch', on: 1, match: id });
        return client;
      });
      await vi.waitFor(
        () => expect([near.version(), far.version()].every((version) => version > 0)).toBe(true),
        30_000,
      );
      const awayAfterTick = () => {
        for (const { services } of servers) services.hub.tick();
        return near.messagesOfType('presence').map(({ away }) => away.length);
      };
      for (let i = 0; i < 14; i++) {
        expect(awayAfterTick()).toEqual([]);
        await sleep(500);
      }
      far.disconnect();
      await vi.waitFor(() => expect(awayAfterTick()).toEqual([1]), { timeout: 15_000, interval: 500 });
    });

    test('a viewer at one server sees the moves made at another', async () => {
      const { id, host, other } = await table(['me', 'open']);
      const viewer = new TestClient().connect(servers[2].services.hub, other.token).hello();
      viewer.sendToServer({ type: 'watch', on: 1, match: id });
      await vi.waitFor(() => expect(viewer.version()).toBeGreaterThan(0), 30_000);
      await sleep(50);
      const view = await viewOf(servers[0], id, host);
      const mover = view.toAct.includes(view.seat!) ? host : other;
      const { json } = await moveAt(servers[0], id, mover, await viewOf(servers[0], id, mover), 'k');
      await vi.waitFor(() => expect(viewer.version()).toBe((json as unknown as MatchView).version), 30_000);
      expect(JSON.parse(JSON.stringify(viewer.reader.view(1)!.view))).toEqual(
        (await viewOf(servers[1], id, other)).view,
      );
    });

    test('two users who look for an opponent at different servers are matched', async () => {
      const [ann, bob] = [await guest(servers[1]), await guest(servers[2])];
      const body = { game: 'kompromat' };
      const responses = await Promise.all([
        servers[1].request('POST', '/api/seeks', { token: ann.token, body }),
        servers[2].request('POST', '/api/seeks', { token: bob.token, body }),
      ]);
      const [match, same] = responses.map(({ json }) => (json as unknown as { match?: string }).match);
      expect(match).toBeDefined();
      expect(same).toBe(match);
    });

    test('of many who look for an opponent at all servers at once, everybody is paired once', async () => {
      const seekers = await Promise.all(Array.from({ length: 12 }, (_, i) => guest(servers[i % 3])));
      const found = await Promise.all(
        seekers.map(async ({ token }, i) => {
          const { json } = await servers[i % 3].request('POST', '/api/seeks', { token, body: { game: 'kompromat' } });
          return (json as unknown as { readonly match: MatchId }).match;
        }),
      );
      const sizes = [...Map.groupBy(found, (match) => match).values()].map((match) => match.length);
      expect(sizes).toEqual(Array(6).fill(2));
      for (const [i, { token }] of seekers.entries()) {
        const { json } = await servers[(i + 1) % 3].request('GET', '/api/matches', { token });
        const { mine } = json as unknown as { readonly mine: readonly { readonly id: MatchId }[] };
        expect(mine.map(({ id }) => id)).toEqual([found[i]]);
      }
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
        const { seat } = await viewOf(servers[0], match, seekers[i]);
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

    test('a commitment of one server can be used at another, once', async () => {
      const { token } = await guest(servers[0]);
      const { json } = await servers[0].request('POST', '/api/commitments', { token });
      const { commitment } = json as unknown as { readonly commitment: string };
      const body = { game: 'kompromat', seats: ['me', 'open'], commitment };
      expect((await servers[1].request('POST', '/api/matches', { token, body })).status).toBe(201);
      expect((await servers[2].request('POST', '/api/matches', { token, body })).status).toBe(422);
    });

    test('a session that ends at one server ends at all', async () => {
      const { token } = await guest(servers[0]);
      for (const server of servers) expect((await server.request('GET', '/api/me', { token })).status).toBe(200);
      await servers[1].request('DELETE', '/api/session', { token });
      await vi.waitFor(async () => {
        for (const server of servers) expect((await server.request('GET', '/api/me', { token })).status).toBe(401);
      }, 30_000);
    });

    test('the sign-in limit counts attempts at all servers', async () => {
      const body = { name: 'Nobody There', passphrase: 'a guess at it' };
      for (let i = 0; i < RATE_LIMITS['sign-in'].burst; i++) {
        await servers[i % 3].request('POST', '/api/session', { body });
        await sleep(5);
      }
      // The counts of the other servers take a moment to arrive, and polling would use up the rate limit.
      await sleep(1000);
      for (const server of servers) expect((await server.request('POST', '/api/session', { body })).status).toBe(429);
    });

    test('a clock that has run out is handled once, though every server checks it', async () => {
      const clock = { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } as const;
      const overdue = toStored(await runningTable({ clock, id: 'overdue_______________' as MatchId }));
      const { matches } = servers[0].services.store;
      await matches.create([overdue]);
      const eventTypes = async () => (await matches.load(overdue.header.id))?.entries.map(({ event }) => event.type);
      await vi.waitFor(async () => expect(await eventTypes()).toContain('timed-out'), 10_000);
      await sleep(1200);
      expect(await eventTypes()).toEqual(['started', 'timed-out']);
    });

    test('bots think in workers if there are any, otherwise in the server', async () => {
      const log = jsonLog('error', () => {}, Date.now);
      const isPlaying = async (id: MatchId, host: Guest) => {
        const view = await viewOf(servers[0], id, host);
        return view.toAct.includes(view.seat!) || view.status === 'over';
      };
      const { id, host } = await table(['me', { bot: 'gentle' }]);
      await vi.waitFor(async () => expect(await isPlaying(id, host)).toBe(true), 20_000);

      const connection = await NatsConnection.open(nats.url, log);
      const worker = serveMoveRequests(connection, { log, threads: 1 });
      await sleep(50);
      const first = await table([{ bot: 'gentle' }, 'me']);
      await vi.waitFor(async () => expect(await isPlaying(first.id, first.host)).toBe(true), 20_000);
      await worker.close();
      await connection.close();
    });
  });
