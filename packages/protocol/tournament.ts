import * as z from 'zod';
import { clockRule } from './clock.ts';
import { chairSeed } from './table-requests.ts';
import { titleText } from './title.ts';
import { TOURNAMENT_FORMATS, type TournamentFormat } from './tournament-formats.ts';

const MAX_NAME_LENGTH = 60;

/** What is fixed when a tournament is created. */
export const tournamentSettings = z.strictObject({
  name: titleText(MAX_NAME_LENGTH),
  format: z.enum(TOURNAMENT_FORMATS),
  game: z.string().min(1).max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  clock: clockRule,
  rated: z.boolean().default(false),
  /** Milliseconds since 1970, UTC. */
  startsAt: z.int().min(0),
  /** The rounds of a Swiss tournament. In a round robin: how often everybody plays everybody. */
  rounds: z.int().min(1).max(15).default(5),
  /** The duration of an arena. */
  minutes: z.int().min(5).max(720).default(60),
  /** A round ends after this time even if matches are still running; null: no limit. Not for arenas. */
  roundMinutes: z.int().min(1).max(43_200).nullable().default(null),
  /** The break between two rounds. */
  breakSeconds: z.int().min(0).max(3600).default(15),
  /** All tables of a round play the same deal. */
  duplicate: z.boolean().default(false),
  /** `code`: only users who know the code can see and join it; `club`: only members of `club` can join. */
  access: z.enum(['open', 'code', 'club']).default('open'),
  club: z.string().max(40).nullable().default(null),
  maxPlayers: z.int().min(2).max(1024).default(256),
  /** At the start bots fill up to this number of players: one of this level, then of those closest to it in strength. */
  bots: z
    .strictObject({ level: z.string().min(1).max(20), upTo: z.int().min(2).max(16) })
    .nullable()
    .default(null),
  /** May programs join through the API? */
  apiBots: z.boolean().default(false),
});

export const renameTournamentRequest = z.strictObject({ name: titleText(MAX_NAME_LENGTH) });

export type TournamentSettings = z.infer<typeof tournamentSettings>;

/** `seed`: the player's part of the seeds of all deals. */
export const joinTournamentRequest = z.strictObject({
  code: z.string().max(40).optional(),
  seed: chairSeed.optional(),
  /** Set by programs that play through the API. Everybody is shown that they are bots. */
  bot: z.literal(true).optional(),
});

export type TournamentStatus = 'open' | 'running' | 'finished' | 'cancelled';

/** A tournament in a list. */
export interface ListedTournament {
  readonly id: string;
  readonly name: string;
  readonly format: TournamentFormat;
  readonly game: string;
  readonly clock: TournamentSettings['clock'];
  readonly rated: boolean;
  readonly duplicate: boolean;
  readonly access: TournamentSettings['access'];
  readonly status: TournamentStatus;
  readonly startsAt: number;
  readonly players: number;
  readonly maxPlayers: number;
  /** Of a club that the caller is in. */
  readonly clubName?: string;
  /** Has the caller joined? */
  readonly isMine: boolean;
}

/** A person, or one of the server's bots. */
export interface TournamentPlayerView {
  readonly id: string;
  readonly name: string | null;
  /** The level of one of the server's bots. */
  readonly level?: string;
  /** Of a bot, from 2 on: there are others of the same level before it. */
  readonly number?: number;
  /** A program of somebody else, by the API. */
  readonly isApiBot?: true;
}

/** Points are in hundredths: a win of a Swiss tournament is 100. */
export interface TournamentStandingView {
  readonly player: string;
  readonly rank: number;
  readonly points: number;
  /** In the order in which they are compared; see docs/tournaments.md. */
  readonly tieBreaks: readonly number[];
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  /** The current number of consecutive wins. */
  readonly streak: number;
  readonly isOut: boolean;
}

export interface TournamentPairingView {
  readonly match: string;
  /** Ids of players, by seat. */
  readonly players: readonly [string, string];
  /** `hidden`: the match is over, but others still play the same deal. */
  readonly result: 'first' | 'second' | 'draw' | 'none' | 'hidden' | null;
}

export interface TournamentRoundView {
  readonly round: number;
  readonly startedAt: number;
  /** The end of the round's time limit. */
  readonly endsAt: number | null;
  readonly isOver: boolean;
  readonly matchCount: number;
  readonly pairings: readonly TournamentPairingView[];
  readonly byes: readonly string[];
  readonly walkovers: readonly string[];
}

/** What is shown as the latest round of an arena: the pairings of this many rounds. */
export const ARENA_ROUNDS_SHOWN = 50;

/** A tournament as one viewer sees it. Long lists are truncated: `standings` and `rounds/:round` have the rest. */
export interface TournamentView {
  readonly id: string;
  readonly version: number;
  readonly settings: TournamentSettings;
  readonly status: TournamentStatus;
  readonly cancelReason: 'too-few' | 'host' | 'admin' | null;
  readonly host: TournamentPlayerView;
  /** The hash of the secret from which the server's seeds of all matches come. */
  readonly commitment: string;
  /** Null until the end. */
  readonly secret: string | null;
  readonly playerCount: number;
  /** The first places, and the viewer. */
  readonly standings: readonly TournamentStandingView[];
  /** Everybody named in this view. */
  readonly players: readonly TournamentPlayerView[];
  /** The latest round; in an arena the latest matches. Null before the start. */
  readonly round: TournamentRoundView | null;
  readonly roundCount: number;
  /** Planned rounds; null for an arena. */
  readonly totalRounds: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** When it starts, when an arena ends, or when the next round begins; null if unknown. */
  readonly nextAt: number | null;
  /** The server's time. */
  readonly now: number;
  readonly me: TournamentOwnView;
  /** The club whose members may join, if the viewer may know it. */
  readonly club: { readonly id: string; readonly name: string } | null;
}

export interface TournamentOwnView {
  readonly id: string | null;
  /** May the viewer start and cancel it (its creator, or an organiser of its club)? */
  readonly isHost: boolean;
  /** Is it for the viewer at all? */
  readonly canJoin: boolean;
  readonly state: 'in' | 'out' | 'removed' | null;
  /** The viewer's match in play. */
  readonly match: string | null;
  /** The code that participants can pass on; null if none is needed. */
  readonly code: string | null;
}

/** All standings or one whole round, with the names of everybody in it. */
export interface TournamentStandingsView {
  readonly standings: readonly TournamentStandingView[];
  readonly players: readonly TournamentPlayerView[];
}

export interface TournamentWholeRoundView {
  readonly round: TournamentRoundView;
  readonly players: readonly TournamentPlayerView[];
}

/** Matches of all rounds, the latest first. */
export interface TournamentMatchesView {
  readonly matches: readonly (TournamentPairingView & { readonly round: number })[];
  readonly players: readonly TournamentPlayerView[];
  /** The value of `before` for the next page; null on the last one. */
  readonly next: number | null;
}
