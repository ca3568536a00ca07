import { SIDES } from '../../rules/sides.ts';
import type { BoardContext } from '../board/board-context.ts';
import { PawnFigure, pawnPoint } from '../board/pawn.tsx';
import type { Street } from '../board/street-geometry.ts';
import { otherSide } from '../board/view-queries.ts';
import type { Forecast } from './forecast.ts';

interface GhostsProps {
  readonly context: BoardContext;
  readonly street: Street;
  /** Of a choice; or two of a single card, for either side. */
  readonly forecasts: readonly Forecast[];
}

/** Where both pawns would stand: as figures, or as marks where a pawn may come to several spaces. */
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
                  {isCertain ? <PawnFigure side={side} /> : <MaybeMark side={side} />}
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

function MaybeMark({ side }: { readonly side: number }) {
  return side === 0 ? (
    <circle cy="1" r="6" class="aa-ghost-maybe" />
  ) : (
    <path d="M-5.5-4.5h11v11h-11z" class="aa-ghost-maybe" />
  );
}
