/** The versions of the rules that this engine supports. They differ only in what the function below decides. */
export type RulesVersion = 1 | 2;

interface Versioned {
  readonly rulesVersion: RulesVersion;
}

/** KO-30: items can be used again between the two declarations. */
export const hasSecondWindow = ({ rulesVersion }: Versioned) => rulesVersion >= 2;
