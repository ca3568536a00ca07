import { useStableCallbacks } from '@safehouse/ui';
import { useEffect, useState } from 'preact/hooks';
import type { BoardContext } from '../board/board-context.ts';
import type { MapTarget } from '../board/map/hit-test.ts';
import { refusalText } from '../log/refusal-text.ts';
import { findOfferAt, offersAbout } from './find-offers.ts';
import { type MoveOffer, moveKey } from './move-offers.ts';

/** The selected move, which is not played yet, and the inspected mission. */
export interface MoveSelection extends SelectionActions {
  readonly selected: MoveOffer | null;
  /** Other moves about the inspected mission. */
  readonly alternatives: readonly MoveOffer[];
  readonly inspectedMission: string | null;
  /** Why the inspected mission cannot be accepted; null if it can, or is not on display. */
  readonly refusal: string | null;
  /** The move that a hint recommends. */
  readonly hintedKey: string | null;
}

/** Stable functions: the same ones on every render. */
interface SelectionActions {
  /** By its key. Selecting it again deselects it. */
  select(key: string): void;
  inspect(mission: string): void;
  /** Plays the move and clears the selection, so that a second tap does not play it again. */
  play(offer: MoveOffer): void;
  clear(): void;
  tap(target: MapTarget | null): void;
  isOffered(target: MapTarget): boolean;
}

export function useMoveSelection(context: BoardContext): MoveSelection {
  const [key, setKey] = useState<string | null>(null);
  const [inspected, setInspected] = useState<string | null>(null);
  const { offers, hintedMove } = context;
  const withKey = (wanted: string | null) => offers.find((offer) => offer.key === wanted) ?? null;
  const selected = withKey(key);
  useEffect(() => {
    setKey(null);
    setInspected(null);
  }, [context.version]);
  const hintedKey = hintedMove && moveKey(hintedMove);
  // A hint is shown on the map like a selected move.
  useEffect(() => {
    if (hintedKey !== null) select(withKey(hintedKey));
  }, [hintedKey]);
  const select = (offer: MoveOffer | null) => {
    setKey(offer?.key ?? null);
    setInspected(offer?.mission ?? null);
  };
  const play = (offer: MoveOffer) => {
    select(null);
    context.choose(offer.move);
  };
  const actions = useStableCallbacks<SelectionActions>({
    select: (wanted) => select(wanted === key ? null : withKey(wanted)),
    inspect(mission) {
      if (inspected === mission) return select(null);
      setKey(offersAbout(offers, mission)[0]?.key ?? null);
      setInspected(mission);
    },
    play,
    clear: () => select(null),
    tap(target) {
      const offer = target && findOfferAt(context, target);
      if (!target) select(null);
      else if (!offer) explainRefusal(context, target);
      else if (offer.key === key) play(offer);
      else select(offer);
    },
    isOffered: (target) => findOfferAt(context, target) !== undefined,
  });
  return {
    ...actions,
    selected,
    alternatives: inspected && selected ? offersAbout(offers, inspected).filter((offer) => offer !== selected) : [],
    inspectedMission: inspected,
    refusal: inspected && !selected ? acceptRefusalText(context, inspected) : null,
    hintedKey,
  };
}

function acceptRefusalText(
  { view, rulesQueries, seat, translations, legalMoves }: BoardContext,
  mission: string,
): string | null {
  const place = view.display.indexOf(mission);
  if (place < 0 || seat === null || legalMoves.length === 0) return null;
  const refusal = rulesQueries.refusalFor(seat, { type: 'accept', place });
  return refusal && refusalText(refusal.code, translations);
}

function explainRefusal(
  { view, rulesQueries, seat, translations, showRefusal }: BoardContext,
  { type, id }: MapTarget,
): void {
  if (seat === null || view.phase === 'over' || view.phase === 'draft') return;
  const { spy } = view.players[seat];
  const via = rulesQueries.edition.connections.find(({ a, b }) => (a === spy && b === id) || (b === spy && a === id));
  const move =
    type === 'space'
      ? ({ type: 'recall', space: id } as const)
      : via
        ? ({ type: 'connect', via: via.id } as const)
        : ({ type: 'travel', to: id } as const);
  const refusal = rulesQueries.refusalFor(seat, move);
  if (refusal) showRefusal({ text: refusalText(refusal.code, translations), rule: refusal.rule });
}
