import { refusal } from '@safehouse/protocol';

export const NAME_TAKEN = refusal('name-taken', 'there is already an account with this name or one that looks like it');
export const NO_SUCH_USER = refusal('not-found', 'there is no user with this id');
export const NO_SUCH_ACCOUNT = refusal('not-found', 'there is no account with this id');
/** The same whichever of the two has blocked the other. */
export const KEPT_APART = refusal('forbidden', 'you cannot contact this person');
