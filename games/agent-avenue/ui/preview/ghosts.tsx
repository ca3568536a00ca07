import { SIDES, type Side } from '../../rules/sides.ts';
import type { BoardContext } from '../board/board-context.ts';
import { PawnFigure, pawnPoint } from '../board/pawn.tsx';
import type { Street } from '../board/street-geometry.ts';
import { otherSide } from '../board/view-queries.ts';
import type { Forecast } from './forecast.ts';

interface GhostsProps {
  readonly context: BoardContext;
  readonly street: Street;
  /** The forecast of a choice; or two for a single card, one for each side that may get it. */
  readonly forecasts: readonly Forecast[];
}

/** Where both pawns would be: as figures, or as marks if a pawn may reach several spaces. */
export function Ghosts({ context: { view, nearSide }, street, forecasts }: GhostsProps) {
  return (
    <g class="aa-ghosts">
      {forecasts.flatMap(({ spaces, winner, isCatch }, i) =>
        SIDES.map((side) => {
          const isCertain = spaces[side].length === 1;
          return spaces[side]
            .filter((space) => space !== view.sides[side].position || winner !== null)
            .map((space) => {
              const at = pawnPoint(street, { space, side, near: nearSide });
              return (
                <g
                  key={`${i} ${side} ${space}`}
                  class={`aa-ghost aa-side-${side}`}
                  transform={`translate(${at.x} ${at.y})`}
                >
                  {isCatch && winner === otherSide(side) && <circle r="17" class="aa-ghost-catch" />}
                  {isCertain ? (
                    <PawnFigure side={side} />
                  ) : (
                    <MaybeMark side={side} shift={side === nearSide ? -MARK_SHIFT : MARK_SHIFT} />
                  )}
                  {isCertain && winner === side && <path d={STAR} class="aa-ghost-star" />}
                </g>
              );
            });
        }),
      )}
    </g>
  );
}

const STAR = 'M0 -42l3 6.5 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.8 7-.8z';

/** Beside the number of the space, which stays readable. */
const MARK_SHIFT = 8;

function MaybeMark({ side, shift }: { readonly side: Side; readonly shift: number }) {
  return side === 0 ? (
    <circle cx={shift} cy="2" r="5" class="aa-ghost-maybe" />
  ) : (
    <path d={`M${shift - 4.5}-2.5h9v9h-9z`} class="aa-ghost-maybe" />
  );
}
