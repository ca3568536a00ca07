import { currentLang } from '../../../i18n/translations.ts';
import type { Sides } from './win-probability.ts';

/** `57 %`. */
export function percentText(share: number): string {
  return new Intl.NumberFormat(currentLang(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** With its sign: `+5 %`. */
export function signedPercentText(share: number): string {
  return new Intl.NumberFormat(currentLang(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(share);
}

export function sideNames(sides: Sides, names: readonly string[]): string[] {
  const list = new Intl.ListFormat(currentLang());
  return sides.map((side) => list.format(side.map((seat) => names[seat])));
}
