import { refusal } from '@safehouse/protocol';

export const NAME_TAKEN = refusal('name-taken', 'there is already an account with this name or one that looks like it');
export const NO_SUCH_USER = refusal('not-found', 'there is no user with this id');
