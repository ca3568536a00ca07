import { isHiddenCards, type Result } from '@safehouse/contract';
import { AGENT_CARDS, AGENT_NAMES, type AgentName } from '../../data/cards.ts';
import { outlook } from '../../rules/outlook.ts';
import { SIDES, type Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { sideOfSeat } from '../board/view-queries.ts';

/** What a side would recruit: an agent, a card that is hidden from the viewer, or nobody. */
export type Recruit = AgentName | 'hidden' | null;

/** What a choice leads to, as far as the viewer can know. */
export interface Forecast {
  /** By side: every space that its pawn may reach; a single one is certain. */
  readonly spaces: readonly (readonly number[])[];
  /** The side that would win for certain. */
  readonly winner: Side | null;
  /** The winner would catch the other pawn. */
  readonly isCatch: boolean;
  /** The match may end, because of a hidden card or if the market changes nothing. */
  readonly mayEnd: boolean;
}

/** Applies the rules for every card that may be the hidden one. `recruits`: by side. */
export function forecast(view: View, recruits: readonly Recruit[]): Forecast {
  const possible = recruits.map((recruit) => (recruit === 'hidden' ? unseenAgents(view) : [recruit]));
  const outlooks = possible[0].flatMap((first) => possible[1].map((second) => outlook(view, [first, second])));
  const winners = new Set(outlooks.map(({ result, isMarketNext }) => (isMarketNext ? null : winnerOf(view, result))));
  const [winner] = winners.size === 1 ? winners : [null];
  return {
    spaces: SIDES.map((side) => [...new Set(outlooks.map(({ positions }) => positions[side]))]),
    winner,
    isCatch: winner !== null && outlooks.every(({ result }) => result?.reason === 'catch'),
    mayEnd: winner === null && outlooks.some(({ result }) => result !== null),
  };
}

function winnerOf(view: View, result: Result | null): Side | null {
  return result ? sideOfSeat(view, result.winners[0]) : null;
}

/** Agents of which the viewer has not seen all cards. */
export function unseenAgents(view: View): AgentName[] {
  const seen = [...view.hands, ...view.setAside].flatMap((cards) => (isHiddenCards(cards) ? [] : cards));
  if (view.offer) seen.push(view.offer.up);
  return AGENT_NAMES.filter((agent) => {
    const inPlay = view.sides.reduce((sum, side) => sum + (side.inPlay[agent] ?? 0), 0);
    return inPlay + seen.filter((other) => other === agent).length < AGENT_CARDS[agent].copies;
  });
}
