import { isHiddenCards, type Seat } from '@safehouse/contract';
import type { AgentName, MarketName } from '../../data/cards.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { nextIcon, otherSide, sideOfSeat } from '../board/view-queries.ts';
import { iconText } from './icon-text.ts';

type TakeMove = Extract<AgentAvenueMove, { type: 'take' }>;
type ResolveMove = Extract<AgentAvenueMove, { type: 'resolve' }>;

/** AA-30: ongoing cards that change the effect of one agent. */
const AGENT_CHANGED_BY: { readonly [card in MarketName]?: AgentName } = {
  watchtower: 'enforcer',
  supercomputer: 'codebreaker',
  'distraction-device': 'saboteur',
  'sinister-twin': 'double-agent',
};

const HAND_CARDS: readonly MarketName[] = ['outpost', 'secret-recruit', 'double-trouble', 'spycation', 'mind-control'];

/** What a market card gives the side that takes it. */
export function takeReason(
  { card, hand }: TakeMove,
  view: View,
  seat: Seat,
  translations: GameTranslations,
): string | null {
  const { why, agents, market } = translations;
  const side = view.sides[sideOfSeat(view, seat)];
  if (HAND_CARDS.includes(card) && hand !== seat) return why.mateHand;
  if (!hasEffect(card, view, seat)) return why.noEffect;
  const changed = AGENT_CHANGED_BY[card];
  if (changed !== undefined) {
    const icon = nextIcon({ ...side, market: [...side.market, card] }, changed);
    return why.nextAgent(agents[changed], iconText(icon, translations));
  }
  switch (card) {
    case 'surveillance-truck':
      return why.effect(translations.forward(1));
    case 'outpost':
      return why.effect(iconText(nextIcon(side, 'sentinel'), translations));
    case 'masterplan':
      return why.differentAgents(Object.keys(side.inPlay).length);
    case 'pack-leader':
      return why.daredevils(side.inPlay.daredevil ?? 0);
    default:
      return market[card].text;
  }
}

/** AA-24: has an instant card any effect, given the seat's own hand and the open cards? */
function hasEffect(card: MarketName, view: View, seat: Seat): boolean {
  const ownSide = sideOfSeat(view, seat);
  const { inPlay } = view.sides[ownSide];
  const cards = view.hands[seat];
  const hand = isHiddenCards(cards) ? [] : cards;
  switch (card) {
    case 'smoke-screen':
      return view.deck.closed > 0;
    case 'outpost':
      return hand.includes('sentinel');
    case 'secret-recruit':
      return hand.some((agent) => !inPlay[agent]);
    case 'double-trouble':
      return new Set(hand).size < hand.length;
    case 'spycation':
      return Object.keys(inPlay).length > 0;
    case 'mind-control':
      return Object.keys(view.sides[otherSide(ownSide)].inPlay).length > 0;
    default:
      return true;
  }
}

/** What a market card does with the chosen agent. */
export function resolveReason(
  { agent }: ResolveMove,
  view: View,
  seat: Seat,
  translations: GameTranslations,
): string | null {
  const { why, agents } = translations;
  const { resolving } = view;
  if (!resolving) return null;
  const ownSide = sideOfSeat(view, seat);
  const side = view.sides[ownSide];
  const recruited = (name: AgentName) => iconText(nextIcon(side, name), translations);
  if (agent === null) return resolving.agent === null ? null : why.keepInHand(recruited(resolving.agent));
  if (resolving.card === 'mind-control') {
    const copies = view.sides[otherSide(ownSide)].inPlay[agent] ?? 0;
    return why.mindControl(agents[agent], copies - 1, copies);
  }
  if (resolving.card !== 'spycation' || resolving.agent !== null) return why.effect(recruited(agent));
  // AA-28: the card leaves play first, so it uses the icon of the same copy again.
  const inPlay = { ...side.inPlay, [agent]: (side.inPlay[agent] ?? 0) - 1 };
  return why.takeBack(iconText(nextIcon({ ...side, inPlay }, agent), translations));
}
