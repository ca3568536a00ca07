import { LOOP_LENGTH, MARKET_NAMES } from '../../data/cards.ts';
import { AGENTS, agentByName, MARKET_CARDS, marketCardByName, SENTINEL } from '../../rules/cards.ts';
import { INSTANT_ABILITIES } from '../../rules/instant-cards.ts';
import type { Mode } from '../../rules/options.ts';
import { positionOf } from '../../rules/pawns.ts';
import type { View } from '../../rules/view.ts';
import type { PlayingHistory } from './opponent-history.ts';
import type { SeatPosition, SidePosition } from './seat-position.ts';
import { type TurnVerdicts, turnVerdicts } from './turn-verdicts.ts';

/**
 * The input of a net: small integers computed from one seat's view. training/agent_avenue/features.py computes the
 * same; the weights depend on the order.
 */
export const FEATURE_COUNTS: { readonly [mode in Mode]: number } = { simple: 217, advanced: 326 };

const MAX_LEAD = 6;
export const MAX_SWAPS = 4;
const MAX_HISTORY = 15;
const DECK_THRESHOLDS = [1, 2, 3, 4, 6, 8, 12, 16, 20, 24];
/** Sidekick and Mole have only one copy. */
const LASTING_AGENTS = AGENTS.slice(0, SENTINEL + 1);
const SINGLE_AGENTS = AGENTS.slice(SENTINEL + 1);
const ONGOING_CARDS = MARKET_CARDS.filter((card) => !INSTANT_ABILITIES[card]);
const INSTANT_CARDS = MARKET_CARDS.filter((card) => INSTANT_ABILITIES[card]);

export function netFeatures(position: SeatPosition, opponent: PlayingHistory): number[] {
  const { view, own, other } = position;
  const features = [
    ...boardFeatures(position, turnVerdicts(position)),
    ...thermometer(own.swapsLeft[0], MAX_SWAPS),
    ...thermometer(other.swapsLeft[0], MAX_SWAPS),
    ...deckFeatures(view),
    own.handSizes[0],
    other.handSizes[0],
    flag(view.phase === 'recruit'),
    ...historyFeatures(opponent),
  ];
  return view.mode === 'simple' ? features : [...features, ...marketFeatures(position)];
}

/** Both sides, the own hand, the unseen cards, and how a turn would end. */
export function boardFeatures(position: SeatPosition, verdicts: TurnVerdicts): number[] {
  const { view, own, other, hand, unseen } = position;
  return [
    ...agentThermometers(own.inPlay, 3),
    ...agentThermometers(other.inPlay, 3),
    ...leadFeatures(own.steps - other.steps),
    ...agentThermometers(hand, 4),
    ...unseen,
    ...own.nextSteps,
    ...other.nextSteps,
    ...verdicts.flat(),
    ...openCardFeatures(view.phase === 'recruit' ? view : null, verdicts),
  ];
}

export const deckFeatures = ({ deck }: View) => DECK_THRESHOLDS.map((size) => flag(deck.closed >= size));

export const flag = (condition: boolean) => (condition ? 1 : 0);

/** Thermometer encoding: one flag for each of "at least 1", "at least 2", ... */
export const thermometer = (count: number, most: number) => Array.from({ length: most }, (_, i) => flag(count > i));

export function agentThermometers(counts: ArrayLike<number>, most: number): number[] {
  return [
    ...LASTING_AGENTS.flatMap((agent) => thermometer(counts[agent], most)),
    ...SINGLE_AGENTS.map((agent) => flag(counts[agent] > 0)),
  ];
}

function leadFeatures(lead: number): number[] {
  const clamped = Math.max(-MAX_LEAD, Math.min(MAX_LEAD, lead));
  return Array.from({ length: 2 * MAX_LEAD + 1 }, (_, i) => flag(i - MAX_LEAD === clamped));
}

/** The open card, and how the turn ends if I get it or they get it, by the other card. Zeros without a view. */
export function openCardFeatures(view: View | null, verdicts: TurnVerdicts): number[] {
  if (!view?.offer) return Array(3 * AGENTS.length).fill(0);
  const up = agentByName(view.offer.up);
  return [...AGENTS.map((agent) => flag(agent === up)), ...verdicts[up], ...verdicts.map((row) => row[up])];
}

function historyFeatures({ recruits, greedyRecruits, offers, goodOffers, badOffers }: PlayingHistory): number[] {
  return [recruits, greedyRecruits, offers, goodOffers, badOffers].map((count) => Math.min(MAX_HISTORY, count));
}

export function marketFeatures(position: SeatPosition): number[] {
  const { view, own, other } = position;
  const isMarket = view.phase === 'market';
  const isResolve = view.phase === 'resolve';
  const resolving = view.resolving && marketCardByName(view.resolving.card);
  const agent = view.resolving?.agent ? agentByName(view.resolving.agent) : null;
  return [
    ...ONGOING_CARDS.map((card) => flag(own.ongoing[card])),
    ...ONGOING_CARDS.map((card) => flag(other.ongoing[card])),
    ...spaceFeatures(own),
    ...spaceFeatures(other),
    ...own.landsOnMarket.map(flag),
    ...other.landsOnMarket.map(flag),
    ...MARKET_NAMES.map((name) => flag(view.supply.includes(name))),
    ...unseenMarketFeatures(position),
    flag(isMarket),
    flag(isResolve),
    flag(view.side === own.side),
    flag((isMarket || isResolve) && view.landed.includes(other.side)),
    ...INSTANT_CARDS.map((card) => flag(card === resolving)),
    ...AGENTS.map((candidate) => flag(candidate === agent)),
  ];
}

function spaceFeatures({ side, steps }: SidePosition): number[] {
  const space = positionOf(side, steps);
  return Array.from({ length: LOOP_LENGTH }, (_, i) => flag(i === space));
}

function unseenMarketFeatures({ view }: SeatPosition): number[] {
  const seen = new Set([...view.supply, ...view.marketDiscard, ...view.sides.flatMap(({ market }) => market)]);
  if (view.resolving) seen.add(view.resolving.card);
  return MARKET_NAMES.map((name) => flag(!seen.has(name)));
}
