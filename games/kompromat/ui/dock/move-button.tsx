import type { ComponentChildren } from 'preact';
import type { KompromatMove } from '../../rules/moves.ts';
import { type Desk, isHinted } from '../table/desk.ts';

interface MoveButtonProps {
  readonly desk: Desk;
  readonly move: KompromatMove;
  readonly look?: 'strong' | 'plain';
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A legal move as a button. */
export function MoveButton({ desk, move, look = 'plain', label, children }: MoveButtonProps) {
  const hinted = isHinted(desk, move);
  const act = () => {
    desk.open(null);
    desk.board.play(move);
  };
  return (
    <button
      type="button"
      class={`ko-move ko-${look}${hinted ? ' ko-hinted' : ''}`}
      {...(label !== undefined && { 'aria-label': label })}
      onClick={act}
    >
      {children}
      {hinted && <span class="ko-said">, {desk.words.hinted}</span>}
    </button>
  );
}
