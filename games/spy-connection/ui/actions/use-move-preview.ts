import { type Preview, usePreview, useStableCallbacks } from '@safehouse/ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MoveOutcome } from '../../rules/outcome.ts';
import type { BoardContext } from '../board/board-context.ts';
import type { MapTarget } from '../board/map/hit-test.ts';
import { type MapHighlights, missionHighlights, NO_HIGHLIGHTS } from '../board/map/map-highlights.ts';
import { findCard } from '../board/rules-queries.ts';
import { findOfferAt, offersAbout } from './find-offers.ts';
import type { MoveOffer } from './move-offers.ts';
import type { MoveSelection } from './use-move-selection.ts';

/** What is pointed at: a part of the map, a mission, or a move of the list. */
type PreviewTarget =
  | MapTarget
  | { readonly type: 'mission'; readonly id: string }
  | { readonly type: 'move'; readonly id: string };

/** The name of a part outside the map, for `data-preview`. */
export function previewKey(type: 'mission' | 'move', id: string): string {
  return `${type} ${id}`;
}

function readPreviewKey(key: string): PreviewTarget {
  const isMission = key.startsWith('mission ');
  return { type: isMission ? 'mission' : 'move', id: key.slice(key.indexOf(' ') + 1) };
}

/** What would happen with the move pointed at, or otherwise with the selected one. It has not been played. */
export interface MovePreview {
  readonly offer: MoveOffer | null;
  readonly mission: string | null;
  /** Null if there is no move. */
  readonly outcome: MoveOutcome | null;
  readonly highlights: MapHighlights;
  /** True if it is pointed at, false if it is only selected. */
  readonly isPointedAt: boolean;
  /** For the frame: follows what is pointed at outside the map. */
  readonly slot: Preview['slot'];
  /** The same function on every render. */
  pointAtMap(target: MapTarget | null): void;
}

export function useMovePreview(context: BoardContext, { selected, inspectedMission }: MoveSelection): MovePreview {
  const { key, slot } = usePreview();
  const [onMap, setOnMap] = useState<MapTarget | null>(null);
  useEffect(() => setOnMap(null), [context.version]);
  const { pointAtMap } = useStableCallbacks({
    pointAtMap: (next: MapTarget | null) =>
      setOnMap((now) => (now?.type === next?.type && now?.id === next?.id ? now : next)),
  });
  const target = key === null ? onMap : readPreviewKey(key);
  const pointed = target && pointedAt(context, target);
  const { offer, mission } = pointed ?? { offer: selected, mission: inspectedMission };
  const outcome = useMemo(() => offer && context.rulesQueries.outcomeOf(offer.move), [context, offer]);
  const highlights = useMemo(() => highlightsFor(context, offer, mission), [context, offer, mission]);
  return { offer, mission, outcome, highlights, isPointedAt: pointed !== null, slot, pointAtMap };
}

/** Null if there is nothing to show. For a mission: the move that uses it, never one that takes it back. */
function pointedAt(context: BoardContext, target: PreviewTarget): Pick<MovePreview, 'offer' | 'mission'> | null {
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
