import * as z from 'zod';
import type { PersonView } from './people.ts';
import type { RatingView } from './social.ts';
import { requestKey } from './table-requests.ts';
import { titleText } from './title.ts';
import type { ListedTournament, TournamentPairingView, TournamentPlayerView } from './tournament.ts';

const MAX_NAME_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_POST_LENGTH = 1000;

/** Control characters except line breaks, invisible characters, and those that change the text direction. */
const FORBIDDEN_CHARACTERS = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const BLANK_LINES = /\n{3,}/g;

/** A text of several lines. */
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
/** `invitation`: only users with the link can find, see and join the club. */
const access = z.enum(['open', 'invitation']);
const name = titleText(MAX_NAME_LENGTH);

export const createClubRequest = z.strictObject({
  name,
  description: description.default(''),
  access: access.default('open'),
  /** Repeating the request with the same key does not create a second club. */
  key: requestKey.optional(),
});

export type CreateClubRequest = z.input<typeof createClubRequest>;

/** Missing fields are not changed. */
export const changeClubRequest = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  access: access.optional(),
});

export type ChangeClubRequest = z.infer<typeof changeClubRequest>;

export const renameClubRequest = z.strictObject({ name });

export const joinClubRequest = z.strictObject({ invitation: z.string().max(40).optional() });

/** Naming a new founder makes the previous one an organiser. */
export const changeMemberRequest = z.strictObject({ role: z.enum(['founder', 'organiser', 'member']) });

export const clubPostRequest = z.strictObject({
  text: paragraphs(MAX_POST_LENGTH).refine((text) => VISIBLE.test(text), 'a post has visible characters'),
  /** Repeating the request with the same key does not create a second post. */
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
  /** The viewer's role; null if they are not a member. */
  readonly role: ClubRole | null;
}

export interface ClubListView {
  /** The viewer's clubs. */
  readonly own: readonly ListedClub[];
  /** Clubs with open access, the largest first. */
  readonly open: readonly ListedClub[];
}

/** A club as one viewer sees it. */
export interface ClubView extends ListedClub {
  readonly createdAt: number;
  readonly founder: PersonView;
  /** May the viewer see the board, the members, the tournaments and the matches? */
  readonly canRead: boolean;
  readonly canJoin: boolean;
  /** The code in the invitation link; null unless the viewer is an organiser. */
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
  /** The founder, then organisers, then members; each group by the time they joined. */
  readonly members: readonly ClubMemberView[];
  /** Users who were removed and cannot join again. Empty unless the viewer is an organiser. */
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
  /** Are there earlier posts? To get them, request with `before` set to the last of these. */
  readonly hasMore: boolean;
}

export interface ClubTournamentView extends ListedTournament {
  /** Null until the tournament is finished. */
  readonly winner: TournamentPlayerView | null;
}

/** A match in a tournament of the club. */
export interface ClubMatchView extends TournamentPairingView {
  readonly tournament: string;
  readonly tournamentName: string;
  readonly game: string;
  /** From 0. */
  readonly round: number;
  readonly startedAt: number;
}

export interface ClubMatchesView {
  /** The latest first. */
  readonly matches: readonly ClubMatchView[];
  readonly players: readonly TournamentPlayerView[];
}
