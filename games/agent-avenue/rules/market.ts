import { publicFact, type ScopedFact, type Seat } from '@safehouse/contract';
import { AGENT_NAMES, MARKET_NAMES } from '../data/cards.ts';
import { type Agent, MARKET_COUNT, type MarketCard } from './cards.ts';
import type { Fact } from './facts.ts';
import { refillHand } from './hands.ts';
import { hasSeveralBits, INSTANT_ABILITIES, recruitFromHand } from './instant-cards.ts';
import type { Side } from './sides.ts';
import type { PendingAbility, State } from './state.ts';
import { endTurn } from './turn.ts';

type FactCollector = ScopedFact<Fact>[] | null;

/** The next side that landed takes a card; when none is left the turn ends. */
export function continueMarketOrEndTurn(state: State, news: FactCollector): void {
  if (state.landed.length > 0 && state.supply.length > 0) {
    state.phase = 'market';
    return;
  }
  if (state.landed.length > 0) state.landed.length = 0; // AA-29
  endTurn(state, news);
}

/** AA-21 to AA-23 */
export function takeMarketCard(state: State, card: MarketCard, hand: Seat, news: FactCollector): void {
  const side = state.landed.shift() as Side;
  const next = replaceInSupply(state, card);
  if (news) {
    const nextName = next === undefined ? null : MARKET_NAMES[next];
    news.push(publicFact({ type: 'took', side, card: MARKET_NAMES[card], hand, next: nextName }));
  }
  const instant = INSTANT_ABILITIES[card];
  if (!instant) {
    state.ongoing.push(MARKET_COUNT * side + card);
    continueMarketOrEndTurn(state, news);
  } else if (instant.type === 'plain') {
    instant.apply(state, side, news);
    discardMarketCard(state, card, news);
  } else startAbility(state, { card, side, hand, agent: null }, news);
}

/** AA-22: the gap in the supply is filled where it is; without cards the supply shrinks (AA-29). */
function replaceInSupply(state: State, card: MarketCard): MarketCard | undefined {
  const place = state.supply.indexOf(card);
  const next = state.marketDeck.pop();
  if (next === undefined) state.supply.splice(place, 1);
  else state.supply[place] = next;
  return next;
}

function startAbility(state: State, asked: PendingAbility, news: FactCollector): void {
  const { card, side, hand } = asked;
  const candidates = candidateMask(state, asked);
  if (candidates === 0) {
    choiceAbility(card).deduce(state, side, hand, candidates, null);
    news?.push(publicFact({ type: 'no-effect', card: MARKET_NAMES[card], side }));
    refillHand(state, hand, news);
    discardMarketCard(state, card, news);
  } else if (hasSeveralBits(candidates)) requestChoice(state, asked, news);
  else applyChoice(state, asked, (31 - Math.clz32(candidates)) as Agent, news);
}

function requestChoice(state: State, asked: PendingAbility, news: FactCollector): void {
  state.resolving = asked;
  state.phase = 'resolve';
  const { card, side, hand } = asked;
  news?.push(publicFact({ type: 'asked', card: MARKET_NAMES[card], side, hand }));
}

/** A choice made, by a player or because there was only one. */
export function applyChoice(state: State, asked: PendingAbility, agent: Agent, news: FactCollector): void {
  const { card, side, hand } = asked;
  const instant = choiceAbility(card);
  instant.deduce(state, side, hand, candidateMask(state, asked), agent);
  instant.apply(state, side, hand, agent, news);
  if (instant.mayRecruit === 'afterwards') requestChoice(state, { card, side, hand, agent }, news);
  else finishAbility(state, asked, news);
}

/** The second half of Spycation: recruit the agent just taken to hand, or keep it there. */
export function recruitOrKeep(
  state: State,
  asked: PendingAbility,
  taken: Agent,
  choice: Agent | null,
  news: FactCollector,
): void {
  const { side, hand } = asked;
  if (choice === null) news?.push(publicFact({ type: 'kept', seat: hand, agent: AGENT_NAMES[taken] }));
  else recruitFromHand(state, side, hand, taken, news);
  finishAbility(state, asked, news);
}

function finishAbility(state: State, { card, hand }: PendingAbility, news: FactCollector): void {
  state.resolving = null;
  refillHand(state, hand, news); // AA-9
  discardMarketCard(state, card, news);
}

function discardMarketCard(state: State, card: MarketCard, news: FactCollector): void {
  state.marketDiscard.push(card);
  news?.push(publicFact({ type: 'spent', card: MARKET_NAMES[card] }));
  continueMarketOrEndTurn(state, news);
}

export function candidateMask(state: State, { card, side, hand }: PendingAbility): number {
  return choiceAbility(card).candidates(state, side, hand);
}

/** AA-37: the seats that choose what an ability is about, as a bit mask. */
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
