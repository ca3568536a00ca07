import { SEATS } from '@safehouse/contract';
import { type Desk, nameOf } from '../table/desk.ts';
import { scoreOf } from '../table/score.ts';
import { SeatMark } from '../table/seat-mark.tsx';

const LINES = ['targets', 'codes', 'documents', 'items', 'tokens', 'sum'] as const;

/** KO-22, line by line. */
export function ScoreSheet({ desk }: { readonly desk: Desk }) {
  const { view, words } = desk;
  const seats = SEATS.slice(0, 2);
  const scores = seats.map((seat) => scoreOf(view.won[seat], view.tokens[seat]));
  return (
    <table class="ko-sheet">
      <caption class="ko-said">{words.scoreSheet}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th scope="col" key={seat}>
              <SeatMark seat={seat} /> {nameOf(desk, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map((line) => (
          <tr key={line} class={line === 'sum' ? 'ko-bottom' : ''}>
            <th scope="row">{words[line]}</th>
            {seats.map((seat) => (
              <td key={seat}>{scores[seat][line]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
