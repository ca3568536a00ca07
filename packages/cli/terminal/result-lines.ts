import { fitText, type Line, type Span, seatStyle, styled, type TerminalContext } from '@safehouse/ui/terminal';
import type { TableScreenContext } from './table-screen.ts';

const LABEL_COLUMNS = 20;
const VALUE_COLUMNS = 12;

/** The score sheet: a line for each kind of points, a column for each seat. */
export function scoreLines({ game, playerNames }: TableScreenContext, { view }: TerminalContext): Line[] {
  const rows = game.ui.scoreRows(view, game.translations);
  const names = playerNames.map((name, seat): Span => styled(seatStyle(seat), fitText(name, VALUE_COLUMNS)));
  return [
    [' '.repeat(LABEL_COLUMNS), ...names],
    ...rows.map(({ label, values, isTotal }): Line => {
      const text =
        fitText(`  ${label}`, LABEL_COLUMNS) + values.map((value) => fitText(String(value), VALUE_COLUMNS)).join('');
      return [isTotal ? styled('bold', text) : text];
    }),
  ];
}
