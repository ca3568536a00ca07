import { formatNumber, type ScoreRow } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { SeatMark } from '../../components/seat-mark.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import './sheet-table.css';

interface SheetTableProps {
  readonly rows: readonly ScoreRow[];
  readonly playerNames: readonly string[];
  readonly winners: readonly number[];
  /** Additional rows below those of the game. */
  readonly children?: ComponentChildren;
}

/** The score sheet of a finished match: a column for each seat. */
export function SheetTable({ rows, playerNames, winners, children }: SheetTableProps) {
  return (
    <table class="sheet">
      <caption class="hidden">{t().table.scoreSheet}</caption>
      <thead>
        <tr>
          <td />
          {playerNames.map((name, seat) => (
            <th key={seat} scope="col" class={winners.includes(seat) ? 'is-winner' : ''}>
              <SeatMark seat={seat} /> <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, isTotal }) => (
          <tr key={label} class={isTotal ? 'is-total' : ''}>
            <th scope="row">{label}</th>
            {values.map((value, seat) => (
              <td key={seat}>{formatNumber(currentLang(), value)}</td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
