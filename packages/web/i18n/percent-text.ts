import { formatPercent } from '@safehouse/ui';
import { currentLang, t } from './translations.ts';

export function percentText(share: number): string {
  return formatPercent(currentLang(), share);
}

/** The difference of two shares: `5 percentage points`. */
export function pointsText(difference: number): string {
  return t().percentagePoints(Math.round(100 * difference));
}

/** With its sign: `+5 percentage points`. */
export function signedPointsText(difference: number): string {
  return t().percentagePoints(Math.round(100 * difference), { signDisplay: 'exceptZero' });
}
