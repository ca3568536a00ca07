import type { DailyTranslations } from './locales/index.ts';

interface DealCommitmentsProps {
  readonly translations: DailyTranslations;
  /** One commitment for each deal. */
  readonly commitments: readonly string[];
}

/** The commitments to deals that the server draws without the players, and what they prove. */
export function DealCommitments({ translations, commitments }: DealCommitmentsProps) {
  return (
    <details class="daily-commitments">
      <summary>{translations.fair}</summary>
      <p>{translations.fairAbout}</p>
      {commitments.map((commitment) => (
        <p key={commitment}>
          <code>{commitment}</code>
        </p>
      ))}
    </details>
  );
}
