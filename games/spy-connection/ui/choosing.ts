import { useLasting } from '@safehouse/ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MoveType } from '../rules/language.ts';
import type { Target } from './map/pick.ts';
import { keyOf, type Lights, NO_LIGHTS, type Offer, offerFor } from './offers.ts';
import { cardOf } from './position.ts';
import type { Props, Scene } from './scene.ts';

/** What is chosen but not yet played, and which mission is looked at. */
export interface Choosing extends Ways {
  readonly chosen: Offer | null;
  readonly mission: string | null;
  readonly lights: Lights;
  /** Why the mission looked at cannot be taken, where that is the question. */
  readonly whyNot: string | null;
  /** The move that a hint recommends. */
  readonly hinted: string | null;
}

/** What can be done about it; the same functions with every page and press. */
interface Ways {
  /** By its key; the same once more takes it back. */
  choose(key: string): void;
  look(mission: string): void;
  /** Asks for it, and chooses nothing any more: a second tap must not ask twice. */
  play(offer: Offer): void;
  clear(): void;
  tap(target: Target | null): void;
  isOffered(target: Target): boolean;
}

export function useChoosing(scene: Scene, { play, impossible, hint }: Props): Choosing {
  const [key, setKey] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const { offers } = scene;
  const withKey = (wanted: string | null) => offers.find((offer) => offer.key === wanted) ?? null;
  const chosen = withKey(key);
  useEffect(() => {
    setKey(null);
    setLooked(null);
  }, [scene.version]);
  const select = (offer: Offer | null) => {
    setKey(offer?.key ?? null);
    setLooked(offer?.mission ?? null);
  };
  const playChosen = (offer: Offer) => {
    select(null);
    play(offer.move);
  };
  const ways = useLasting<Ways>({
    choose: (wanted) => select(wanted === key ? null : withKey(wanted)),
    look(mission) {
      if (looked === mission) return select(null);
      const offer =
        offerFor(offers, 'choose', mission) ??
        offerFor(offers, 'accept', mission) ??
        offerFor(offers, 'mark', mission);
      setKey(offer?.key ?? null);
      setLooked(mission);
    },
    play: playChosen,
    clear: () => select(null),
    tap(target) {
      const offer = target && offerAt(scene, target);
      if (!target) select(null);
      else if (!offer) explain(scene, target, impossible);
      else if (offer.key === key) playChosen(offer);
      else select(offer);
    },
    isOffered: (target) => offerAt(scene, target) !== undefined,
  });
  return {
    ...ways,
    chosen,
    mission: looked,
    lights: useMemo(() => lightsOf(scene, chosen, looked), [scene, chosen, looked]),
    whyNot: looked && !chosen ? whyNotTaken(scene, looked) : null,
    hinted: hint?.[0] ? keyOf(hint[0]) : null,
  };
}

function lightsOf({ position }: Scene, chosen: Offer | null, looked: string | null): Lights {
  if (!looked) return chosen?.lights ?? NO_LIGHTS;
  return { ...(chosen?.lights ?? NO_LIGHTS), cities: cardOf(position.edition, looked).cities };
}

/** What a tap on the map stands for; the dearest decisions need a second one. */
function offerAt({ offers }: Scene, { type, id }: Target): Offer | undefined {
  const among = (wanted: MoveType, part: 'cities' | 'spaces') =>
    offers.find(({ move, lights }) => move.type === wanted && lights[part].includes(id));
  if (type === 'space') return among('recall', 'spaces') ?? among('connect', 'spaces');
  return among('connect', 'cities') ?? among('travel', 'cities') ?? among('mark', 'cities');
}

function whyNotTaken({ view, position, seat, words, isMine }: Scene, mission: string): string | null {
  const place = view.display.indexOf(mission);
  if (place < 0 || seat === null || !isMine) return null;
  const refusal = position.whyNot(seat, { type: 'accept', place });
  return refusal && refusalText(refusal.code, words);
}

function explain(
  { view, position, seat, words }: Scene,
  { type, id }: Target,
  impossible: Props['impossible'],
): void {
  if (seat === null || view.phase === 'over' || view.phase === 'draft') return;
  const { spy } = view.players[seat];
  const via = position.edition.connections.find(
    ({ a, b }) => (a === spy && b === id) || (b === spy && a === id),
  );
  const move =
    type === 'space'
      ? ({ type: 'recall', space: id } as const)
      : via
        ? ({ type: 'connect', via: via.id } as const)
        : ({ type: 'travel', to: id } as const);
  const refusal = position.whyNot(seat, move);
  if (refusal) impossible({ text: refusalText(refusal.code, words), rule: refusal.rule });
}

export function refusalText(code: string, { refusals, refused }: Scene['words']): string {
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refused;
}
