import type { Bus } from '../bus/bus.ts';
import type { Presence } from '../bus/presence.ts';
import type { Chat } from '../chat/chat.ts';
import type { SpectatorChat } from '../chat/spectator-chat.ts';
import type { ClubInvitations } from '../clubs/club-invitations.ts';
import type { ClubPages } from '../clubs/club-pages.ts';
import type { RateLimiter } from '../edge/rate-limits.ts';
import type { Directory } from '../identity/directory.ts';
import type { Identity } from '../identity/identity.ts';
import type { LiveTables } from '../live/live-tables.ts';
import type { Rematches } from '../lobby/rematches.ts';
import type { Log } from '../log.ts';
import type { MatchCommands } from '../match/commands.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Metrics } from '../metrics.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { TournamentPages } from '../tournaments/tournament-pages.ts';
import type { Visibility } from '../visibility/visibility.ts';
import type { SeekList } from './seek-list.ts';

export interface HubServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly commands: MatchCommands;
  readonly rematches: Pick<Rematches, 'play'>;
  readonly directory: Directory;
  readonly visibility: Visibility;
  readonly live: Pick<LiveTables, 'list' | 'spectators'>;
  readonly log: Log;
  readonly metrics: Metrics;
  now(): number;
  readonly chat: Pick<Chat, 'post' | 'linesAfter' | 'lineFor'>;
  readonly spectatorChat: Pick<SpectatorChat, 'post' | 'lineForAll'>;
  readonly limits: Pick<RateLimiter, 'allows'>;
  readonly identity: Pick<Identity, 'userForToken'>;
  /** Without it nobody is invited. */
  readonly people?: Pick<People, 'invitationsTo'>;
  /** Without it nobody is invited to clubs. */
  readonly clubInvitations?: Pick<ClubInvitations, 'invitationsTo'>;
  /** Without it no address is banned. */
  readonly moderation?: Pick<Moderation, 'isAddressBanned' | 'onBansChanged'>;
  /** Users who look for an opponent. Missing: nobody does. */
  readonly matchmaker?: SeekList;
  /** Without it there are no clubs. */
  readonly clubPages?: Pick<ClubPages, 'view'>;
  /** Without it there are no tournaments. */
  readonly tournamentPages?: Pick<TournamentPages, 'written' | 'versionOf'>;
  /** Do other processes write to the same store? */
  readonly isShared?: boolean;
  /** Who watches what on other servers. */
  readonly presence?: Presence | null;
  /** How long a player who is to move may be away before the match can be claimed, at tables without a clock. */
  readonly claimDelayMs: number;
}
