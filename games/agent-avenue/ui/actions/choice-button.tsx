import { ActButton, isHintedMove } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { BoardContext } from '../board/board-context.ts';

interface ChoiceButtonProps {
  readonly context: BoardContext;
  readonly move: AgentAvenueMove;
  /** What is shown while it is pointed at. */
  readonly preview?: string;
  readonly children: ComponentChildren;
}

/** One of several moves of equal weight. */
export function ChoiceButton({ context, move, preview, children }: ChoiceButtonProps) {
  return (
    <ActButton
      variant="even"
      class="aa-choice"
      isHinted={isHintedMove(context, move)}
      preview={preview}
      onPress={() => context.choose(move)}
    >
      {children}
    </ActButton>
  );
}
