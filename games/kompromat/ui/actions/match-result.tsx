import type { Result } from '@safehouse/contract';
import { type BoardContext, isOwnSeat } from '../board/board-context.ts';
import { ScoreSheet } from '../board/score-sheet.tsx';
import { endingText } from '../log/ending-and-refusal-text.ts';

/** How it ended. Nine tokens end it without a count (KO-23). */
export function MatchResult({
  context,
  result,
}: {
  readonly context: BoardContext;
  readonly result: Result;
}) {
  const isCounted = result.scores.some((score) => score !== null);
  return (
    <div class="ko-now ko-stack ko-over">
      <p role="status" class="ko-prompt">
        <b>{headline(context, result)}</b>
        <span>{endingText(result.reason, context.translations)}</span>
      </p>
      {isCounted && <ScoreSheet context={context} />}
    </div>
  );
}

function headline(context: BoardContext, { winners }: Result): string {
  const { translations, boardProps } = context;
  const [winner] = winners;
  if (winner === undefined) return translations.draw;
  return isOwnSeat(context, winner) ? translations.youWin : translations.wins(boardProps.playerNames[winner]);
}
