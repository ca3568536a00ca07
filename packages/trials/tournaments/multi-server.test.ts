/** Tournaments whose players are at different servers, which share PostgreSQL and NATS. */
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '@safehouse/contract';
import type { TournamentView, UserId } from '@safehouse/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../../server/store/postgres/postgres-store.ts';
import { TournamentScheduler } from '../../server/tournaments/scheduler.ts';
import { audit } from '../crash/audit.ts';
import { Cluster } from '../processes/cluster.ts';
import { NO_NATS, natsProgram } from '../processes/nats-process.ts';
import { nextServerOnFailure } from '../processes/next-server.ts';
import { openThreeServers } from '../test-helpers.ts';
import { auditTournament } from './audit-tournament.ts';
import { TRIAL_KINDS, TrialTournament } from './trial-tournament.ts';

const NEEDED = natsProgram() ?? NO_NATS;

test.skipIf(natsProgram() === null)(
  `tournaments go on where they were when each of three servers is killed, and the last one stays dead (${NEEDED})`,
  async () => {
    const cluster = await Cluster.start({ servers: 3, workers: 0, environment: { LOG_LEVEL: 'error' } });
    onTestFinished(() => cluster.stop());
    const urls = cluster.members.map(({ server }) => server.url);
    const random = quickRandom(21);
    const tournaments = [TRIAL_KINDS.swiss, TRIAL_KINDS.arena].map(
      (kind) => new TrialTournament(urls, kind, random, nextServerOnFailure(urls)),
    );
    const playing = Promise.all(tournaments.map((tournament) => tournament.playMatches()));
    const matchCount = () => tournaments.map(({ matches }) => matches.length);
    for (const { server } of cluster.members) {
      // Whichever server leads first, another one takes over in the middle of both tournaments.
      const before = matchCount();
      await vi.waitFor(() => expect(matchCount().every((count, i) => count > before[i])).toBe(true), 60_000);
      await server.stop('SIGKILL');
      if (server === cluster.members[2].server) break;
      server.start();
      await server.waitUntilReady();
    }
    for (const tournament of tournaments) tournament.finish();
    await playing;
    await Promise.all(tournaments.map((tournament) => tournament.refreshAll()));
    const store = await openPostgres(cluster.databaseUrl);
    const clients = tournaments.flatMap((tournament) => tournament.clients);
    const violations = await audit(clients, store.matches);
    for (const tournament of tournaments) violations.push(...(await tournament.audit(store)));
    await store.close();
    expect(violations).toEqual([]);
    expect(Math.min(...matchCount())).toBeGreaterThanOrEqual(3);
  },
  300_000,
);

test.skipIf(natsProgram() === null).each(['arena', 'swiss'])(
  `%s: three servers that all pair at once pair nobody twice (${NEEDED})`,
  async (format) => {
    const servers = await openThreeServers();
    // As if each of them had taken over from a leader that it considers dead.
    const schedulers = servers.map(({ services }) => new TournamentScheduler({ ...services, isLeader: () => true }));
    onTestFinished(async () => {
      for (const scheduler of schedulers) await scheduler.stop();
    });
    const guests = await Promise.all(
      Array.from({ length: 9 }, async (_, i) => {
        const { json } = await servers[i % 3].request('POST', '/api/guest', { body: { name: `Player ${i}` } });
        return json.token as string;
      }),
    );
    const [token] = guests;
    const body = {
      name: 'Split',
      format,
      game: 'agent-avenue',
      clock: { type: 'realtime', base: 600, increment: 0 },
      startsAt: Date.now() + 3_600_000,
      breakSeconds: 0,
    };
    const { json: created } = await servers[0].request('POST', '/api/tournaments', { token, body });
    const path = `/api/tournaments/${created.id}`;
    for (const [i, guest] of guests.entries())
      await servers[i % 3].request('POST', `${path}/join`, { token: guest, body: {} });
    await servers[1].request('POST', `${path}/start`, { token });

    /** Half of the players with a match resign. Returns the number of matches. */
    const resignSome = async () => {
      const { json } = await servers[2].request('GET', path);
      const { round, roundCount } = json as unknown as TournamentView;
      for (const [i, { match, players, result }] of (round?.pairings ?? []).entries()) {
        const user = players[i % 2] as UserId;
        if (result === null) await servers[i % 3].services.commands.resign({ match: match as never, user });
      }
      return format === 'swiss' ? 4 * roundCount : (round?.pairings.length ?? 0);
    };
    const began = Date.now();
    // Five rounds of a Swiss, or as many matches of an arena.
    while (Date.now() - began < 10_000 && (await resignSome()) < 20) {
      await Promise.all(schedulers.map((scheduler) => scheduler.tick()));
      await sleep(50);
    }
    expect(await resignSome()).toBeGreaterThan(8);
    expect(await auditTournament(servers[0].services.store, created.id, new Map())).toEqual([]);
  },
  120_000,
);
