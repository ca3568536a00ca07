import { refusal } from '@safehouse/protocol';

export const NO_SUCH_MATCH = refusal('not-found', 'there is no such match');
