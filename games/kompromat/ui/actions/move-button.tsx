import { ActButton, isHintedMove } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import type { KompromatMove } from '../../rules/moves.ts';
import type { BoardContext } from '../board/board-context.ts';

interface MoveButtonProps {
  readonly context: BoardContext;
  readonly move: KompromatMove;
  /** `even`: as important as its neighbours. */
  readonly variant?: 'main' | 'even' | 'plain';
  /** The `data-preview`: what is shown while the pointer is on it. */
  readonly preview?: string;
  readonly children: ComponentChildren;
}

/** A legal move as a button. */
export function MoveButton({ context, move, variant = 'even', preview, children }: MoveButtonProps) {
  const isHinted = isHintedMove(context, move);
  return (
    <ActButton
      variant={variant}
      class="ko-move"
      isHinted={isHinted}
      preview={preview}
      onPress={() => context.choose(move)}
    >
      {children}
      {isHinted && <span class="hidden">, {context.translations.hinted}</span>}
    </ActButton>
  );
}
