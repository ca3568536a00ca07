import { type Person, person } from '@safehouse/ui';

/** The team of the player whom a sentence addresses. */
export const YOUR_TEAM: unique symbol = Symbol('your team');

/** A side in a sentence: a player, the names of a team, or the team of the addressed player. */
export type SideName = Person | typeof YOUR_TEAM;

interface SideForms {
  readonly you: string;
  readonly team: string;
  /** `#` stands for the name. */
  readonly other: string;
}

/** The form of a sentence, or of its part, that fits the side. */
export function sideForm(who: SideName, { team, ...forms }: SideForms): string {
  return who === YOUR_TEAM ? team : person(who, forms);
}
