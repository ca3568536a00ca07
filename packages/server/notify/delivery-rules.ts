import type { NotificationChannel } from '@safehouse/protocol';
import type { LinkMailKind, NotificationKind, SendCount } from '../store/notification-store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

interface ChannelRules {
  /** The minimum time between two messages to one user. */
  readonly gapMs: number;
  readonly perDay: number;
  /** How long to wait for users who are online before looking again. */
  readonly onlineMs: number;
}

export const DELIVERY_RULES: { readonly [channel in NotificationChannel]: ChannelRules } = {
  push: { gapMs: MINUTE_MS, perDay: 50, onlineMs: MINUTE_MS },
  email: { gapMs: HOUR_MS, perDay: 6, onlineMs: 10 * MINUTE_MS },
};

/** After this time a notification is no longer useful. */
const LIFETIMES_MS: { readonly [kind in NotificationKind]: number } = {
  turn: 3 * DAY_MS,
  invitation: DAY_MS,
  'friend-request': 7 * DAY_MS,
  'tournament-start': HOUR_MS,
  'club-invitation': 7 * DAY_MS,
  'club-tournament': 7 * DAY_MS,
  'confirm-email': DAY_MS,
  'reset-passphrase': HOUR_MS,
};

/** Sent without delay. */
const URGENT: readonly NotificationKind[] = ['tournament-start', 'confirm-email', 'reset-passphrase'];

export function isLinkMail(event: NotificationKind): event is LinkMailKind {
  return event === 'confirm-email' || event === 'reset-passphrase';
}

/** Who creates a tournament may notice a mistake at once, cancel it and create another one. */
const CLUB_TOURNAMENT_DELAY_MS = 2 * MINUTE_MS;

/** A mail waits: a user who comes back meanwhile needs none, and several notifications become one. */
export function delayFor(event: NotificationKind, channel: NotificationChannel, mailDelayMs: number): number {
  if (channel === 'push') return event === 'club-tournament' ? CLUB_TOURNAMENT_DELAY_MS : 0;
  return URGENT.includes(event) ? 0 : mailDelayMs;
}

export function isExpired({ event, at }: { readonly event: NotificationKind; readonly at: number }, now: number) {
  return now - at > LIFETIMES_MS[event];
}

/** The earliest time for another message. */
export function nextSendAt(sent: SendCount | null, channel: NotificationChannel, now: number): number {
  if (sent === null) return now;
  const { gapMs, perDay } = DELIVERY_RULES[channel];
  const day = Math.floor(now / DAY_MS);
  const isFull = sent.day === day && sent.count >= perDay;
  return Math.max(sent.lastAt + gapMs, isFull ? (day + 1) * DAY_MS : now);
}

export function countAfter(sent: SendCount | null, now: number): SendCount {
  const day = Math.floor(now / DAY_MS);
  return { lastAt: now, day, count: sent?.day === day ? sent.count + 1 : 1 };
}
