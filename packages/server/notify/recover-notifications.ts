import type { UserId } from '@safehouse/protocol';
import type { Store } from '../store/store.ts';
import type { NewNotification, Notifications } from './notifications.ts';

interface RecoveryDeps {
  readonly store: Pick<Store, 'matches' | 'people' | 'clubInvitations'>;
  readonly notifications: Pick<Notifications, 'notifyUnlessTold'>;
  /** Running tournaments that have started since then. */
  startedSince(
    time: number,
  ): Promise<readonly { readonly id: string; readonly startedAt: number; readonly users: readonly UserId[] }[]>;
  /** New tournaments of clubs since then. */
  clubTournamentsSince(time: number): Promise<readonly PastEvent[]>;
  now(): number;
}

interface PastEvent extends NewNotification {
  readonly at: number;
}

/** A crashed server is expected to be back within this time. */
const RECOVERY_MS = 5 * 60_000;
/** Per kind. */
const MAX_EVENTS = 10_000;

/**
 * Events are stored a moment before their notifications are queued, and a server may be killed in between. So at its
 * start it checks the events of the last minutes again; those already queued or sent are skipped.
 */
export async function recoverNotifications(deps: RecoveryDeps): Promise<void> {
  const since = deps.now() - RECOVERY_MS;
  for (const find of [turns, starts, friendRequests, invitations, clubInvitations, clubTournaments])
    for (const { at, ...notification } of await find(deps, since))
      await deps.notifications.notifyUnlessTold(notification, at);
}

async function turns({ store }: RecoveryDeps, since: number): Promise<PastEvent[]> {
  const found = await store.matches.runningSince(since, MAX_EVENTS);
  return found.flatMap(({ header, summary: { waiting, updatedAt } }) =>
    header.clock.type === 'realtime' || waiting.length === 0
      ? []
      : [{ users: waiting, event: 'turn', about: header.id, at: updatedAt }],
  );
}

async function starts({ startedSince }: RecoveryDeps, since: number): Promise<PastEvent[]> {
  const found = await startedSince(since);
  return found.map(({ id, startedAt, users }) => ({ users, event: 'tournament-start', about: id, at: startedAt }));
}

async function clubTournaments({ clubTournamentsSince }: RecoveryDeps, since: number): Promise<readonly PastEvent[]> {
  return clubTournamentsSince(since);
}

async function friendRequests({ store }: RecoveryDeps, since: number): Promise<PastEvent[]> {
  const found = await store.people.requestsSince(since, MAX_EVENTS);
  return found.map(({ user, other, at }) => ({ users: [other], event: 'friend-request', about: user, at }));
}

async function invitations({ store }: RecoveryDeps, since: number): Promise<PastEvent[]> {
  const found = await store.people.invitationsSince(since, MAX_EVENTS);
  return found.map(({ match, user, at }) => ({ users: [user], event: 'invitation', about: match, at }));
}

async function clubInvitations({ store }: RecoveryDeps, since: number): Promise<PastEvent[]> {
  const found = await store.clubInvitations.invitationsSince(since, MAX_EVENTS);
  return found.map(({ club, user, at }) => ({ users: [user], event: 'club-invitation', about: club, at }));
}
