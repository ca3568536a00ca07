import type { PairingResult } from './entries.ts';

/** The outcome of a match for one of its seats. */
export type Outcome = 'won' | 'drawn' | 'lost' | 'none';

export function outcomeAt(seat: 0 | 1, { outcome }: PairingResult): Outcome {
  if (outcome === 'draw') return 'drawn';
  if (outcome === 'none') return 'none';
  return (outcome === 'first') === (seat === 0) ? 'won' : 'lost';
}
