import type { Attack } from '../attack.ts';

/** No attack: the baseline of this machine. */
export const none: Attack = { name: 'none', run: (target) => target.untilEnd() };
