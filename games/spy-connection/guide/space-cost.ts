/** Who has agents on a space, from the perspective of the connecting player. */
export const OCCUPANTS = ['empty', 'other', 'own'] as const;
export type Occupant = (typeof OCCUPANTS)[number];

/** SC-16: the agents that the player must put on a space. */
const COSTS: { readonly [occupant in Occupant]: number } = { empty: 1, other: 2, own: 0 };

export function spaceCosts(occupants: readonly Occupant[]): readonly number[] {
  return occupants.map((occupant) => COSTS[occupant]);
}

export function nextOccupant(occupant: Occupant): Occupant {
  return OCCUPANTS[(OCCUPANTS.indexOf(occupant) + 1) % OCCUPANTS.length];
}
