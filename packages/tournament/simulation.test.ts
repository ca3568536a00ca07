import type { TournamentFormat, TournamentSettings } from '@safehouse/protocol';
import { describe, expect, test } from 'vitest';
import { type SimulationPlan, simulateTournament } from './simulation/index.ts';
import { standingsOf } from './standings.ts';
import { TEST_SETTINGS } from './test-helpers.ts';
import { Tournament } from './tournament.ts';

function planFor(format: TournamentFormat, players: number, parts: Partial<TournamentSettings> = {}): SimulationPlan {
  const settings: TournamentSettings = { ...TEST_SETTINGS, format, minutes: 30, maxPlayers: 1024, ...parts };
  return { settings, players, seed: players, churn: 100, matchSeconds: 60 };
}

const bots = { level: 'keen', upTo: 6 };

const PLANS: readonly SimulationPlan[] = [
  ...[4, 5, 6, 30].map((players) => planFor('arena', players)),
  planFor('arena', 1000, { minutes: 5 }),
  planFor('arena', 3, { bots }),
  planFor('swiss', 7, { rounds: 5 }),
  planFor('swiss', 64, { rounds: 7 }),
  planFor('swiss', 1001, { rounds: 4 }),
  planFor('swiss', 12, { rounds: 5, duplicate: true }),
  planFor('swiss', 1001, { rounds: 6, duplicate: true }),
  planFor('swiss', 3, { rounds: 4, bots }),
  ...[2, 5, 8, 13].map((players) => planFor('round-robin', players, { rounds: 2 })),
  ...[4, 7, 16].map((players) => ({ ...planFor('round-robin', players, { rounds: 1 }), churn: 0 })),
  ...[2, 5, 8, 13, 100].map((players) => planFor('knockout', players, { roundMinutes: 1 })),
];

describe.each(PLANS)('$settings.format of $players players', (plan) => {
  test('keeps the rules of pairing, though players leave and come back', () => {
    const { violations, tournament } = simulateTournament(plan);
    expect(violations).toEqual([]);
    expect(tournament.status).toBe('finished');
  });

  test('is the same after its entries are read again', () => {
    const { entries, tournament } = simulateTournament({ ...plan, players: Math.min(plan.players, 64) });
    expect(standingsOf(new Tournament(entries))).toEqual(standingsOf(tournament));
  });
});
