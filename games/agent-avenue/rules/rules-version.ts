/** The versions of the rules that this engine supports. They differ only in what the functions below decide. */
export type RulesVersion = 1 | 2;

interface Versioned {
  readonly rulesVersion: RulesVersion;
}

/** AA-24: a hidden hand is asked even without a choice, because a missing question would reveal that. */
export const asksHiddenHands = ({ rulesVersion }: Versioned) => rulesVersion >= 2;

/** AA-35: the last card of the deck is reserved for the member of a pair who plays face up. */
export const reservesLastCard = ({ rulesVersion }: Versioned) => rulesVersion >= 2;
