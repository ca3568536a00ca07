import type { UserId } from '@safehouse/protocol';

export interface User {
  readonly id: UserId;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly isAdmin: boolean;
  /** All requests are refused with `banned`. */
  readonly isBanned: boolean;
  readonly createdAt: number;
  /** A program plays under this name. */
  readonly isBot: boolean;
  /** Others are not told when the user is online. */
  readonly isInvisible: boolean;
}

/** Includes the fields that only the user may see. */
export interface Profile extends User {
  readonly locale: string | null;
  /** The code of the chosen avatar. */
  readonly avatar: string | null;
  /** The URL that is called when it is their turn. */
  readonly webhook: string | null;
}
