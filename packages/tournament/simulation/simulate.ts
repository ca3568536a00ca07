import { quickRandom, type Random } from '@safehouse/contract';
import type { MatchId, TournamentSettings, UserId } from '@safehouse/protocol';
import { joinTournament, leaveTournament } from '../commands.ts';
import type { PairingOutcome, PlayerId, TournamentEntry, TournamentEvent } from '../entries.ts';
import { nextStep } from '../next-step.ts';
import { Tournament } from '../tournament.ts';
import { TournamentChecker } from './checker.ts';

export interface SimulationPlan {
  readonly settings: TournamentSettings;
  readonly players: number;
  readonly seed: number;
  /** In how many of 1000 seconds a player leaves or returns. */
  readonly churn: number;
  /** The maximum duration of a match in seconds. */
  readonly matchSeconds: number;
  /** Returns a time in milliseconds, to measure the steps. */
  stopwatch?(): number;
}

export interface SimulatedTournament {
  readonly tournament: Tournament;
  readonly entries: readonly TournamentEntry[];
  readonly violations: readonly string[];
  /** Milliseconds of the slowest step. */
  readonly slowestStepMs: number;
}

const TICK_MS = 1000;
const MAX_TICKS = 1_000_000;
const OUTCOMES: readonly PairingOutcome[] = ['first', 'first', 'first', 'first', 'second', 'second', 'second', 'draw'];

/** Plays a tournament with random results in simulated time, and checks every entry. */
export function simulateTournament(plan: SimulationPlan): SimulatedTournament {
  const simulation = new Simulation(plan);
  for (let tick = 0; tick < MAX_TICKS && !simulation.tournament.isOver; tick++) simulation.tick();
  if (!simulation.tournament.isOver) simulation.checker.violations.push('the tournament never ends');
  return {
    tournament: simulation.tournament,
    entries: simulation.entries,
    violations: simulation.checker.violations,
    slowestStepMs: simulation.slowestStepMs,
  };
}

class Simulation {
  readonly #plan: SimulationPlan;
  readonly #random: Random;
  readonly #endsAt = new Map<MatchId, number>();
  readonly entries: TournamentEntry[] = [];
  readonly checker: TournamentChecker;
  readonly tournament: Tournament;
  slowestStepMs = 0;
  #now = 0;
  #matches = 0;

  constructor(plan: SimulationPlan) {
    this.#plan = plan;
    this.#random = quickRandom(plan.seed);
    this.checker = new TournamentChecker(plan.settings);
    const event: TournamentEvent = {
      type: 'created',
      settings: plan.settings,
      host: userAt(0),
      secret: `s${plan.seed}`,
    };
    this.entries.push({ version: 1, at: 0, event });
    this.tournament = new Tournament(this.entries);
    for (let i = 0; i < plan.players; i++) this.#join(userAt(i));
  }

  tick(): void {
    this.#now += TICK_MS;
    this.#endMatches();
    if (this.#random.below(1000) < this.#plan.churn) this.#leaveOrReturn();
    this.#runSteps();
    const { settings, status, startedAt } = this.tournament;
    const isPairing = this.#now < (startedAt ?? 0) + 60_000 * settings.minutes;
    if (settings.format === 'arena' && status === 'running' && isPairing) this.checker.onTick(this.#now);
  }

  #runSteps(): void {
    for (;;) {
      const before = this.#stopwatch();
      const step = nextStep(this.tournament, { now: this.#now, newMatchId: () => this.#newMatch() });
      this.slowestStepMs = Math.max(this.slowestStepMs, this.#stopwatch() - before);
      if (step.type === 'wait') return;
      if (step.type === 'append') this.#append(step.events);
      else for (const match of step.matches) this.#end(match, 'none');
    }
  }

  #stopwatch(): number {
    return this.#plan.stopwatch?.() ?? 0;
  }

  #newMatch(): MatchId {
    return `match-${++this.#matches}` as MatchId;
  }

  #append(events: readonly TournamentEvent[]): void {
    for (const event of events) {
      const entry = { version: this.entries.length + 1, at: this.#now, event };
      this.entries.push(entry);
      this.tournament.apply(entry);
      this.checker.onEntry(entry);
      if (event.type !== 'paired') continue;
      for (const { match } of event.pairings)
        this.#endsAt.set(match, this.#now + TICK_MS * (1 + this.#random.below(this.#plan.matchSeconds)));
    }
  }

  #endMatches(): void {
    for (const [match, at] of [...this.#endsAt])
      if (at <= this.#now) this.#end(match, OUTCOMES[this.#random.below(OUTCOMES.length)]);
  }

  #end(match: MatchId, outcome: PairingOutcome): void {
    this.#endsAt.delete(match);
    const scores = outcome === 'first' ? [1, -1] : outcome === 'second' ? [-1, 1] : [0, 0];
    this.#append([{ type: 'result', match, result: { outcome, scores: [scores[0], scores[1]] } }]);
  }

  /** A player leaves or returns, possibly in the middle of a match. */
  #leaveOrReturn(): void {
    const player = userAt(this.#random.below(this.#plan.players));
    if (this.tournament.players.get(player)?.state === 'in') this.#leave(player);
    else this.#join(player);
  }

  #join(player: PlayerId): void {
    const rating = 1000 + this.#random.below(1000);
    const decision = joinTournament(this.tournament, { player, rating, seed: `seed of ${player}` });
    if (!('code' in decision)) this.#append(decision);
  }

  #leave(player: PlayerId): void {
    const decision = leaveTournament(this.tournament, player);
    if (!('code' in decision)) this.#append(decision);
  }
}

function userAt(i: number): UserId {
  return `player-${String(i).padStart(4, '0')}` as UserId;
}
