import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { BoardContext } from '../board/board-context.ts';
import { formatPoints } from '../board/card-text.ts';
import { computeColumnTotal, knownCards, totalWithElevens } from '../board/column-total.ts';
import { promptText } from '../log/prompt-text.ts';
import { MoveButton } from './move-button.tsx';

type DeclareMove = Extract<KompromatMove, { type: 'declare' }>;

interface DeclareActionsProps {
  readonly context: BoardContext;
  readonly mission: number;
}

/** KO-13: what the aces count, and whether a martini goes with it. */
export function DeclareActions({ context, mission }: DeclareActionsProps) {
  const { view, nearSeat, legalMoves } = context;
  const cards = knownCards(view.columns[nearSeat][mission]) ?? [];
  const { aces } = computeColumnTotal(cards);
  const total = ({ elevens, martini }: DeclareMove) =>
    totalWithElevens(cards, elevens) + view.newspaper[nearSeat][mission] + (martini ?? 0);
  return (
    <div class="ko-now ko-stack">
      <p role="status" class="ko-prompt">
        <b>{promptText(context)}</b>
      </p>
      <div class="ko-moves">
        {legalMoves
          .filter((move) => move.type === 'declare')
          .map((move) => (
            <MoveButton context={context} move={move} key={JSON.stringify(move)}>
              <b class={`ko-big${total(move) > LIMIT_HALF_POINTS / 2 ? ' ko-failed' : ''}`}>
                {formatPoints(total(move))}
              </b>
              <small>{declarationText(move, aces, context)}</small>
            </MoveButton>
          ))}
      </div>
    </div>
  );
}

function declarationText({ elevens, martini, via }: DeclareMove, aces: number, { translations }: BoardContext): string {
  const parts = [translations.acesAs(elevens, aces)];
  if (martini !== undefined) parts.push(translations.withMartini(martini));
  if (via !== undefined) parts.push(translations.missions[via]);
  return translations.list(martini !== undefined && aces === 0 ? parts.slice(1) : parts);
}
