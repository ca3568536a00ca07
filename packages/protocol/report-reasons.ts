/** What somebody can be reported for. In a file of its own: the app shows the list without loading the schemas. */
export const REPORT_REASONS = ['insults', 'offensive-name', 'spam', 'cheating', 'stalling', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
