import type { Seat } from '@safehouse/contract';
import type { BoardProps } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { sideName } from '../log/icon-text.ts';
import { sideOfSeat } from './view-queries.ts';

export type AgentAvenueBoardProps = BoardProps<View, AgentAvenueMove, GameTranslations>;

/** What every part of the board draws from: the page that is shown now, seen from one seat. */
export interface BoardContext {
  readonly view: View;
  readonly translations: GameTranslations;
  readonly seat: Seat | null;
  /** The side of whoever looks: it is drawn at the near end. */
  readonly nearSide: Side;
  /** By seat. */
  readonly names: readonly string[];
  /** By side. */
  readonly sideNames: readonly string[];
  /** Does something still move? */
  readonly isAnimating: boolean;
  /** Nothing while something still moves. */
  readonly legal: readonly AgentAvenueMove[];
  readonly hint: AgentAvenueMove | null;
  readonly settings: AgentAvenueBoardProps['settings'];
  play(move: AgentAvenueMove): void;
  showRefusal(code: string, rule: string | null): void;
}

export function boardContextFor(
  props: AgentAvenueBoardProps,
  shown: AgentAvenueBoardProps['matchView'],
  isBusy: boolean,
): BoardContext {
  const { translations, playerNames, settings, play } = props;
  const { view, seat } = shown;
  return {
    view,
    translations,
    seat,
    nearSide: sideOfSeat(view, seat),
    names: playerNames,
    sideNames: view.sides.map((_, side) => sideName(view, side as Side, playerNames, seat, translations)),
    isAnimating: isBusy,
    legal: isBusy ? [] : shown.legal,
    hint: isBusy ? null : (props.hintedMoves?.[0] ?? null),
    settings,
    play,
    showRefusal: (code, rule) => props.showRefusal({ text: translations.refusals[code], rule }),
  };
}

/** The legal moves of one kind. */
export function legalMovesOfType<Type extends AgentAvenueMove['type']>(
  { legal }: BoardContext,
  type: Type,
): readonly (AgentAvenueMove & { readonly type: Type })[] {
  return legal.filter((move): move is AgentAvenueMove & { readonly type: Type } => move.type === type);
}
