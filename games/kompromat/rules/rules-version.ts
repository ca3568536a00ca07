/** The versions of the rules that this engine plays. They differ in what is asked here, and in nothing else. */
export type RulesVersion = 1 | 2;

interface Versioned {
  readonly rulesVersion: RulesVersion;
}

/** KO-30: items can be used again between the two declarations. */
export const hasSecondWindow = ({ rulesVersion }: Versioned) => rulesVersion >= 2;
