import type { MatchId, TournamentSettings, UserId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import {
  cancelTournament,
  joinTournament,
  leaveTournament,
  removePlayer,
  settingsProblem,
  startTournament,
} from './commands.ts';
import { chairSeedsOf, serverSeedOf } from './deals.ts';
import type { TournamentEvent } from './entries.ts';
import { nextStep } from './next-step.ts';
import { TEST_SETTINGS } from './test-helpers.ts';
import { Tournament } from './tournament.ts';

const users = ['ann', 'bob', 'cleo', 'dan', 'eve'] as UserId[];
const [ANN, BOB] = users;

class Script {
  readonly tournament: Tournament;
  now = 0;
  #matches = 0;

  constructor(parts: Partial<TournamentSettings>, players: number) {
    const settings = { ...TEST_SETTINGS, ...parts };
    this.tournament = new Tournament([
      { version: 1, at: 0, event: { type: 'created', settings, host: ANN, secret: 'secret' } },
    ]);
    for (const player of users.slice(0, players))
      this.append({ type: 'joined', player, rating: 1500, seed: `seed of ${player}` });
  }

  append(...events: readonly TournamentEvent[]): void {
    for (const event of events) this.tournament.apply({ version: this.tournament.version + 1, at: this.now, event });
  }

  /** Carries out all steps that are due; returns the last one. */
  run(): ReturnType<typeof nextStep> {
    for (;;) {
      const step = nextStep(this.tournament, { now: this.now, newMatchId: () => `m${++this.#matches}` as MatchId });
      if (step.type !== 'append') return step;
      this.append(...step.events);
    }
  }

  endRound(): void {
    for (const match of this.tournament.runningMatches)
      this.append({ type: 'result', match, result: { outcome: 'first', scores: [1, -1] } });
  }
}

test('waits for its start, then pairs; after the break the next round follows, then the end', () => {
  const script = new Script({ startsAt: 5000, rounds: 2, breakSeconds: 10 }, 4);
  expect(script.run()).toEqual({ type: 'wait', until: 5000 });
  script.now = 5000;
  expect(script.run()).toEqual({ type: 'wait', until: null });
  expect(script.tournament.rounds).toHaveLength(1);
  script.endRound();
  expect(script.run()).toEqual({ type: 'wait', until: 15_000 });
  script.now = 15_000;
  script.run();
  script.endRound();
  script.run();
  expect([script.tournament.status, script.tournament.rounds.length]).toEqual(['finished', 2]);
});

test('nobody to play with: it is cancelled, unless bots fill it up', () => {
  const alone = new Script({}, 1);
  alone.run();
  expect([alone.tournament.status, alone.tournament.cancelReason]).toEqual(['cancelled', 'too-few']);
  const filled = new Script({ bots: { level: 'keen', upTo: 4 } }, 1);
  filled.run();
  expect([...filled.tournament.players.keys()]).toEqual([ANN, 'bot:1', 'bot:2', 'bot:3']);
});

test('bots that fill up have the levels of the tournament in turn; those of older ones all have the chosen one', () => {
  const levelsOf = (botLevels?: readonly string[]) => {
    const settings = { ...TEST_SETTINGS, bots: { level: 'keen', upTo: 5 } };
    const created = {
      type: 'created',
      settings,
      host: ANN,
      secret: 'secret',
      ...(botLevels && { botLevels }),
    } as const;
    const tournament = new Tournament([{ version: 1, at: 0, event: created }]);
    tournament.apply({ version: 2, at: 0, event: { type: 'joined', player: ANN, rating: 1500, seed: 'a' } });
    const started = startTournament(tournament) as readonly TournamentEvent[];
    return started.flatMap((event) => (event.type === 'joined' ? [event.level] : []));
  };
  expect(levelsOf(['keen', 'mild', 'wild'])).toEqual(['keen', 'mild', 'wild', 'keen']);
  expect(levelsOf()).toEqual(['keen', 'keen', 'keen', 'keen']);
});

test('when the time of a round is over, the matches that still run are to be ended', () => {
  const script = new Script({ roundMinutes: 1 }, 4);
  expect(script.run()).toEqual({ type: 'wait', until: 60_000 });
  script.now = 60_000;
  expect(script.run()).toEqual({ type: 'end-matches', matches: ['m1', 'm2'] });
});

test('a drawn match of a knock-out is played again once, with seats exchanged', () => {
  const script = new Script({ format: 'knockout' }, 2);
  script.run();
  const draw = { outcome: 'draw', scores: [0, 0] } as const;
  const [first] = script.tournament.rounds[0].pairings;
  script.append({ type: 'result', match: first.match, result: draw });
  script.run();
  const again = script.tournament.rounds[0].pairings[1];
  expect(again.players).toEqual(first.players.toReversed());
  script.append({ type: 'result', match: again.match, result: draw });
  script.run();
  expect(script.tournament.status).toBe('finished');
});

test('who leaves before the start was never there; who was removed cannot come back', () => {
  const script = new Script({}, 3);
  const join = { player: BOB, rating: 1500, seed: 'x' };
  expect(joinTournament(script.tournament, join)).toEqual([]);
  script.append(...(leaveTournament(script.tournament, BOB) as TournamentEvent[]));
  expect([...script.tournament.players.keys()]).toEqual([ANN, users[2]]);
  script.append(...(joinTournament(script.tournament, join) as TournamentEvent[]));
  script.append(...(removePlayer(script.tournament, BOB) as TournamentEvent[]));
  expect(joinTournament(script.tournament, join)).toMatchObject({ code: 'forbidden' });
});

test('nobody new joins a bracket that has begun, and nobody joins a full tournament', () => {
  const join = { player: users[4], rating: 1500, seed: 'x' };
  const bracket = new Script({ format: 'knockout' }, 4);
  bracket.run();
  expect(joinTournament(bracket.tournament, join)).toMatchObject({ code: 'not-open' });
  expect(joinTournament(new Script({ maxPlayers: 4 }, 4).tournament, join)).toMatchObject({ code: 'table-full' });
  const late = new Script({}, 4);
  late.run();
  expect(joinTournament(late.tournament, join)).toHaveLength(1);
});

test('the host may start before the time, with enough players', () => {
  const script = new Script({ startsAt: 5000 }, 4);
  script.append(...(startTournament(script.tournament) as TournamentEvent[]));
  expect(script.tournament.status).toBe('running');
  expect(startTournament(script.tournament)).toMatchObject({ code: 'not-open' });
  expect(startTournament(new Script({ startsAt: 5000 }, 1).tournament)).toMatchObject({ code: 'not-open' });
});

test('the host may cancel before the start, an admin at any time', () => {
  const script = new Script({}, 4);
  expect(cancelTournament(script.tournament, 'host')).toHaveLength(1);
  script.run();
  expect(cancelTournament(script.tournament, 'host')).toMatchObject({ code: 'not-open' });
  expect(cancelTournament(script.tournament, 'admin')).toHaveLength(1);
});

test.each([
  [{ clock: { type: 'none' } }, 'clock'],
  [{ clock: { type: 'turns', perTurn: 600, onTimeout: 'bot' } }, 'loses'],
  [{ format: 'arena', clock: { type: 'turns', perTurn: 600, onTimeout: 'lose' } }, 'arena'],
  [{ format: 'arena', duplicate: true }, 'same deal'],
  [{ duplicate: true, rated: true }, 'not rated'],
  [{ duplicate: true, bots: { level: 'keen', upTo: 4 } }, 'bots'],
  [{ format: 'round-robin', maxPlayers: 17 }, 'at most 16'],
  [{ maxPlayers: 4, bots: { level: 'keen', upTo: 6 } }, 'more bots'],
] as const)('%j is refused', (parts, why) => {
  expect(settingsProblem({ ...TEST_SETTINGS, ...parts })).toContain(why);
});

test('with the same deal for all, seeds are equal at every table of a round and differ between rounds', () => {
  const seedsOf = (parts: Partial<TournamentSettings>) => {
    const script = new Script({ ...parts, rounds: 2 }, 4);
    script.run();
    script.endRound();
    script.run();
    return script.tournament.rounds.map(({ pairings }, round) =>
      pairings.map((pairing) => [
        serverSeedOf(script.tournament, round, pairing),
        ...chairSeedsOf(script.tournament, round, pairing),
      ]),
    );
  };
  const [first, second] = seedsOf({ duplicate: true });
  expect(first[0]).toEqual(first[1]);
  expect(new Set([first[0][0], second[0][0]]).size).toBe(2);
  expect(new Set([first[0][1], second[0][1]]).size).toBe(2);
  expect(
    new Set(
      seedsOf({})
        .flat()
        .map(([server]) => server),
    ).size,
  ).toBe(4);
});
