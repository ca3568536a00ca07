import type { Result, Seat, WrittenMove } from '@safehouse/contract';
import type { AnyFact, BoardProps } from './game-ui.ts';

/** What every part of a board draws from; a game adds what it needs beyond it. */
export interface BaseBoardContext<View extends object, Move extends WrittenMove, Translations>
  extends Pick<BoardProps, 'settings' | 'showRefusal' | 'playerNames'> {
  /** What is on the screen: behind the match while the board still shows what happened. */
  readonly view: View;
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null;
  readonly translations: Translations;
  /** Null while the board still shows how it came about. */
  readonly result: Result | null;
  /** What the viewer may do now; nothing while the board still shows what happened. */
  readonly legalMoves: readonly Move[];
  readonly hintedMove: Move | null;
  /** Something is shown that has to be waited for. */
  readonly isAnimating: boolean;
  choose(move: Move): void;
}

/** The part of a board's context that is the same in every game. */
export function baseBoardContext<
  View extends object,
  Move extends WrittenMove,
  Fact extends AnyFact,
  Translations,
>(
  props: BoardProps<View, Move, Fact, Translations>,
  { isAnimating }: { readonly isAnimating: boolean },
): BaseBoardContext<View, Move, Translations> {
  const { matchView, translations, playerNames, settings, hintedMoves, play, showRefusal } = props;
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
  };
}
