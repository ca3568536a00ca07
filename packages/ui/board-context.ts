import { type AnyFact, type Result, SEATS, type Seat, type WrittenMove } from '@safehouse/contract';
import type { BoardProps } from './game-ui.ts';

/** What every part of a board needs. Each game adds its own fields. */
export interface BaseBoardContext<View extends object, Move extends WrittenMove, Translations>
  extends Pick<BoardProps, 'settings' | 'showRefusal' | 'showInfo' | 'playerNames'> {
  /** The view on the screen: behind the match during animations. */
  readonly view: View;
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null;
  /** The seat at the near edge: the viewer's own, or the first for spectators. */
  readonly nearSeat: Seat;
  /** The seats that can make a move. */
  readonly toAct: readonly Seat[];
  readonly translations: Translations;
  /** Null during animations. */
  readonly result: Result | null;
  /** Empty during animations. */
  readonly legalMoves: readonly Move[];
  readonly hintedMove: Move | null;
  readonly isAnimating: boolean;
  /** The parts of the board that the highlighted log line is about, as `logPlaces` names them. */
  readonly litPlaces: readonly string[];
  choose(move: Move): void;
}

/** The part of a board's context that is the same in every game. */
export function baseBoardContext<View extends object, Move extends WrittenMove, Fact extends AnyFact, Translations>(
  props: BoardProps<View, Move, Fact, Translations>,
  { isAnimating }: { readonly isAnimating: boolean },
): BaseBoardContext<View, Move, Translations> {
  const { matchView, translations, playerNames, settings, hintedMoves, play, showRefusal, showInfo } = props;
  const { view, seat, toAct, result, legal } = matchView;
  return {
    view,
    seat,
    nearSeat: seat ?? SEATS[0],
    toAct,
    litPlaces: props.highlightedPlaces,
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

/** Is the highlighted log line about this part of the board? */
export function isLit({ litPlaces }: { readonly litPlaces: readonly string[] }, place: string): boolean {
  return litPlaces.includes(place);
}

/** Does a hint recommend this move? */
export function isHintedMove({ hintedMove }: { readonly hintedMove: WrittenMove | null }, move: WrittenMove): boolean {
  return hintedMove !== null && isSameMove(hintedMove, move);
}

/** Compares field by field; the order of fields does not matter. */
export function isSameMove(move: WrittenMove, other: WrittenMove): boolean {
  const fields = Object.entries(move);
  const others: { readonly [field: string]: unknown } = { ...other };
  return fields.length === Object.keys(others).length && fields.every(([field, value]) => others[field] === value);
}
