import type { Move, Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, MISSIONS_PER_ROUND, ROUNDS, SET_POINTS, TOKENS_TO_LOSE } from '../../data/constants.ts';
import { CARD_HALF_POINTS, EQUIPMENT_IDS, KIT } from '../../data/equipment.ts';
import { COUNTER_TOKENS, isItem, MISSION_POINTS, MISSIONS } from '../../data/missions.ts';
import { type Agent, deckSize } from '../../rules/agent.ts';
import { faceDownCount } from '../../rules/column.ts';
import { cardsAt } from '../../rules/kit.ts';
import { NONE, opponentOf, type State, UNDECLARED } from '../../rules/state.ts';
import { STEP } from '../../rules/steps.ts';
import { bestTotal } from '../best-total.ts';
import { countKind } from '../stakes.ts';
import { expertFeatures } from './expert-features.ts';

/**
 * The input of a net, as small integers: only what the seat to act knows, so that it is the same in every world that
 * fits the view, and what `expert` computes from that. training/kompromat/simulator/features.c computes the same.
 */
export function netFeatures(state: State, expertMove: Move): number[] {
  const seat = state.active;
  const [own, other] = [state.agents[seat], state.agents[opponentOf(seat)]];
  const phase = phaseIndex(state);
  return [
    ...oneHot(state.round - 1, ROUNDS),
    flag(state.starter === seat),
    ...oneHot(phase, PHASE_COUNT),
    ...oneHot(state.step > STEP.turn ? state.mission : NONE, MISSIONS_PER_ROUND),
    ...oneHot(state.turnMission, MISSIONS_PER_ROUND),
    phase === COUNTER_PHASE ? COUNTER_TOKENS[state.counters[state.mission]] : 0,
    ...range(MISSIONS_PER_ROUND).flatMap((mission) => missionFeatures(state, seat, mission)),
    ...range(MISSIONS_PER_ROUND).flatMap((mission) => ownColumn(own, mission)),
    ...range(MISSIONS_PER_ROUND).flatMap((mission) => otherColumn(other, mission)),
    ...declaredTotal(state.declared[seat]),
    ...declaredTotal(state.declared[opponentOf(seat)]),
    ...ownDeck(state, own),
    ...bustFeatures(state, own),
    ...otherDeck(other),
    ...scoreFeatures(own, other),
    ...missionDeck(state),
    ...expertFeatures(state, expertMove),
  ];
}

const TOTAL_THRESHOLDS = [16, 20, 24, 26, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42];
const KNOWN_SHOWN = 2;
const PHASE_COUNT = 8;
const COUNTER_PHASE = 6;
const MAX_LEAD = 30;
const LEAD_THRESHOLDS = [-8, -6, -4, -2, 0, 2, 4, 6, 8];

const flag = (condition: boolean) => (condition ? 1 : 0);
const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const oneHot = (index: number, size: number) => range(size).map((i) => flag(i === index));
const thermometer = (count: number, most: number) => range(most).map((i) => flag(count > i));
const cardsOfKind = (kind: string) => [...MISSIONS.keys()].filter((card) => MISSIONS[card].kind === kind);
const [TARGETS, ITEMS, COUNTERS] = ['target', 'item', 'counter'].map(cardsOfKind);

function phaseIndex({ step, turnMission }: State): number {
  switch (step) {
    case STEP.turn:
      return turnMission === NONE ? 0 : 1;
    case STEP.starterWindow:
    case STEP.otherWindow:
      return 2;
    case STEP.starterSecondWindow:
    case STEP.otherSecondWindow:
      return 3;
    case STEP.starterDeclares:
    case STEP.otherDeclares:
      return 4;
    case STEP.starterFails:
    case STEP.otherFails:
      return 5;
    case STEP.counter:
      return COUNTER_PHASE;
    default:
      return 7;
  }
}

function missionFeatures({ agents, missions, counters, mission: current }: State, seat: Seat, mission: number) {
  const card = missions[mission];
  const { kind } = MISSIONS[card];
  return [
    cardGain(agents[seat], card),
    cardGain(agents[opponentOf(seat)], card),
    flag(kind === 'target'),
    flag(kind === 'code'),
    flag(kind === 'document'),
    counters[mission] === NONE ? 0 : COUNTER_TOKENS[counters[mission]],
    flag(mission < current),
    ...oneHot(ITEMS.indexOf(card), ITEMS.length),
  ];
}

/** The points that one more card adds. */
function cardGain({ won }: Agent, card: number): number {
  if (isItem(card)) return 1;
  const { kind } = MISSIONS[card];
  if (kind === 'target') return MISSION_POINTS[card];
  const held = countKind(won, kind);
  return held < 3 ? SET_POINTS[held + 1] - SET_POINTS[held] : 0;
}

