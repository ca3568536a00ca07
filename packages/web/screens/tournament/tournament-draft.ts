import {
  type ClockRule,
  TOURNAMENT_FORMATS,
  type TournamentFormat,
  type TournamentSettings,
} from '@safehouse/protocol';
import { type ClockPreset, type ClockPresetName, type ClockSetting, clockOf } from '../../state/clock-presets.ts';

/** The form's state. */
export interface TournamentDraft {
  readonly name: string;
  readonly format: TournamentFormat;
  readonly options: TournamentSettings['options'];
  readonly clock: TournamentClock;
  readonly start: StartChoice;
  /** The value of a `datetime-local` input. */
  readonly time: string;
  readonly rounds: number;
  readonly minutes: number;
  readonly access: TournamentSettings['access'];
  readonly duplicate: boolean;
  readonly rated: boolean;
  /** The time limit of a round in minutes; null: none. */
  readonly roundMinutes: number | null;
  readonly breakSeconds: number;
  readonly bots: boolean;
  /** Bots join until there are this many players. */
  readonly botsUpTo: number;
  /** Null: the default level. */
  readonly botLevel: string | null;
  readonly apiBots: boolean;
}

/** A clock is required, because a round without one might never end. */
export type TournamentClock = Exclude<ClockPresetName, 'none'>;
type StartChoice = 'now' | 'soon' | 'hour' | 'time';

const START_MINUTES = { now: 2, soon: 15, hour: 60 } as const;

/** Enough players for a few rounds without repeated pairings. */
const FILLED_PLAYERS = 8;
export const MAX_PLAYERS_WITH_BOTS = 16;
export const BREAK_SECONDS: readonly number[] = [15, 60, 300, 900];
const ROUND_LIMITS = { realtime: [20, 40, 60], turns: [3 * 1440, 7 * 1440, 14 * 1440] } as const;
const ROUND_ROBIN_PLAYERS = 16;
const MAX_PLAYERS = 256;

export const EMPTY_DRAFT: TournamentDraft = {
  name: '',
  format: 'swiss',
  options: {},
  clock: 'blitz',
  start: 'soon',
  time: '',
  rounds: 5,
  minutes: 45,
  access: 'open',
  duplicate: false,
  rated: false,
  roundMinutes: null,
  breakSeconds: 15,
  bots: false,
  botsUpTo: FILLED_PLAYERS,
  botLevel: null,
  apiBots: false,
};

/** The initial state, with values from the query string of a link: `?format=`, `?deals=same`, `?club=`. */
export function draftFromLink(search: string): TournamentDraft {
  const params = new URLSearchParams(search);
  const format = TOURNAMENT_FORMATS.find((name) => name === params.get('format')) ?? EMPTY_DRAFT.format;
  const access = params.has('club') ? 'club' : EMPTY_DRAFT.access;
  return { ...EMPTY_DRAFT, format, access, duplicate: params.get('deals') === 'same' };
}

/** Only formats with rounds can have the same deal at all tables. */
export function canBeDuplicate({ format }: TournamentDraft): boolean {
  return format === 'swiss' || format === 'round-robin';
}

export function clocksFor({ format }: TournamentDraft): readonly TournamentClock[] {
  const realtime = ['blitz', 'rapid', 'slow'] as const;
  return format === 'arena' ? realtime : [...realtime, 'day', 'threeDays'];
}

/** An arena has no rounds. */
export function hasRounds({ format }: TournamentDraft): boolean {
  return format !== 'arena';
}

/** Time limits in minutes that suit the clock. */
export function roundLimitsFor({ clock }: TournamentDraft): readonly number[] {
  return ROUND_LIMITS[clock === 'day' || clock === 'threeDays' ? 'turns' : 'realtime'];
}

export interface DraftContext {
  readonly game: string;
  /** The default level of the bots that fill up the tournament. */
  readonly level: string;
  /** The clocks of the game. */
  readonly presets: readonly ClockPreset[];
  /** The club whose members the tournament can be for. */
  readonly club: string | null;
  readonly now: number;
}

/** The settings to send to the server. */
export function settingsOf(draft: TournamentDraft, context: DraftContext): TournamentSettings {
  const { game, club, now, presets } = context;
  const level = draft.botLevel ?? context.level;
  const duplicate = draft.duplicate && canBeDuplicate(draft);
  const isRated = draft.rated && !duplicate;
  const clock = clocksFor(draft).includes(draft.clock) ? draft.clock : 'slow';
  return {
    name: draft.name,
    format: draft.format,
    game,
    options: draft.options,
    clock: clockWithLoss(clockOf(presets, clock)),
    rated: isRated,
    startsAt: startOf(draft, now),
    rounds: draft.format === 'round-robin' ? Math.min(draft.rounds, 2) : draft.rounds,
    minutes: draft.minutes,
    roundMinutes: hasRounds(draft) ? draft.roundMinutes : null,
    breakSeconds: draft.breakSeconds,
    duplicate,
    access: draft.access,
    club: draft.access === 'club' ? club : null,
    maxPlayers: draft.format === 'round-robin' ? ROUND_ROBIN_PLAYERS : MAX_PLAYERS,
    bots: draft.bots && !duplicate && level !== '' ? { level, upTo: draft.botsUpTo } : null,
    apiBots: draft.apiBots && !isRated,
  };
}

/** In a tournament a player who runs out of time loses; no bot takes over. */
function clockWithLoss(clock: ClockSetting): ClockRule {
  return clock.type === 'none' ? clock : { ...clock, onTimeout: 'lose' };
}

function startOf({ start, time }: TournamentDraft, now: number): number {
  if (start !== 'time') return now + 60_000 * START_MINUTES[start];
  const chosen = new Date(time).getTime();
  return Number.isNaN(chosen) ? now + 60_000 * START_MINUTES.soon : chosen;
}
