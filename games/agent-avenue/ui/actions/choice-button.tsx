import { ActButton, isHintedMove, isSameMove } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { BoardContext } from '../board/board-context.ts';
import { Voters } from './votes.tsx';

interface ChoiceButtonProps {
  readonly context: BoardContext;
  readonly move: AgentAvenueMove;
  /** The `data-preview`: what is shown while the pointer is on it. */
  readonly preview?: string;
  readonly children: ComponentChildren;
}

/** A button for one of several equally important moves. */
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
      <Voters context={context} isMeant={(vote) => isSameMove(vote, move)} />
    </ActButton>
  );
}
