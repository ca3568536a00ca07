import type { Result } from '@safehouse/contract';
import { endingText } from '../log/ending-text.ts';
import type { BoardContext } from './board-context.ts';
import { ScoreSheet } from './score-sheet.tsx';

interface EndingPanelProps {
  readonly context: BoardContext;
  readonly result: Result;
}

/** How it ended. Nine tokens end the match without a count (KO-23). */
export function EndingPanel({ context, result }: EndingPanelProps) {
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

function headline({ translations, seat, playerNames }: BoardContext, { winners }: Result): string {
  const [winner] = winners;
  if (winner === undefined) return translations.draw;
  return winner === seat ? translations.youWin : translations.wins(playerNames[winner]);
}
