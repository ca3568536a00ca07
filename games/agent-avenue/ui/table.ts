import type { Seat } from '@safehouse/contract';
import type { BoardProps } from '@safehouse/ui';
import type { Words } from '../locales/en.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { Side } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import { sideOf } from './outlook.ts';
import { sideName } from './spoken.ts';

export type Props = BoardProps<View, AgentAvenueMove, Words>;

/** What every part of the board draws from: the page that is shown now, seen from one seat. */
export interface Table {
  readonly view: View;
  readonly words: Words;
  readonly seat: Seat | null;
  /** The side of whoever looks: it is drawn at the near end. */
  readonly near: Side;
  /** By seat. */
  readonly names: readonly string[];
  /** By side. */
  readonly sideNames: readonly string[];
  /** Does something still move? */
  readonly isBusy: boolean;
  /** Nothing while something still moves. */
  readonly legal: readonly AgentAvenueMove[];
  readonly hint: AgentAvenueMove | null;
  readonly settings: Props['settings'];
  play(move: AgentAvenueMove): void;
  impossible(code: string, rule: string | null): void;
}

export function tableOf(props: Props, shown: Props['page'], isBusy: boolean): Table {
  const { words, names, settings, play } = props;
  const { view, seat } = shown;
  return {
    view,
    words,
    seat,
    near: sideOf(view, seat),
    names,
    sideNames: view.sides.map((_, side) => sideName(view, side as Side, names, seat, words)),
    isBusy,
    legal: isBusy ? [] : shown.legal,
    hint: isBusy ? null : (props.hint?.[0] ?? null),
    settings,
    play,
    impossible: (code, rule) => props.impossible({ text: words.refusals[code], rule }),
  };
}

/** The legal moves of one kind. */
export function movesOf<Type extends AgentAvenueMove['type']>(
  { legal }: Table,
  type: Type,
): readonly (AgentAvenueMove & { readonly type: Type })[] {
  return legal.filter((move): move is AgentAvenueMove & { readonly type: Type } => move.type === type);
}
