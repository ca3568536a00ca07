import * as z from 'zod';
import { NOTIFICATION_EVENTS } from './notification-events.ts';

const channelSwitches = z.strictObject({ push: z.boolean(), email: z.boolean() });

/** Which channels are on, by event. */
export const notificationSwitches = z.strictObject({
  turn: channelSwitches,
  invitation: channelSwitches,
  'friend-request': channelSwitches,
  'tournament-start': channelSwitches,
  'club-invitation': channelSwitches,
  'club-tournament': channelSwitches,
});

export type NotificationSwitches = z.infer<typeof notificationSwitches>;

/** Switches that are not named keep their values. */
export const notificationRequest = z.strictObject({
  switches: z.partialRecord(z.enum(NOTIFICATION_EVENTS), channelSwitches.partial()),
});

export type NotificationRequest = z.infer<typeof notificationRequest>;

const MAX_EMAIL_LENGTH = 254;

/** Domains are not case-sensitive, but the part before them may be. */
export const emailAddress = z
  .string()
  .trim()
  .max(MAX_EMAIL_LENGTH, { abort: true })
  .pipe(z.email())
  .overwrite((address) => address.replace(/@.*$/, (domain) => domain.toLowerCase()));

/**
 * Asks for the passphrase, because an e-mail address can be used to set a new one: somebody at an unlocked device must
 * not be able to take over the account.
 */
export const emailRequest = z.strictObject({ address: emailAddress, passphrase: z.string().max(200) });

/** The notifications of a user, as they see them themselves. */
export const ownNotifications = z.strictObject({
  email: z.strictObject({
    /** Does this server send e-mail? */
    isAvailable: z.boolean(),
    /** The confirmed address. */
    address: z.string().nullable(),
    /** An address that is not confirmed yet. */
    pending: z.string().nullable(),
  }),
  switches: notificationSwitches,
});

export type OwnNotifications = z.infer<typeof ownNotifications>;
