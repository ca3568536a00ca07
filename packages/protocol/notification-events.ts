/** What users can be notified of while they are away. */
export const NOTIFICATION_EVENTS = [
  'turn',
  'invitation',
  'friend-request',
  'tournament-start',
  'club-invitation',
  'club-tournament',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

export const NOTIFICATION_CHANNELS = ['push', 'email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
