import type { Seat } from '@safehouse/contract';
import type { BoardProps } from '@safehouse/ui';
import type { Words } from '../locales/en.ts';
import type { SpyMove } from '../rules/language.ts';
import type { SpyView } from '../rules/view.ts';
import { type Geography, geographyOf } from './geography.ts';
import { type Naming, namingOf } from './naming.ts';
import { type Offer, offersIn } from './offers.ts';
import { type Position, positionOf } from './position.ts';

export type Props = BoardProps<SpyView, SpyMove, Words>;

/** One page, read once for all parts of the board. */
export interface Scene {
  readonly version: number;
  readonly view: SpyView;
  readonly words: Words;
  readonly names: readonly string[];
  readonly naming: Naming;
  readonly geography: Geography;
  readonly position: Position;
  /** The seat looked from; null for an onlooker. */
  readonly seat: Seat | null;
  /** Whose network is lit: the own one, for onlookers that of the active seat. */
  readonly focus: Seat;
  readonly isMine: boolean;
  /** Also where somebody has given up, of which the view knows nothing. */
  readonly isOver: boolean;
  readonly offers: readonly Offer[];
  readonly patterns: boolean;
}

export function sceneOf({ page, words, lang, names, settings }: Props): Scene {
  const { view, seat, legal } = page;
  const position = positionOf(view);
  const naming = namingOf(lang, position.edition);
  return {
    version: page.version,
    view,
    words,
    names,
    naming,
    geography: geographyOf(position.edition),
    position,
    seat,
    focus: seat ?? view.active,
    isMine: legal.length > 0,
    isOver: page.result !== null,
    offers: seat === null ? [] : offersIn(legal, { view, seat, words, naming, position }),
    patterns: settings.patterns,
  };
}
