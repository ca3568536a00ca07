import * as z from 'zod';
import { personName } from './accounts.ts';
import { REPORT_REASONS, type ReportReason } from './report-reasons.ts';

const MAX_REPORT_LENGTH = 500;

/** Players and spectators have separate chats. */
export const CHAT_CHANNELS = ['players', 'spectators'] as const;

export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** A report about a user: at a table (or one chat line there), in a club (or one post there), or in a tournament. */
export const reportRequest = z
  .strictObject({
    about: z.string().max(40),
    match: z.string().max(40).optional(),
    line: z.int().positive().optional(),
    /** The chat that contains the line. */
    channel: z.enum(CHAT_CHANNELS).default('players'),
    club: z.string().max(40).optional(),
    post: z.int().positive().optional(),
    /** A tournament that the user has created: its name is reported. */
    tournament: z.string().max(40).optional(),
    reason: z.enum(REPORT_REASONS),
    text: z.string().trim().max(MAX_REPORT_LENGTH).default(''),
  })
  .refine(({ match, line }) => line === undefined || match !== undefined, 'a chat line needs its match')
  .refine(({ club, post }) => post === undefined || club !== undefined, 'a post needs its club')
  .refine(
    ({ match, club, tournament }) => [match, club, tournament].filter((id) => id !== undefined).length < 2,
    'a table, a club or a tournament, only one of them',
  );

export type ReportRequest = z.input<typeof reportRequest>;

/** A report as admins see it. Names are null for deleted users. */
export interface ReportView {
  readonly id: string;
  readonly at: number;
  readonly author: string;
  readonly authorName: string | null;
  readonly about: string;
  readonly aboutName: string | null;
  readonly match: string | null;
  readonly line: number | null;
  readonly channel: ChatChannel;
  readonly club: string | null;
  readonly clubName: string | null;
  readonly post: number | null;
  readonly tournament: string | null;
  readonly tournamentName: string | null;
  /** The reported chat line or post. */
  readonly said: string | null;
  readonly reason: ReportReason;
  readonly text: string;
}

/** A rated match between accounts that were used from the same device or address, as admins see it. */
export interface RatingFlagView {
  readonly match: string;
  readonly game: string;
  readonly mode: string;
  readonly at: number;
  /** The players who share a device or address. */
  readonly users: readonly { readonly id: string; readonly name: string | null }[];
  /** Did it change ratings? */
  readonly isRated: boolean;
}

export const ADMIN_ACTIONS = [
  'ban',
  'unban',
  'grant-admin',
  'revoke-admin',
  'rename',
  'mute',
  'unmute',
  'close-match',
  'close-tournament',
  'rename-tournament',
  'rename-club',
  'close-club',
  'hide-club-post',
  'remove-chat-line',
  'close-report',
  'ban-network',
  'unban-network',
  'change-switches',
] as const;

export type AdminActionType = (typeof ADMIN_ACTIONS)[number];

/** An entry of the log of what admins have done. */
export interface AdminActionView {
  readonly at: number;
  readonly author: string;
  readonly authorName: string | null;
  readonly action: AdminActionType;
  /** A user, match, club, tournament, report or network. */
  readonly target: string;
  readonly detail: string;
}

export const SIGN_UP_MODES = ['open', 'invitation', 'closed'] as const;

/** Who may use this server. With an empty code no invitation is valid. */
export const serverSwitches = z.strictObject({
  guests: z.boolean(),
  signUp: z.enum(SIGN_UP_MODES),
  invitation: z.string().trim().max(100),
});

export type ServerSwitches = z.infer<typeof serverSwitches>;

const YEAR_MINUTES = 366 * 24 * 60;
const minutes = z.int().positive().max(YEAR_MINUTES);

export const renameRequest = z.strictObject({ name: personName });

export const muteRequest = z.strictObject({ minutes });

/** `network`: an address, or a network such as `192.0.2.0/24`. Without `minutes` the ban is permanent. */
export const networkBanRequest = z.strictObject({ network: z.string().max(60), minutes: minutes.optional() });

export interface NetworkBanView {
  readonly network: string;
  readonly at: number;
  readonly until: number | null;
}
