import type { UserId } from '@safehouse/protocol';
import type { Store } from '../store/store.ts';
import type { Notifications } from './notifications.ts';

interface RecoveryDeps {
  readonly store: Pick<Store, 'matches'>;
  readonly notifications: Pick<Notifications, 'notifyUnlessTold'>;
  /** Tournaments that run, and have started since then. */
  startedSince(
    time: number,
  ): Promise<readonly { readonly id: string; readonly startedAt: number; readonly users: readonly UserId[] }[]>;
  now(): number;
}

/** A server is back within this time after a crash. */
const RECOVERY_MS = 5 * 60_000;
const MAX_MATCHES = 10_000;

/**
 * What happened is stored a moment before the notification of it is queued, and a server may be killed in between. So at
 * its start turns and tournaments of the last minutes are looked at again; what is queued or was told is left as it is.
 */
export async function recoverNotifications({ store, startedSince, notifications, now }: RecoveryDeps): Promise<void> {
  const since = now() - RECOVERY_MS;
  for (const { header, summary } of await store.matches.runningSince(since, MAX_MATCHES)) {
    if (header.clock.type === 'realtime' || summary.waiting.length === 0) continue;
    const turn = { users: summary.waiting, event: 'turn', about: header.id } as const;
    await notifications.notifyUnlessTold(turn, summary.updatedAt);
  }
  for (const { id, startedAt, users } of await startedSince(since))
    await notifications.notifyUnlessTold({ users, event: 'tournament-start', about: id }, startedAt);
}
