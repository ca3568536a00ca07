import { clearList, publicFact } from '@safehouse/contract';
import { MARKET_NAMES } from '../data/cards.ts';
import type { Agent, MarketCard } from './cards.ts';
import type { FactSink } from './facts.ts';
import { refillHand } from './hands.ts';
import { hasSeveralBits, INSTANT_ABILITIES } from './instant-cards.ts';
import { asksHiddenHands } from './rules-version.ts';
import type { PendingAbility, State } from './state.ts';
import { endTurn } from './turn.ts';

/** The next side that landed takes a card. If none is left, the turn ends. */
export function continueMarketOrEndTurn(state: State, facts: FactSink): void {
  if (state.landed.length > 0 && state.supply.length > 0) {
    state.phase = 'market';
    return;
  }
  clearList(state.landed); // AA-29
  endTurn(state, facts);
}

export function startAbility(state: State, ability: PendingAbility, facts: FactSink): void {
  const { card, side, hand } = ability;
  const candidates = candidateMask(state, ability);
  if (candidates === 0) {
    choiceAbility(card).deduce(state, ability, candidates, null);
    facts?.push(publicFact({ type: 'no-effect', card: MARKET_NAMES[card], side }));
    refillHand(state, hand, facts);
    discardMarketCard(state, card, facts);
  } else if (isAsked(state, card, candidates)) requestChoice(state, ability, facts);
  else applyChoice(state, ability, (31 - Math.clz32(candidates)) as Agent, facts);
}

/** One candidate leaves nothing to ask, unless the hand is hidden: asking then hides the number of candidates. */
export function isAsked(state: State, card: MarketCard, candidates: number): boolean {
  if (candidates === 0) return false;
  const isHidden = choiceAbility(card).choiceFrom === 'hidden hand';
  return hasSeveralBits(candidates) || (isHidden && asksHiddenHands(state));
}

function requestChoice(state: State, ability: PendingAbility, facts: FactSink): void {
  state.resolving = ability;
  state.phase = 'resolve';
  const { card, side, hand } = ability;
  facts?.push(publicFact({ type: 'asked', card: MARKET_NAMES[card], side, hand }));
}

/** Carries out a choice, made by a player or because there was only one. */
export function applyChoice(state: State, ability: PendingAbility, agent: Agent, facts: FactSink): void {
  const { card, side, hand } = ability;
  const instant = choiceAbility(card);
  instant.deduce(state, ability, candidateMask(state, ability), agent);
  instant.apply(state, ability, agent, facts);
  if (instant.mayRecruit === 'afterwards') requestChoice(state, { card, side, hand, agent }, facts);
  else finishAbility(state, ability, facts);
}

export function finishAbility(state: State, { card, hand }: PendingAbility, facts: FactSink): void {
  state.resolving = null;
  refillHand(state, hand, facts); // AA-9
  discardMarketCard(state, card, facts);
}

export function discardMarketCard(state: State, card: MarketCard, facts: FactSink): void {
  state.marketDiscard.push(card);
  facts?.push(publicFact({ type: 'spent', card: MARKET_NAMES[card] }));
  continueMarketOrEndTurn(state, facts);
}

export function candidateMask(state: State, ability: PendingAbility): number {
  return choiceAbility(ability.card).candidates(state, ability);
}

/** AA-37: the seats that make the choice of an ability, as a bit mask. */
export function chooserMask(state: State, { card, side, hand }: PendingAbility): number {
  return choiceAbility(card).chooser === 'hand' ? 1 << hand : state.sides.seatMasks[side];
}

export function usesHand(card: MarketCard): boolean {
  return INSTANT_ABILITIES[card]?.type === 'choice';
}

function choiceAbility(card: MarketCard) {
  const instant = INSTANT_ABILITIES[card];
  if (instant?.type !== 'choice') throw new Error(`${MARKET_NAMES[card]} asks nothing`);
  return instant;
}
