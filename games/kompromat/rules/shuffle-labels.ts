import { SEATS } from '@safehouse/contract';
import { ROUNDS } from '../data/constants.ts';

/** The names of all shuffles, by seat and round where there is one for each. */
export const MISSIONS_LABEL = 'missions';

const ROUND_NUMBERS = Array.from({ length: ROUNDS + 1 }, (_, round) => round);
/** At [seat][round]; the first round is 1. */
export const EQUIPMENT_LABELS = SEATS.slice(0, 2).map((seat) =>
  ROUND_NUMBERS.map((round) => `equipment:${seat}:${round}`),
);
/** At [round]: counter-intelligence set aside goes back into the mission deck. */
export const SET_ASIDE_LABELS = ROUND_NUMBERS.map((round) => `missions:${round}`);

const SHUFFLE_LABELS = new Set([
  MISSIONS_LABEL,
  ...EQUIPMENT_LABELS.flatMap((labels) => labels.slice(1)),
  ...SET_ASIDE_LABELS.slice(1),
]);

export function knowsLabel(label: string): boolean {
  return SHUFFLE_LABELS.has(label);
}
