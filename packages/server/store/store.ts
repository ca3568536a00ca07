import type { AddressStore } from './address-store.ts';
import type { ChallengeStore } from './challenge-store.ts';
import type { ChatStore } from './chat-store.ts';
import type { ClubInvitationStore } from './club-invitation-store.ts';
import type { ClubPostStore } from './club-post-store.ts';
import type { ClubStore } from './club-store.ts';
import type { EmailStore } from './email-store.ts';
import type { MatchStore } from './match-store.ts';
import type { ModerationStore } from './moderation-store.ts';
import type { NotificationStore } from './notification-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { PlanStore } from './plan-store.ts';
import type { PracticeStore } from './practice-store.ts';
import type { PushStore } from './push-store.ts';
import type { RatingStore } from './rating-store.ts';
import type { TournamentStore } from './tournament-store.ts';
import type { UserStore } from './user-store.ts';

/** Everything the server stores. Implemented on SQLite and on PostgreSQL. */
export interface Store {
  readonly matches: MatchStore;
  readonly users: UserStore;
  readonly ratings: RatingStore;
  readonly chat: ChatStore;
  /** The spectators' chat. */
  readonly spectatorChat: ChatStore;
  readonly push: PushStore;
  readonly challenges: ChallengeStore;
  readonly addresses: AddressStore;
  readonly moderation: ModerationStore;
  readonly practice: PracticeStore;
  readonly plans: PlanStore;
  readonly tournaments: TournamentStore;
  readonly people: PeopleStore;
  readonly clubs: ClubStore;
  readonly clubPosts: ClubPostStore;
  readonly clubInvitations: ClubInvitationStore;
  readonly notifications: NotificationStore;
  readonly emails: EmailStore;
  isWritable(): Promise<boolean>;
  close(): Promise<void>;
}
