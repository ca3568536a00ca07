import type { BoardContext } from '../board/board-context.ts';
import { promptText } from '../log/prompt-text.ts';

/** What the viewer is asked; buttons that answer go into a `div` with the class `act-buttons` below it. */
export function Act({ context }: { readonly context: BoardContext }) {
  return (
    <div class="act">
      <p class={`act-question${context.legalMoves.length > 0 ? '' : ' is-waiting'}`} role="status">
        {promptText(context)}
      </p>
    </div>
  );
}
