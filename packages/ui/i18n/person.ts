/** The player whom a sentence addresses. A symbol, because the compiler rejects one inside a text. */
export const YOU: unique symbol = Symbol('you');

/** A player in a sentence: the name, or `YOU`. */
export type Person = string | typeof YOU;

interface PersonForms {
  readonly you: string;
  /** `#` stands for the name. */
  readonly other: string;
}

/** The form of a sentence, or of its part, that fits the player: `You pass`, `Ada passes`. */
export function person(who: Person, { you, other }: PersonForms): string {
  // By a function, as a name may contain `$&`.
  return who === YOU ? you : other.replace('#', () => who);
}

interface Naming {
  /** By seat. */
  readonly playerNames: readonly string[];
  /** Whom the sentence addresses; null for nobody. */
  readonly seat: number | null;
}

/** All players, by seat. */
export function peopleIn(naming: Naming): readonly Person[] {
  return naming.playerNames.map((_, seat) => personAt(seat, naming));
}

/** The player at a seat, for a sentence. */
export function personAt(seat: number, { playerNames, seat: addressed }: Naming): Person {
  return seat === addressed ? YOU : playerNames[seat];
}
