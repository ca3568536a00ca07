import { ActArea, ActButton } from '@safehouse/ui';
import { useEffect, useState } from 'preact/hooks';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import type { BoardContext } from '../board/board-context.ts';
import { formatPoints } from '../board/card-text.ts';
import { type DeclareMove, declaration, martiniText } from '../board/declaration.ts';
import { promptText } from '../log/prompt-text.ts';
import { MoveButton } from './move-button.tsx';

interface DeclareActionsProps {
  readonly context: BoardContext;
  readonly mission: number;
}

/** With more moves than fit into one row, the martini is chosen first. */
const MAX_IN_ROW = 4;

/** KO-13: what the aces count, and whether a martini is added. */
export function DeclareActions({ context, mission }: DeclareActionsProps) {
  const [martini, setMartini] = useState<string | null>(null);
  useEffect(() => setMartini(null), [mission]);
  const all = context.legalMoves.filter((move) => move.type === 'declare');
  const isSplit = all.length > MAX_IN_ROW;
  const isMartiniAsked = isSplit && martini === null;
  const shown = isMartiniAsked
    ? [...new Map(all.map((move) => [martiniKey(move), move])).values()]
    : all.filter((move) => !isSplit || martiniKey(move) === martini);
  return (
    <ActArea class="ko-now" question={promptText(context)}>
      <div class="act-buttons">
        {isSplit && !isMartiniAsked && (
          <ActButton variant="small" label={context.translations.close} onPress={() => setMartini(null)}>
            ×
          </ActButton>
        )}
        {shown.map((move) =>
          isMartiniAsked ? (
            <ActButton key={martiniKey(move)} variant="even" onPress={() => setMartini(martiniKey(move))}>
              <span class="ko-answer">{martiniText(move, context.translations) || context.translations.noMartini}</span>
            </ActButton>
          ) : (
            <Declaration key={JSON.stringify(move)} context={context} mission={mission} move={move} />
          ),
        )}
      </div>
    </ActArea>
  );
}

function Declaration({ context, mission, move }: DeclareActionsProps & { readonly move: DeclareMove }) {
  const { total, note } = declaration(move, { ...context, seat: context.nearSeat }, mission);
  return (
    <MoveButton context={context} move={move}>
      <b class={`ko-big${total > LIMIT_HALF_POINTS / 2 ? ' ko-failed' : ''}`}>{formatPoints(total)}</b>{' '}
      <small>{note}</small>
    </MoveButton>
  );
}

function martiniKey({ martini, via }: DeclareMove): string {
  return `${martini} ${via}`;
}
