import { useStableCallbacks } from '@safehouse/ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MoveOutcome } from '../../rules/outcome.ts';
import type { BoardContext } from '../board/board-context.ts';
import type { MapTarget } from '../board/map/hit-test.ts';
import { type MapHighlights, missionHighlights, NO_HIGHLIGHTS } from '../board/map/map-highlights.ts';
import { findCard } from '../board/rules-queries.ts';
import { findOfferAt, offersAbout } from './find-offers.ts';
import type { MoveOffer } from './move-offers.ts';
import type { MoveSelection } from './use-move-selection.ts';

/** What is pointed at, focused or pressed for long: a part of the map, a mission, or a move of the list. */
export type PreviewTarget =
  | MapTarget
  | { readonly type: 'mission'; readonly id: string }
  | { readonly type: 'move'; readonly id: string };

/** What would happen, of what is pointed at, else of what is selected. Nothing of it has been played. */
export interface Preview {
  readonly offer: MoveOffer | null;
  readonly mission: string | null;
  /** Null without a move. */
  readonly outcome: MoveOutcome | null;
  readonly highlights: MapHighlights;
  /** It is pointed at, and not only selected. */
  readonly isPointedAt: boolean;
  /** Always the same function. */
  point(target: PreviewTarget | null): void;
}

export function usePreview(context: BoardContext, { selected, inspectedMission }: MoveSelection): Preview {
  const [target, setTarget] = useState<PreviewTarget | null>(null);
  useEffect(() => setTarget(null), [context.version]);
  const { point } = useStableCallbacks({
    point: (next: PreviewTarget | null) =>
      setTarget((now) => (now?.type === next?.type && now?.id === next?.id ? now : next)),
  });
  const pointed = target && pointedAt(context, target);
  const { offer, mission } = pointed ?? { offer: selected, mission: inspectedMission };
  const outcome = useMemo(() => offer && context.rulesQueries.outcomeOf(offer.move), [context, offer]);
  const highlights = useMemo(() => highlightsFor(context, offer, mission), [context, offer, mission]);
  return { offer, mission, outcome, highlights, isPointedAt: pointed !== null, point };
}

/** Null where there is nothing to show. A mission shows its use; taking it back is not hinted at. */
function pointedAt(context: BoardContext, target: PreviewTarget): Pick<Preview, 'offer' | 'mission'> | null {
  const { offers } = context;
  if (target.type === 'mission') {
    const use = offersAbout(offers, target.id).find(({ move }) => move.type !== 'unmark' && move.type !== 'discard');
    return { offer: use ?? null, mission: target.id };
  }
  const offer = target.type === 'move' ? offers.find(({ key }) => key === target.id) : findOfferAt(context, target);
  return offer ? { offer, mission: offer.mission } : null;
}

function highlightsFor(
  { rulesQueries, mapLayout, view, focusSeat }: BoardContext,
  offer: MoveOffer | null,
  mission: string | null,
): MapHighlights {
  if (!mission) return offer?.highlights ?? NO_HIGHLIGHTS;
  const { agents } = view.players[focusSeat];
  return missionHighlights(mapLayout, agents, findCard(rulesQueries.edition, mission).cities);
}
