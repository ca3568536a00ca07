import { quickRandom } from '@safehouse/contract';
import { type MatchId, tournamentSettings, type UserId } from '@safehouse/protocol';
import { TournamentChecker } from '@safehouse/tournament/simulation';
import { expect, onTestFinished, test } from 'vitest';
import { createTestServices, testUser } from '../../server/lobby/test-helpers.ts';
import { TICK_MS, TournamentScheduler } from '../../server/tournaments/scheduler.ts';
import { Tournaments } from '../../server/tournaments/tournaments.ts';

const SECONDS = 90;

/** An arena on a server with simulated time. Matches end by resignation after some seconds. */
async function playArena(players: readonly string[], seed: number) {
  const services = createTestServices();
  const config = { tournamentsPerUser: 3, maxTournaments: 10, rateLimits: false };
  const tournaments = new Tournaments({
    ...services,
    config,
    notifications: { notify: () => undefined },
    isShared: false,
  });
  const scheduler = new TournamentScheduler({ ...services, tournaments, isLeader: () => true });
  onTestFinished(() => scheduler.stop());
  const settings = tournamentSettings.parse({
    name: 'Small',
    format: 'arena',
    game: 'agent-avenue',
    clock: { type: 'realtime', base: 600, increment: 0 },
    startsAt: services.now(),
  });
  const [host, ...others] = players.map((name) => testUser(name as UserId));
  const id = await tournaments.create(host, settings);
  if (typeof id !== 'string') throw new Error(id.message);
  for (const user of [host, others[0]]) await tournaments.join(id, user, {});
  const random = quickRandom(seed);
  for (let tick = 0; tick < (SECONDS * 1000) / TICK_MS; tick++) {
    // The others join one by one while the first two play.
    if (tick % 20 === 0 && others[1 + tick / 20]) await tournaments.join(id, others[1 + tick / 20], {});
    await scheduler.tick();
    const running = (await tournaments.rooms.read(id, ({ runningMatches }) => runningMatches)) ?? [];
    for (const match of running) if (random.below(16) === 0) await resign(services, match);
    services.advanceTime(TICK_MS);
  }
  return { settings, entries: await services.store.tournaments.entriesSince(id, 0) };

  async function resign({ rooms, commands }: typeof services, match: MatchId): Promise<void> {
    const chairs = await rooms.read(match, (table) => table.chairs);
    const [chair] = chairs ?? [];
    if (chair?.type === 'person') await commands.resign({ match, user: chair.user });
    // The bus of the test does not transmit tables, so the result is read from the store, as after a restart.
    const over = await rooms.read(match, (table) => (table.status === 'over' ? table : null));
    if (over) await tournaments.results.record(over);
  }
}

test.each([3, 4, 5, 6])(
  'in an arena of %i nobody waits three seconds for a partner they have not just met',
  async (size) => {
    const players = Array.from({ length: size }, (_, i) => `player-${i}`);
    const { settings, entries } = await playArena(players, size);
    const checker = new TournamentChecker(settings);
    const [{ at: createdAt }, ...rest] = entries;
    for (let now = createdAt; now < createdAt + SECONDS * 1000; now += TICK_MS) {
      while (rest[0] && rest[0].at <= now) checker.onEntry(rest.shift()!);
      checker.onTick(now);
    }
    expect(checker.violations).toEqual([]);
    expect(entries.filter(({ event }) => event.type === 'result').length).toBeGreaterThan(10);
  },
);
