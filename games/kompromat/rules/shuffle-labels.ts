import { SEATS } from '@safehouse/contract';
import { ROUNDS } from '../data/constants.ts';

/** The labels of all shuffles, some by seat and round. */
export const MISSIONS_LABEL = 'missions';

const ROUND_NUMBERS = Array.from({ length: ROUNDS + 1 }, (_, round) => round);
/** By [seat][round]. The first round is 1. */
export const EQUIPMENT_LABELS = SEATS.slice(0, 2).map((seat) =>
  ROUND_NUMBERS.map((round) => `equipment:${seat}:${round}`),
);
/** By [round]: for shuffling set-aside counter-intelligence back into the mission deck. */
export const SET_ASIDE_LABELS = ROUND_NUMBERS.map((round) => `missions:${round}`);

const SHUFFLE_LABELS = new Set([
  MISSIONS_LABEL,
  ...EQUIPMENT_LABELS.flatMap((labels) => labels.slice(1)),
  ...SET_ASIDE_LABELS.slice(1),
]);

export function knowsLabel(label: string): boolean {
  return SHUFFLE_LABELS.has(label);
}
