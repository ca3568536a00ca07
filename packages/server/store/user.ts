import type { UserId } from '@safehouse/protocol';

/** Somebody the server knows: a guest for a while, or the holder of an account. */
export interface User {
  readonly id: UserId;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly isAdmin: boolean;
  /** May do nothing any more, but is told so. */
  readonly isBanned: boolean;
  readonly createdAt: number;
}

/** With what only they themselves may see. */
export interface Profile extends User {
  readonly locale: string | null;
  /** Where their program is told that it is their turn. */
  readonly webhook: string | null;
}
