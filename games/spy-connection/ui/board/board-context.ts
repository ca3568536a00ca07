import type { Seat } from '@safehouse/contract';
import type { Playback } from '@safehouse/ui';
import { type BaseBoardContext, type BoardProps, baseBoardContext } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { SpyFact } from '../../rules/facts.ts';
import type { SpyMove } from '../../rules/move-encoding.ts';
import type { SpyView } from '../../rules/view.ts';
import { createOffers, type MoveOffer } from '../actions/move-offers.ts';
import { type EditionNames, editionNamesFor } from '../log/edition-names.ts';
import type { SpyStep } from '../playback/playback-steps.ts';
import { type MapLayout, mapLayoutFor } from './map/map-layout.ts';
import { createRulesQueries, type RulesQueries } from './rules-queries.ts';

export type SpyBoardProps = BoardProps<SpyView, SpyMove, SpyFact, GameTranslations>;

export interface BoardContext extends BaseBoardContext<SpyView, SpyMove, GameTranslations> {
  readonly version: number;
  /** The view before this version, to see what has moved; null for the first one. */
  readonly previousView: SpyView | null;
  readonly editionNames: EditionNames;
  readonly mapLayout: MapLayout;
  readonly rulesQueries: RulesQueries;
  /** The seat whose network is highlighted: the viewer's, or the active one for spectators. */
  readonly focusSeat: Seat;
  readonly offers: readonly MoveOffer[];
}

export function boardContextFor(
  props: SpyBoardProps,
  playback: Playback<SpyBoardProps['matchView'], SpyStep>,
): BoardContext {
  const base = baseBoardContext(props, playback);
  const { step, lastStep, previous } = playback;
  const { view, version } = step?.matchView ?? props.matchView;
  const { seat, legalMoves, translations } = base;
  // The last step is kept as long as it led to this view.
  const shownStep = step ?? (lastStep?.matchView.version === version ? lastStep : null);
  const previousMatchView = shownStep ? shownStep.before : previous;
  const rulesQueries = createRulesQueries(view);
  const editionNames = editionNamesFor(props.lang, rulesQueries.edition);
  const offerContext = { view, translations, editionNames, rulesQueries };
  return {
    ...base,
    view,
    version,
    previousView: previousMatchView?.view ?? null,
    editionNames,
    mapLayout: mapLayoutFor(rulesQueries.edition),
    rulesQueries,
    focusSeat: seat ?? view.active,
    offers: seat === null ? [] : createOffers(legalMoves, { ...offerContext, seat }),
  };
}
