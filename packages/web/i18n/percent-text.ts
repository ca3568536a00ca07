import { formatPercent } from '@safehouse/ui';
import { currentLang, t } from './translations.ts';

export function percentText(share: number): string {
  return formatPercent(currentLang(), share);
}

/** A difference of two fractions, such as `5 percentage points`. */
export function pointsText(difference: number): string {
  return t().percentagePoints(Math.round(100 * difference));
}

/** With a sign, such as `+5 percentage points`. */
export function signedPointsText(difference: number): string {
  return t().percentagePoints(Math.round(100 * difference), { signDisplay: 'exceptZero' });
}
