import type { Seat } from '@safehouse/contract';
import type { BoardProps } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { SpyMove } from '../../rules/move-encoding.ts';
import type { SpyView } from '../../rules/view.ts';
import { createOffers, type MoveOffer } from '../actions/move-offers.ts';
import { type EditionNames, editionNamesFor } from '../log/edition-names.ts';
import { type MapLayout, mapLayoutFor } from './map/map-layout.ts';
import { createRulesQueries, type RulesQueries } from './rules-queries.ts';

export type SpyBoardProps = BoardProps<SpyView, SpyMove, GameTranslations>;

/** One page, read once for all parts of the board. */
export interface BoardContext {
  readonly version: number;
  readonly view: SpyView;
  readonly translations: GameTranslations;
  readonly playerNames: readonly string[];
  readonly editionNames: EditionNames;
  readonly mapLayout: MapLayout;
  readonly rulesQueries: RulesQueries;
  /** The seat looked from; null for an onlooker. */
  readonly seat: Seat | null;
  /** Whose network is lit: the own one, for onlookers that of the active seat. */
  readonly focusSeat: Seat;
  readonly canAct: boolean;
  /** Also where somebody has given up, of which the view knows nothing. */
  readonly isOver: boolean;
  readonly offers: readonly MoveOffer[];
  readonly showPatterns: boolean;
}

export function boardContextFor({
  matchView,
  translations,
  lang,
  playerNames,
  settings,
}: SpyBoardProps): BoardContext {
  const { view, seat, legal } = matchView;
  const rulesQueries = createRulesQueries(view);
  const editionNames = editionNamesFor(lang, rulesQueries.edition);
  return {
    version: matchView.version,
    view,
    translations,
    playerNames,
    editionNames,
    mapLayout: mapLayoutFor(rulesQueries.edition),
    rulesQueries,
    seat,
    focusSeat: seat ?? view.active,
    canAct: legal.length > 0,
    isOver: matchView.result !== null,
    offers:
      seat === null
        ? []
        : createOffers(legal, {
            view,
            seat,
            translations,
            editionNames,
            rulesQueries,
          }),
    showPatterns: settings.patterns,
  };
}
