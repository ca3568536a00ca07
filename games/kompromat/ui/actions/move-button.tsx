import type { ComponentChildren } from 'preact';
import type { KompromatMove } from '../../rules/moves.ts';
import { type BoardContext, isHinted } from '../board/board-context.ts';

interface MoveButtonProps {
  readonly context: BoardContext;
  readonly move: KompromatMove;
  readonly variant?: 'strong' | 'plain';
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A legal move as a button. */
export function MoveButton({ context, move, variant = 'plain', label, children }: MoveButtonProps) {
  const hinted = isHinted(context, move);
  const choose = () => {
    context.showDetails(null);
    context.choose(move);
  };
  return (
    <button
      type="button"
      class={`ko-move ko-${variant}${hinted ? ' ko-hinted' : ''}`}
      {...(label !== undefined && { 'aria-label': label })}
      onClick={choose}
    >
      {children}
      {hinted && <span class="ko-said">, {context.translations.hinted}</span>}
    </button>
  );
}
