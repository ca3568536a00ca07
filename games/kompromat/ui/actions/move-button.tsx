import type { ComponentChildren } from 'preact';
import type { KompromatMove } from '../../rules/moves.ts';
import { type BoardContext, isHinted } from '../board/board-context.ts';

interface MoveButtonProps {
  readonly context: BoardContext;
  readonly move: KompromatMove;
  /** `even`: of the same weight as the others beside it. */
  readonly variant?: 'main' | 'even' | 'plain';
  /** What is shown while it is pointed at. */
  readonly preview?: string;
  readonly children: ComponentChildren;
}

/** A legal move as a button. */
export function MoveButton({ context, move, variant = 'even', preview, children }: MoveButtonProps) {
  const hinted = isHinted(context, move);
  return (
    <button
      type="button"
      class={`act-button is-${variant} ko-move${hinted ? ' is-hinted' : ''}`}
      data-preview={preview}
      onClick={() => context.choose(move)}
    >
      {children}
      {hinted && <span class="ko-said">, {context.translations.hinted}</span>}
    </button>
  );
}
