import type { Bus } from './bus/bus.ts';
import type { Chat } from './chat/chat.ts';
import type { ClubBoard } from './clubs/club-board.ts';
import type { ClubPages } from './clubs/club-pages.ts';
import type { Clubs } from './clubs/clubs.ts';
import type { Config } from './config.ts';
import type { Challenges } from './daily/challenges.ts';
import type { RateLimiter } from './edge/rate-limits.ts';
import type { AddressRecorder } from './identity/address-recorder.ts';
import type { Directory } from './identity/directory.ts';
import type { Identity } from './identity/identity.ts';
import type { UserAdministration } from './identity/user-administration.ts';
import type { Commitments } from './lobby/commitments.ts';
import type { Matchmaker } from './lobby/matchmaker.ts';
import type { OpenTables } from './lobby/open-tables.ts';
import type { SharedCommitments } from './lobby/shared-commitments.ts';
import type { SharedMatchmaker } from './lobby/shared-matchmaker.ts';
import type { Log } from './log.ts';
import type { MatchCommands } from './match/commands.ts';
import type { Rooms } from './match/rooms.ts';
import type { Metrics } from './metrics.ts';
import type { Moderation } from './moderation/moderation.ts';
import type { NotifyKeys } from './notify/notify-keys.ts';
import type { People } from './people/people.ts';
import type { Plans } from './plans/plans.ts';
import type { Hub } from './socket/hub.ts';
import type { Store } from './store/store.ts';
import type { ClubTournaments } from './tournaments/club-tournaments.ts';
import type { TournamentPages } from './tournaments/tournament-pages.ts';
import type { Tournaments } from './tournaments/tournaments.ts';
import type { Visibility } from './visibility/visibility.ts';

/** The parts of a running server, as whoever handles a request finds them. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly commands: MatchCommands;
  readonly plans: Plans;
  readonly people: People;
  readonly directory: Directory;
  readonly identity: Identity;
  readonly administration: UserAdministration;
  readonly limits: Pick<RateLimiter, 'allows' | 'waitFor' | 'isExhausted' | 'charge'>;
  readonly visibility: Visibility;
  readonly chat: Chat;
  readonly moderation: Moderation;
  readonly openTables: OpenTables;
  readonly commitments: Pick<Commitments | SharedCommitments, 'make' | 'redeem'>;
  readonly challenges: Challenges;
  readonly tournaments: Tournaments;
  readonly tournamentPages: TournamentPages;
  readonly clubs: Clubs;
  readonly clubPages: ClubPages;
  readonly clubBoard: ClubBoard;
  readonly clubTournaments: ClubTournaments;
  readonly addresses: AddressRecorder;
  readonly matchmaker: Pick<Matchmaker | SharedMatchmaker, 'seek' | 'list' | 'cancel' | 'close' | 'count'>;
  readonly notifyKeys: NotifyKeys;
  /** Signs the cookies of devices that have signed in. */
  readonly deviceKey: string;
  readonly hub: Hub;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Does it take no more people, because it is about to stop? */
  isDraining(): boolean;
  now(): number;
}