function ownColumn({ columns, newspaper }: Agent, mission: number): number[] {
  const { count, total, aces, isRevealed } = columns[mission];
  const low = total + newspaper[mission];
  const best = bestTotal(low, aces);
  return [
    count,
    best,
    aces,
    flag(best !== low),
    flag(isRevealed),
    newspaper[mission],
    flag(low > LIMIT_HALF_POINTS),
    ...TOTAL_THRESHOLDS.map((threshold) => flag(best >= threshold)),
  ];
}

function otherColumn({ kit, columns, newspaper }: Agent, mission: number): number[] {
  const { count, total, aces } = columns[mission];
  const faceDown = faceDownCount(columns[mission]);
  const isKnown = count > 0 && faceDown === 0;
  const low = isKnown ? total + newspaper[mission] : 0;
  const best = isKnown ? bestTotal(low, aces) : 0;
  return [
    count,
    faceDown,
    newspaper[mission],
    flag(isKnown),
    best,
    flag(low > LIMIT_HALF_POINTS),
    ...TOTAL_THRESHOLDS.map((threshold) => flag(best >= threshold)),
    ...oneHot(cardsAt(kit, mission).at(0) ?? NONE, EQUIPMENT_IDS.length),
  ];
}

function declaredTotal(declared: number): number[] {
  return declared === UNDECLARED ? [0, 0, 0] : [1, declared, flag(declared > LIMIT_HALF_POINTS)];
}

const countCards = (cards: readonly number[]) =>
  EQUIPMENT_IDS.map((_, kind) => cards.filter((card) => card === kind).length);

/** The drawn card, the deck by card, and its top cards where they are known. */
function ownDeck(state: State, agent: Agent): number[] {
  const { kit, drawnCount, knownCount } = agent;
  const isInHand = state.step === STEP.turn && state.turnMission === NONE;
  return [
    ...oneHot(isInHand ? kit.cards[drawnCount - 1] : NONE, EQUIPMENT_IDS.length),
    ...countCards(kit.cards.slice(drawnCount)),
    deckSize(agent),
    knownCount,
    ...range(KNOWN_SHOWN).flatMap((i) =>
      oneHot(knownCount > i ? kit.cards[drawnCount + i] : NONE, EQUIPMENT_IDS.length),
    ),
  ];
}

/** How many cards of the deck would push the column of this turn over the limit, and whether a known top card would. */
function bustFeatures({ turnMission }: State, { kit, columns, drawnCount, knownCount }: Agent): number[] {
  if (turnMission === NONE) return [0, 0];
  const isTooHigh = (card: number) => CARD_HALF_POINTS[card] > LIMIT_HALF_POINTS - columns[turnMission].total;
  return [
    kit.cards.slice(drawnCount).filter(isTooHigh).length,
    flag(knownCount > 0 && isTooHigh(kit.cards[drawnCount])),
  ];
}

/** By card: how many of the opponent's copies are face down or in the deck. */
function otherDeck(agent: Agent): number[] {
  const open = agent.columns.flatMap(({ isRevealed }, mission) => {
    const cards = cardsAt(agent.kit, mission);
    return isRevealed ? cards : cards.slice(0, 1);
  });
  const openCounts = countCards(open);
  return [...countCards(KIT).map((count, card) => count - openCounts[card]), deckSize(agent), agent.knownCount];
}

function scoreFeatures(own: Agent, other: Agent): number[] {
  const [ownPoints, otherPoints] = [own, other].map(pointsOf);
  const lead = ownPoints - otherPoints;
  return [
    ownPoints,
    otherPoints,
    Math.max(-MAX_LEAD, Math.min(MAX_LEAD, lead)),
    ...LEAD_THRESHOLDS.map((threshold) => flag(lead >= threshold)),
    ...[own, other].flatMap(({ tokens, won, ready, used }) => [
      ...thermometer(tokens, TOKENS_TO_LOSE - 1),
      ...thermometer(countKind(won, 'code'), 3),
      ...thermometer(countKind(won, 'document'), 3),
      ...ITEMS.map((item) => flag(ready.includes(item))),
      ...ITEMS.map((item) => flag(used.includes(item))),
    ]),
  ];
}

function pointsOf({ won, tokens }: Agent): number {
  const single = won.reduce((sum, card) => sum + (isItem(card) ? 1 : MISSION_POINTS[card]), 0);
  return tokens + single + SET_POINTS[countKind(won, 'code')] + SET_POINTS[countKind(won, 'document')];
}

/** The mission cards left in the deck: they are public, their order is not. */
function missionDeck({ missionDeck }: State): number[] {
  const isThere = (card: number) => flag(missionDeck.includes(card));
  return [
    countKind(missionDeck, 'code'),
    countKind(missionDeck, 'document'),
    ...TARGETS.map(isThere),
    ...ITEMS.map(isThere),
    ...COUNTERS.map(isThere),
  ];
}
