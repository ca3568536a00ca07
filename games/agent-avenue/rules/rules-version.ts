/** The versions of the rules that this engine plays. They differ in what is asked here, and in nothing else. */
export type RulesVersion = 1 | 2;

interface Versioned {
  readonly rulesVersion: RulesVersion;
}

/** AA-24: a hand that others cannot see is asked even where it has no choice, since a missing question tells about it. */
export const asksHiddenHands = ({ rulesVersion }: Versioned) => rulesVersion >= 2;

/** AA-35: the last card of the deck is for the member of a pair who plays face up. */
export const reservesLastCard = ({ rulesVersion }: Versioned) => rulesVersion >= 2;
