/** Reasons for reporting a user. In its own file, so that the app can show the list without loading the schemas. */
export const REPORT_REASONS = ['insults', 'offensive-name', 'spam', 'cheating', 'stalling', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
