import type { Result } from '@safehouse/contract';
import { SideMark } from '../art/side-mark.tsx';
import { endingText } from '../log/ending-text.ts';
import type { BoardContext } from './board-context.ts';
import { sideOfSeat } from './view-queries.ts';

interface EndingPanelProps {
  readonly context: BoardContext;
  readonly result: Result;
}

/** How it ended, in the middle of the street where the cards were. */
export function EndingPanel({ context, result }: EndingPanelProps) {
  const [winner] = result.winners;
  if (winner === undefined) return null;
  const side = sideOfSeat(context.view, winner);
  return (
    <div class="aa-ending" role="status">
      <SideMark side={side} />
      <strong>{headline(context, result, context.sideNames[side])}</strong>
      <p>{endingText(result.reason, context.translations)}</p>
    </div>
  );
}

function headline({ translations, seat }: BoardContext, { winners }: Result, winner: string): string {
  if (seat === null) return translations.winner(winner);
  return winners.includes(seat) ? translations.won : translations.lost;
}
