import type { Attack } from '../attack.ts';

/** What the machine does by itself, to compare with. */
export const none: Attack = { name: 'none', run: (target) => target.untilEnd() };
