import type { TournamentFormat, TournamentSettings } from '@safehouse/protocol';

/** What is chosen in the form. */
export interface TournamentDraft {
  readonly name: string;
  readonly format: TournamentFormat;
  readonly options: TournamentSettings['options'];
  readonly clock: TournamentClock;
  readonly start: StartChoice;
  /** As the input for dates gives it. */
  readonly time: string;
  readonly rounds: number;
  readonly minutes: number;
  readonly access: TournamentSettings['access'];
  readonly duplicate: boolean;
  readonly rated: boolean;
  readonly bots: boolean;
}

export const TOURNAMENT_CLOCKS = {
  blitz: { type: 'realtime', base: 300, increment: 3, onTimeout: 'lose' },
  rapid: { type: 'realtime', base: 600, increment: 5, onTimeout: 'lose' },
  slow: { type: 'realtime', base: 1800, increment: 15, onTimeout: 'lose' },
  day: { type: 'turns', perTurn: 86_400, onTimeout: 'lose' },
} as const satisfies { readonly [name: string]: TournamentSettings['clock'] };

export type TournamentClock = keyof typeof TOURNAMENT_CLOCKS;
type StartChoice = 'now' | 'soon' | 'hour' | 'time';

const START_MINUTES = { now: 2, soon: 15, hour: 60 } as const;

/** So many players with bots: enough for a few rounds without a repeat. */
const FILLED_PLAYERS = 8;
const ROUND_ROBIN_PLAYERS = 16;
const MOST_PLAYERS = 256;

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
  bots: false,
};

/** Only formats with rounds can have the same deal at all tables. */
export function canBeDuplicate({ format }: TournamentDraft): boolean {
  return format === 'swiss' || format === 'round-robin';
}

export function clocksFor({ format }: TournamentDraft): readonly TournamentClock[] {
  return format === 'arena' ? ['blitz', 'rapid', 'slow'] : ['blitz', 'rapid', 'slow', 'day'];
}

export interface DraftContext {
  readonly game: string;
  /** Of the bots that fill up. */
  readonly level: string;
  readonly now: number;
}

/** What is sent to the server. */
export function settingsOf(draft: TournamentDraft, { game, level, now }: DraftContext): TournamentSettings {
  const duplicate = draft.duplicate && canBeDuplicate(draft);
  const clock = clocksFor(draft).includes(draft.clock) ? draft.clock : 'slow';
  return {
    name: draft.name,
    format: draft.format,
    game,
    options: draft.options,
    clock: TOURNAMENT_CLOCKS[clock],
    rated: draft.rated && !duplicate,
    startsAt: startOf(draft, now),
    rounds: draft.format === 'round-robin' ? Math.min(draft.rounds, 2) : draft.rounds,
    minutes: draft.minutes,
    roundMinutes: null,
    breakSeconds: 15,
    duplicate,
    access: draft.access,
    club: null,
    maxPlayers: draft.format === 'round-robin' ? ROUND_ROBIN_PLAYERS : MOST_PLAYERS,
    bots: draft.bots && !duplicate && level !== '' ? { level, upTo: FILLED_PLAYERS } : null,
    apiBots: false,
  };
}

function startOf({ start, time }: TournamentDraft, now: number): number {
  if (start !== 'time') return now + 60_000 * START_MINUTES[start];
  const chosen = new Date(time).getTime();
  return Number.isNaN(chosen) ? now + 60_000 * START_MINUTES.soon : chosen;
}
