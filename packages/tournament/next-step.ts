import type { MatchId } from '@safehouse/protocol';
import { pairArena } from './arena.ts';
import type { TournamentEvent } from './entries.ts';
import { knockoutRounds, pairKnockout, replaysOf } from './knockout.ts';
import { pairRoundRobin, roundRobinRounds } from './round-robin.ts';
import { pairSwiss, type RoundPlan } from './swiss.ts';
import type { Round, Tournament } from './tournament.ts';

const MIN_PLAYERS = 2;
/** An arena pairs no more often than this, so that there are more players to choose from. */
const WAVE_INTERVAL_MS = 2000;

/** What a tournament needs now. */
export type Step =
  /** These events are due. */
  | { readonly type: 'append'; readonly events: readonly TournamentEvent[] }
  /** The round's time limit is over: these matches must be ended. */
  | { readonly type: 'end-matches'; readonly matches: readonly MatchId[] }
  /** Nothing to do before this time, or before something happens. */
  | { readonly type: 'wait'; readonly until: number | null };

export interface StepContext {
  readonly now: number;
  newMatchId(): MatchId;
}

const FOREVER: Step = { type: 'wait', until: null };

export function nextStep(tournament: Tournament, context: StepContext): Step {
  switch (tournament.status) {
    case 'open':
      return startStep(tournament, context.now);
    case 'running':
      return tournament.settings.format === 'arena' ? arenaStep(tournament, context) : roundStep(tournament, context);
    default:
      return FOREVER;
  }
}

function startStep(tournament: Tournament, now: number): Step {
  const { startsAt } = tournament.settings;
  if (now < startsAt) return { type: 'wait', until: startsAt };
  const events = startEvents(tournament);
  return events ? append(...events) : append({ type: 'cancelled', reason: 'too-few' });
}

/** The start, with bots that fill up; null where there are too few players. */
export function startEvents({ settings, players, botLevels }: Tournament): TournamentEvent[] | null {
  const people = players.size;
  const fillers = people === 0 || !settings.bots ? 0 : Math.max(0, settings.bots.upTo - people);
  if (people + fillers < MIN_PLAYERS) return null;
  const bots = Array.from({ length: fillers }, (_, i): TournamentEvent => {
    const level = botLevels[i % botLevels.length];
    return { type: 'joined', player: `bot:${i + 1}`, rating: 0, seed: '', level };
  });
  return [...bots, { type: 'started' }];
}

function append(...events: readonly TournamentEvent[]): Step {
  return { type: 'append', events };
}

function pairedEvent(round: number, { pairs, byes, walkovers }: RoundPlan, context: StepContext): TournamentEvent {
  const pairings = pairs.map((players) => ({ match: context.newMatchId(), players }));
  return { type: 'paired', round, pairings, byes, walkovers };
}

/** Makes no new pairs after the end of an arena. Matches still running then count. */
function arenaStep(tournament: Tournament, context: StepContext): Step {
  const { rounds, settings, startedAt } = tournament;
  const { now } = context;
  const endsAt = (startedAt ?? 0) + 60_000 * settings.minutes;
  if (now >= endsAt) return tournament.runningMatches.length === 0 ? append({ type: 'finished' }) : FOREVER;
  const nextWaveAt = (rounds.at(-1)?.startedAt ?? 0) + WAVE_INTERVAL_MS;
  if (now < nextWaveAt) return { type: 'wait', until: nextWaveAt };
  const plan = pairArena(tournament, now);
  if (plan.pairs.length > 0) return append(pairedEvent(rounds.length, plan, context));
  // Players who have just met may play each other again later.
  return { type: 'wait', until: Math.min(endsAt, now + WAVE_INTERVAL_MS) };
}

function roundStep(tournament: Tournament, context: StepContext): Step {
  const { rounds, settings } = tournament;
  const current = rounds.at(-1);
  if (current && current.endedAt === null) return runningRoundStep(tournament, current, context.now);
  const replays = settings.format === 'knockout' ? replaysOf(tournament) : [];
  if (replays.length > 0)
    return append(pairedEvent(rounds.length - 1, { pairs: replays, byes: [], walkovers: [] }, context));
  if (rounds.length >= totalRounds(tournament)) return append({ type: 'finished' });
  const nextAt = (current?.endedAt ?? 0) + 1000 * settings.breakSeconds;
  if (current && context.now < nextAt) return { type: 'wait', until: nextAt };
  const plan = planRound(tournament);
  // Every remaining player has met every other one.
  if (plan.pairs.length === 0 && !isBracketGoingOn(tournament, plan)) return append({ type: 'finished' });
  return append(pairedEvent(rounds.length, plan, context));
}

/** In a bracket and a round robin, rounds without a match still count. */
function isBracketGoingOn({ settings, players }: Tournament, { walkovers }: RoundPlan): boolean {
  const isFixed = settings.format === 'knockout' || settings.format === 'round-robin';
  const present = [...players.values()].filter(({ state }) => state === 'in').length;
  return isFixed && present >= MIN_PLAYERS && walkovers.length > 0;
}

function runningRoundStep(tournament: Tournament, round: Round, now: number): Step {
  const endsAt = roundEndsAt(tournament, round);
  if (endsAt === null) return FOREVER;
  if (now < endsAt) return { type: 'wait', until: endsAt };
  return { type: 'end-matches', matches: round.pairings.flatMap(({ match, result }) => (result ? [] : [match])) };
}

/** When the matches of a round are ended; null if there is no time limit. */
export function roundEndsAt({ settings }: Tournament, { startedAt }: Round): number | null {
  return settings.roundMinutes === null ? null : startedAt + 60_000 * settings.roundMinutes;
}

function planRound(tournament: Tournament): RoundPlan {
  const round = tournament.rounds.length;
  switch (tournament.settings.format) {
    case 'round-robin':
      return pairRoundRobin(tournament, round);
    case 'knockout':
      return pairKnockout(tournament, round);
    default:
      return pairSwiss(tournament);
  }
}

/** How many rounds there will be. In a Swiss, no more than possible without anybody meeting an opponent twice. */
export function totalRounds(tournament: Tournament): number {
  const { settings, players } = tournament;
  const count = players.size;
  switch (settings.format) {
    case 'round-robin':
      return roundRobinRounds(tournament);
    case 'knockout':
      return knockoutRounds(tournament);
    default:
      return Math.min(settings.rounds, count % 2 === 0 ? count - 1 : count);
  }
}
