import type { Result } from '@safehouse/contract';
import { endingOf } from '../log/ending.ts';
import { type Desk, isMine } from '../table/desk.ts';
import { ScoreSheet } from './score-sheet.tsx';

/** How it ended. Nine tokens end it without a count (KO-23). */
export function Over({ desk, result }: { readonly desk: Desk; readonly result: Result }) {
  const isCounted = result.scores.some((score) => score !== null);
  return (
    <div class="ko-now ko-stack ko-over">
      <p role="status" class="ko-prompt">
        <b>{headline(desk, result)}</b>
        <span>{endingOf(result.reason, desk.words)}</span>
      </p>
      {isCounted && <ScoreSheet desk={desk} />}
    </div>
  );
}

function headline(desk: Desk, { winners }: Result): string {
  const { words, board } = desk;
  const [winner] = winners;
  if (winner === undefined) return words.draw;
  return isMine(desk, winner) ? words.youWin : words.wins(board.names[winner]);
}
