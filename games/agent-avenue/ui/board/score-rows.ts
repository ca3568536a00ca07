import { SEATS } from '@safehouse/contract';
import type { ScoreRow } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';
import { sideOfSeat } from './view-queries.ts';

/** There are no points: the sheet shows how far each side moved and whom it recruited. */
export function scoreRows(view: View, { sheet }: GameTranslations): readonly ScoreRow[] {
  const sides = SEATS.slice(0, view.hands.length).map((seat) => view.sides[sideOfSeat(view, seat)]);
  const recruited = sides.map(({ inPlay }) => Object.values(inPlay).reduce((sum, copies) => sum + copies, 0));
  const rows: ScoreRow[] = [
    { label: sheet.steps, values: sides.map(({ steps }) => steps) },
    { label: sheet.agents, values: recruited },
  ];
  if (view.mode === 'simple') return rows;
  return [...rows, { label: sheet.market, values: sides.map(({ market }) => market.length) }];
}
