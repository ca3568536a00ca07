import type { Result, Seat, WrittenMove } from '@safehouse/contract';
import type { AnyFact, BoardProps } from './game-ui.ts';

/** What every part of a board needs; each game adds its own. */
export interface BaseBoardContext<View extends object, Move extends WrittenMove, Translations>
  extends Pick<BoardProps, 'settings' | 'showRefusal' | 'showInfo' | 'playerNames'> {
  /** The view on the screen: behind the match during animations. */
  readonly view: View;
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null;
  readonly translations: Translations;
  /** Null during animations. */
  readonly result: Result | null;
  /** Empty during animations. */
  readonly legalMoves: readonly Move[];
  readonly hintedMove: Move | null;
  readonly isAnimating: boolean;
  choose(move: Move): void;
}

/** The part of a board's context that is the same in every game. */
export function baseBoardContext<View extends object, Move extends WrittenMove, Fact extends AnyFact, Translations>(
  props: BoardProps<View, Move, Fact, Translations>,
  { isAnimating }: { readonly isAnimating: boolean },
): BaseBoardContext<View, Move, Translations> {
  const { matchView, translations, playerNames, settings, hintedMoves, play, showRefusal, showInfo } = props;
  const { view, seat, result, legal } = matchView;
  return {
    view,
    seat,
    translations,
    playerNames,
    settings,
    isAnimating,
    result: isAnimating ? null : result,
    legalMoves: isAnimating || result !== null ? [] : legal,
    hintedMove: isAnimating ? null : (hintedMoves?.[0] ?? null),
    choose: play,
    showRefusal,
    showInfo,
  };
}
