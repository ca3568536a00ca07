import { SEATS } from '@safehouse/contract';
import { SeatMark } from '../art/seat-mark.tsx';
import { type BoardContext, nameOf } from './board-context.ts';
import { computeScore } from './score.ts';

const SCORE_LINES = ['targets', 'codes', 'documents', 'items', 'tokens', 'sum'] as const;

/** KO-22, line by line. */
export function ScoreSheet({ context }: { readonly context: BoardContext }) {
  const { view, translations } = context;
  const seats = SEATS.slice(0, 2);
  const scores = seats.map((seat) => computeScore(view.won[seat], view.tokens[seat]));
  return (
    <table class="ko-sheet">
      <caption class="ko-said">{translations.scoreSheet}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th scope="col" key={seat}>
              <SeatMark seat={seat} /> {nameOf(context, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORE_LINES.map((line) => (
          <tr key={line} class={line === 'sum' ? 'ko-bottom' : ''}>
            <th scope="row">{translations[line]}</th>
            {seats.map((seat) => (
              <td key={seat}>{scores[seat][line]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
