import { lang } from '../../state/words.ts';
import type { Sides } from './chances.ts';

/** A share as people read it: 57 %. */
export function percent(share: number): string {
  return new Intl.NumberFormat(lang(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A change of a share, with its sign. */
export function change(share: number): string {
  return new Intl.NumberFormat(lang(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(share);
}

/** Everybody on a side, by name. */
export function sideNames(sides: Sides, names: readonly string[]): string[] {
  const list = new Intl.ListFormat(lang());
  return sides.map((side) => list.format(side.map((seat) => names[seat])));
}
