/**
 * `npm run tournaments -- --rounds 10000`: simulates tournaments of all formats and sizes until this many rounds are
 * paired, and checks each against the rules in docs/tournaments.md. `roundsBySize` in the output: by format and number
 * of players.
 */
import { parseArgs } from 'node:util';
import { TOURNAMENT_FORMATS, type TournamentFormat, tournamentSettings } from '@safehouse/protocol';
import { type SimulationPlan, simulateTournament } from '@safehouse/tournament/simulation';

const SIZES: { readonly [format in TournamentFormat]: readonly number[] } = {
  arena: [2, 3, 4, 5, 6, 30, 1000],
  swiss: [2, 3, 7, 8, 64, 200, 1001],
  'round-robin': [2, 3, 6, 7, 16],
  knockout: [2, 3, 6, 13, 100, 1000],
};

function planFor(seed: number): SimulationPlan {
  const format = TOURNAMENT_FORMATS[seed % TOURNAMENT_FORMATS.length];
  const sizes = SIZES[format];
  const turn = Math.floor(seed / TOURNAMENT_FORMATS.length);
  const players = sizes[turn % sizes.length];
  // How often this format and size has occurred before. The first time it has the most rounds and is duplicate.
  const cycle = Math.floor(turn / sizes.length);
  const isLarge = players > 100;
  const duplicate = (format === 'swiss' || format === 'round-robin') && cycle % 2 === 0;
  const mostRounds = isLarge ? 6 : 11;
  const settings = tournamentSettings.parse({
    name: `Trial ${seed}`,
    format,
    game: 'any',
    clock: { type: 'realtime', base: 60, increment: 0 },
    startsAt: 0,
    rounds: format === 'round-robin' ? 1 + (seed % 2) : mostRounds - (cycle % mostRounds),
    minutes: isLarge ? 5 : 20,
    roundMinutes: seed % 3 === 0 ? 1 : null,
    breakSeconds: seed % 10,
    duplicate,
    maxPlayers: format === 'round-robin' ? 16 : 1024,
    bots: players < 6 && !duplicate && seed % 2 === 0 ? { level: 'any', upTo: 6 } : null,
  });
  return { settings, players, seed, churn: [0, 30, 300][seed % 3], matchSeconds: 10 + (seed % 90), stopwatch };
}

/** CPU time, because other programs may be using the machine. */
function stopwatch(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10000' } } });
const wanted = Number(values.rounds);
const totals = { tournaments: 0, rounds: 0, pairings: 0, violations: 0, slowestStepMs: 0 };
const roundsBySize: { [formatAndSize: string]: number } = {};
for (let seed = 0; totals.rounds < wanted; seed++) {
  const plan = planFor(seed);
  const { tournament, violations, slowestStepMs } = simulateTournament(plan);
  totals.tournaments++;
  totals.rounds += tournament.rounds.length;
  const kind = `${plan.settings.format} ${plan.players}`;
  roundsBySize[kind] = (roundsBySize[kind] ?? 0) + tournament.rounds.length;
  totals.pairings += tournament.rounds.reduce((sum, { pairings }) => sum + pairings.length, 0);
  totals.violations += violations.length;
  totals.slowestStepMs = Math.max(totals.slowestStepMs, Math.round(slowestStepMs));
  for (const violation of violations.slice(0, 5))
    console.log(JSON.stringify({ seed, players: plan.players, violation }));
}
console.log(JSON.stringify({ ...totals, roundsBySize }));
process.exitCode = totals.violations > 0 ? 1 : 0;
