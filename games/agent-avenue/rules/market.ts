import { type News, open, type Seat } from '@safehouse/contract';
import { AGENT_NAMES, MARKET_NAMES } from '../data/cards.ts';
import { type Agent, MARKET_COUNT, type MarketCard } from './cards.ts';
import type { Fact } from './facts.ts';
import { refill } from './hands.ts';
import { INSTANTS, isSeveral, recruitFromHand } from './instants.ts';
import type { Side } from './sides.ts';
import type { Resolving, State } from './state.ts';
import { endTurn } from './turn.ts';

type Told = News<Fact>[] | null;

/** The next side that landed takes a card; when none is left the turn ends. */
export function goToMarket(state: State, news: Told): void {
  if (state.landed.length > 0 && state.supply.length > 0) {
    state.phase = 'market';
    return;
  }
  if (state.landed.length > 0) state.landed.length = 0; // AA-29
  endTurn(state, news);
}

/** AA-21 to AA-23 */
export function take(state: State, card: MarketCard, hand: Seat, news: Told): void {
  const side = state.landed.shift() as Side;
  const next = replace(state, card);
  if (news) {
    const nextName = next === undefined ? null : MARKET_NAMES[next];
    news.push(open({ type: 'took', side, card: MARKET_NAMES[card], hand, next: nextName }));
  }
  const instant = INSTANTS[card];
  if (!instant) {
    state.ongoing.push(MARKET_COUNT * side + card);
    goToMarket(state, news);
  } else if (instant.type === 'plain') {
    instant.carryOut(state, side, news);
    spend(state, card, news);
  } else begin(state, { card, side, hand, agent: null }, news);
}

/** AA-22: the gap in the supply is filled where it is; without cards the supply shrinks (AA-29). */
function replace(state: State, card: MarketCard): MarketCard | undefined {
  const place = state.supply.indexOf(card);
  const next = state.marketDeck.pop();
  if (next === undefined) state.supply.splice(place, 1);
  else state.supply[place] = next;
  return next;
}

function begin(state: State, asked: Resolving, news: Told): void {
  const { card, side, hand } = asked;
  const candidates = candidatesOf(state, asked);
  if (candidates === 0) {
    choiceOf(card).deduce(state, side, hand, candidates, null);
    news?.push(open({ type: 'no-effect', card: MARKET_NAMES[card], side }));
    refill(state, hand, news);
    spend(state, card, news);
  } else if (isSeveral(candidates)) ask(state, asked, news);
  else choose(state, asked, (31 - Math.clz32(candidates)) as Agent, news);
}

function ask(state: State, asked: Resolving, news: Told): void {
  state.resolving = asked;
  state.phase = 'resolve';
  const { card, side, hand } = asked;
  news?.push(open({ type: 'asked', card: MARKET_NAMES[card], side, hand }));
}

/** A choice made, by a player or because there was only one. */
export function choose(state: State, asked: Resolving, agent: Agent, news: Told): void {
  const { card, side, hand } = asked;
  const instant = choiceOf(card);
  instant.deduce(state, side, hand, candidatesOf(state, asked), agent);
  instant.carryOut(state, side, hand, agent, news);
  if (instant.mayRecruit === 'afterwards') ask(state, { card, side, hand, agent }, news);
  else finish(state, asked, news);
}

/** The second half of Spycation: recruit the agent just taken to hand, or keep it there. */
export function recruitOrKeep(
  state: State,
  asked: Resolving,
  taken: Agent,
  choice: Agent | null,
  news: Told,
): void {
  const { side, hand } = asked;
  if (choice === null) news?.push(open({ type: 'kept', seat: hand, agent: AGENT_NAMES[taken] }));
  else recruitFromHand(state, side, hand, taken, news);
  finish(state, asked, news);
}

function finish(state: State, { card, hand }: Resolving, news: Told): void {
  state.resolving = null;
  refill(state, hand, news); // AA-9
  spend(state, card, news);
}

function spend(state: State, card: MarketCard, news: Told): void {
  state.marketDiscard.push(card);
  news?.push(open({ type: 'spent', card: MARKET_NAMES[card] }));
  goToMarket(state, news);
}

export function candidatesOf(state: State, { card, side, hand }: Resolving): number {
  return choiceOf(card).candidates(state, side, hand);
}

/** AA-37: the seats that choose what an ability is about, as a bit mask. */
export function choosers(state: State, { card, side, hand }: Resolving): number {
  return choiceOf(card).chooser === 'hand' ? 1 << hand : state.sides.masks[side];
}

export function usesHand(card: MarketCard): boolean {
  return INSTANTS[card]?.type === 'choice';
}

function choiceOf(card: MarketCard) {
  const instant = INSTANTS[card];
  if (instant?.type !== 'choice') throw new Error(`${MARKET_NAMES[card]} asks nothing`);
  return instant;
}
