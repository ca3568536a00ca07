import { useStableCallbacks } from '@safehouse/ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MoveType } from '../../rules/move-encoding.ts';
import type { BoardContext, SpyBoardProps } from '../board/board-context.ts';
import type { MapTarget } from '../board/map/hit-test.ts';
import { findCard } from '../board/rules-queries.ts';
import { findOffer, type MapHighlights, type MoveOffer, moveKey, NO_HIGHLIGHTS } from './move-offers.ts';

/** What is chosen but not yet played, and which mission is looked at. */
export interface MoveSelection extends SelectionActions {
  readonly selected: MoveOffer | null;
  readonly inspectedMission: string | null;
  readonly highlights: MapHighlights;
  /** Why the mission looked at cannot be taken, where that is the question. */
  readonly refusal: string | null;
  /** The move that a hint recommends. */
  readonly hintedKey: string | null;
}

/** What can be done about it; the same functions with every page and press. */
interface SelectionActions {
  /** By its key; the same once more takes it back. */
  select(key: string): void;
  inspect(mission: string): void;
  /** Asks for it, and chooses nothing any more: a second tap must not ask twice. */
  play(offer: MoveOffer): void;
  clear(): void;
  tap(target: MapTarget | null): void;
  isOffered(target: MapTarget): boolean;
}

export function useMoveSelection(
  context: BoardContext,
  { play, showRefusal, hintedMoves }: SpyBoardProps,
): MoveSelection {
  const [key, setKey] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const { offers } = context;
  const withKey = (wanted: string | null) => offers.find((offer) => offer.key === wanted) ?? null;
  const chosen = withKey(key);
  useEffect(() => {
    setKey(null);
    setLooked(null);
  }, [context.version]);
  const select = (offer: MoveOffer | null) => {
    setKey(offer?.key ?? null);
    setLooked(offer?.mission ?? null);
  };
  const playChosen = (offer: MoveOffer) => {
    select(null);
    play(offer.move);
  };
  const ways = useStableCallbacks<SelectionActions>({
    select: (wanted) => select(wanted === key ? null : withKey(wanted)),
    inspect(mission) {
      if (looked === mission) return select(null);
      const offer =
        findOffer(offers, 'choose', mission) ??
        findOffer(offers, 'accept', mission) ??
        findOffer(offers, 'mark', mission);
      setKey(offer?.key ?? null);
      setLooked(mission);
    },
    play: playChosen,
    clear: () => select(null),
    tap(target) {
      const offer = target && findOfferAt(context, target);
      if (!target) select(null);
      else if (!offer) explainRefusal(context, target, showRefusal);
      else if (offer.key === key) playChosen(offer);
      else select(offer);
    },
    isOffered: (target) => findOfferAt(context, target) !== undefined,
  });
  return {
    ...ways,
    selected: chosen,
    inspectedMission: looked,
    highlights: useMemo(() => highlightsFor(context, chosen, looked), [context, chosen, looked]),
    refusal: looked && !chosen ? acceptRefusalText(context, looked) : null,
    hintedKey: hintedMoves?.[0] ? moveKey(hintedMoves[0]) : null,
  };
}

function highlightsFor(
  { rulesQueries }: BoardContext,
  chosen: MoveOffer | null,
  looked: string | null,
): MapHighlights {
  if (!looked) return chosen?.highlights ?? NO_HIGHLIGHTS;
  return { ...(chosen?.highlights ?? NO_HIGHLIGHTS), cities: findCard(rulesQueries.edition, looked).cities };
}

/** What a tap on the map stands for; the dearest decisions need a second one. */
function findOfferAt({ offers }: BoardContext, { type, id }: MapTarget): MoveOffer | undefined {
  const among = (wanted: MoveType, part: 'cities' | 'spaces') =>
    offers.find(({ move, highlights }) => move.type === wanted && highlights[part].includes(id));
  if (type === 'space') return among('recall', 'spaces') ?? among('connect', 'spaces');
  return among('connect', 'cities') ?? among('travel', 'cities') ?? among('mark', 'cities');
}

function acceptRefusalText(
  { view, rulesQueries, seat, translations, canAct }: BoardContext,
  mission: string,
): string | null {
  const place = view.display.indexOf(mission);
  if (place < 0 || seat === null || !canAct) return null;
  const refusal = rulesQueries.refusalFor(seat, { type: 'accept', place });
  return refusal && refusalText(refusal.code, translations);
}

function explainRefusal(
  { view, rulesQueries, seat, translations }: BoardContext,
  { type, id }: MapTarget,
  impossible: SpyBoardProps['showRefusal'],
): void {
  if (seat === null || view.phase === 'over' || view.phase === 'draft') return;
  const { spy } = view.players[seat];
  const via = rulesQueries.edition.connections.find(
    ({ a, b }) => (a === spy && b === id) || (b === spy && a === id),
  );
  const move =
    type === 'space'
      ? ({ type: 'recall', space: id } as const)
      : via
        ? ({ type: 'connect', via: via.id } as const)
        : ({ type: 'travel', to: id } as const);
  const refusal = rulesQueries.refusalFor(seat, move);
  if (refusal) impossible({ text: refusalText(refusal.code, translations), rule: refusal.rule });
}

export function refusalText(code: string, { refusals, refused }: BoardContext['translations']): string {
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refused;
}
