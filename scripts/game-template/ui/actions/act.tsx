import { ActArea } from '@safehouse/ui';
import type { BoardContext } from '../board/board-context.ts';
import { promptText } from '../log/prompt-text.ts';

/** What the viewer is asked. `ActButton`s for the answers go into a `div` with the class `act-buttons` below it. */
export function Act({ context }: { readonly context: BoardContext }) {
  return <ActArea question={promptText(context)} isWaiting={context.legalMoves.length === 0} />;
}
