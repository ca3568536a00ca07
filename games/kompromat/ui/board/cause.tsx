import { type Result, SEATS } from '@safehouse/contract';
import { TOKENS_TO_LOSE } from '../../data/constants.ts';
import { SeatMark } from '../art/seat-mark.tsx';
import { type BoardContext, farSeat } from './board-context.ts';
import { computeScore } from './score.ts';

interface CauseProps {
  readonly context: BoardContext;
  readonly result: Result;
}

/** What decided the match, shown across the desk: the ninth token, or both sums. */
export function Cause({ context, result }: CauseProps) {
  if (result.reason === 'notoriety') return <NinthToken context={context} />;
  return result.reason === 'points' || result.reason === 'draw' ? <Sums context={context} result={result} /> : null;
}

/** KO-20 */
function NinthToken({ context: { view } }: Pick<CauseProps, 'context'>) {
  const seat = SEATS.slice(0, 2).find((each) => view.tokens[each] >= TOKENS_TO_LOSE);
  if (seat === undefined) return null;
  return (
    <div class="ko-cause" aria-hidden="true">
      <SeatMark seat={seat} />
      {Array.from({ length: TOKENS_TO_LOSE }, (_, i) => (
        <i key={i} />
      ))}
    </div>
  );
}

/** KO-22, KO-23: with equal sums the tokens decide. */
function Sums({ context, result }: CauseProps) {
  const { view, translations, nearSeat } = context;
  const seats = [farSeat(context), nearSeat];
  const sums = seats.map((seat) => computeScore(view.won[seat], view.tokens[seat]).sum);
  const isLevel = sums[0] === sums[1];
  return (
    <div class="ko-cause" aria-hidden="true">
      {seats.map((seat, i) => (
        <b key={seat} class={result.winners.includes(seat) ? 'is-winner' : ''}>
          <SeatMark seat={seat} />
          {sums[i]}
          {isLevel && <small>{`${translations.tokens}: ${view.tokens[seat]}`}</small>}
        </b>
      ))}
    </div>
  );
}
