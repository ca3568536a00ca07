import * as z from 'zod';
import type { PersonView } from './people.ts';
import type { RatingView } from './social.ts';
import { requestKey } from './table-requests.ts';
import { titleText } from './title.ts';
import type { ListedTournament, TournamentPairingView, TournamentPlayerView } from './tournament.ts';

const MAX_NAME_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_POST_LENGTH = 1000;

/** Controls but line breaks, and whatever turns the direction of writing or hides. */
const FORBIDDEN_CHARACTERS = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const BLANK_LINES = /\n{3,}/g;

/** Several lines. */
function paragraphs(maxLength: number) {
  return z
    .string()
    .max(4 * maxLength, { abort: true })
    .normalize('NFC')
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim().replace(BLANK_LINES, '\n\n'))
    .refine(
      (text) => [...text].length <= maxLength && !FORBIDDEN_CHARACTERS.test(text),
      `up to ${maxLength} characters, no invisible ones`,
    );
}

const description = paragraphs(MAX_DESCRIPTION_LENGTH);
/** `invitation`: found, seen and joined only by those with its link. */
const access = z.enum(['open', 'invitation']);
const name = titleText(MAX_NAME_LENGTH);

export const createClubRequest = z.strictObject({
  name,
  description: description.default(''),
  access: access.default('open'),
  /** The same request again founds no second club. */
  key: requestKey.optional(),
});

export type CreateClubRequest = z.input<typeof createClubRequest>;

/** What is missing stays as it is. */
export const changeClubRequest = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  access: access.optional(),
});

export type ChangeClubRequest = z.infer<typeof changeClubRequest>;

export const renameClubRequest = z.strictObject({ name });

export const joinClubRequest = z.strictObject({ invitation: z.string().max(40).optional() });

/** A new founder takes the place of the old one, who becomes an organiser. */
export const changeMemberRequest = z.strictObject({ role: z.enum(['founder', 'organiser', 'member']) });

export const clubPostRequest = z.strictObject({
  text: paragraphs(MAX_POST_LENGTH).refine((text) => VISIBLE.test(text), 'a post has visible characters'),
  /** The same request again writes no second post. */
  key: requestKey.optional(),
});

export type ClubPostRequest = z.input<typeof clubPostRequest>;

export type ClubAccess = z.infer<typeof access>;
export type ClubRole = z.infer<typeof changeMemberRequest>['role'];

/** A club in a list. */
export interface ListedClub {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly access: ClubAccess;
  readonly memberCount: number;
  /** Of the viewer; null for one who is not a member. */
  readonly role: ClubRole | null;
}

export interface ClubListView {
  /** Those of the viewer. */
  readonly own: readonly ListedClub[];
  /** Open ones, the largest first. */
  readonly open: readonly ListedClub[];
}

/** A club as one viewer sees it. */
export interface ClubView extends ListedClub {
  readonly createdAt: number;
  readonly founder: PersonView;
  /** May the viewer see board, members, tournaments and matches? */
  readonly canRead: boolean;
  readonly canJoin: boolean;
  /** What makes the link to it an invitation; for organisers. */
  readonly invitation: string | null;
}

/** A club that somebody has asked the user to join. */
export interface ClubInvitationView {
  readonly club: { readonly id: string; readonly name: string };
  readonly from: PersonView;
}

export interface ClubMemberView extends PersonView {
  readonly role: ClubRole;
  readonly since: number;
  readonly ratings: readonly (RatingView & { readonly game: string; readonly mode: string })[];
}

export interface ClubMembersView {
  /** Founder, organisers, members; each by the time they joined. */
  readonly members: readonly ClubMemberView[];
  /** Those who were removed and cannot come back, for organisers. */
  readonly removed: readonly PersonView[];
}

export interface ClubPostView {
  readonly n: number;
  readonly at: number;
  readonly author: PersonView;
  readonly text: string;
  readonly canDelete: boolean;
}

export interface ClubBoardView {
  /** The latest first. */
  readonly posts: readonly ClubPostView[];
  /** Are there earlier ones? They come with `before` the last of these. */
  readonly hasMore: boolean;
}

export interface ClubTournamentView extends ListedTournament {
  /** Of a finished one. */
  readonly winner: TournamentPlayerView | null;
}

/** A match in a tournament of the club. */
export interface ClubMatchView extends TournamentPairingView {
  readonly tournament: string;
  readonly tournamentName: string;
  readonly game: string;
  /** From 0 on. */
  readonly round: number;
  readonly startedAt: number;
}

export interface ClubMatchesView {
  /** The latest first. */
  readonly matches: readonly ClubMatchView[];
  readonly players: readonly TournamentPlayerView[];
}
