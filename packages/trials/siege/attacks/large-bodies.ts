import type { Attack } from '../attack.ts';

const BODIES = [
  JSON.stringify({ name: 'x'.repeat(250_000) }),
  JSON.stringify({ name: 'x'.repeat(5_000_000) }),
  JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`key ${i}`, i]))),
];

/** Bodies just below the limit and far above it, and one with many keys. */
export const largeBodies: Attack = {
  name: 'large-bodies',
  run: (target) =>
    target.repeat(3, (address, loop) =>
      target.request('POST', '/api/guest', { address, body: BODIES[loop % BODIES.length] }),
    ),
};
