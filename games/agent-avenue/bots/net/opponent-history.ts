import { AGENT_DECK, type Agent } from '../../rules/cards.ts';
import { nextCopyValue } from '../agent-values.ts';
import type { PublicDecision, PublicPosition } from './public-decisions.ts';

/** Statistics of a side's decisions, enough to tell a weak player from a strong one. */
export interface PlayingHistory {
  readonly recruits: number;
  /** Recruits that the greedy bot would have chosen too. */
  readonly greedyRecruits: number;
  readonly offers: number;
  /** Offers by their value as the greedy bot counts it. */
  readonly goodOffers: number;
  readonly badOffers: number;
}

export const NO_HISTORY: PlayingHistory = { recruits: 0, greedyRecruits: 0, offers: 0, goodOffers: 0, badOffers: 0 };

const GOOD_OFFER = 0;
const BAD_OFFER = -4;

export function playingHistory(decisions: readonly PublicDecision[]): PlayingHistory {
  const recruits = decisions.filter((decision) => decision.type === 'recruit');
  const offerValues = decisions.flatMap((decision) =>
    decision.type === 'offer' ? [greedyOfferValue(decision.position, decision.up, decision.down)] : [],
  );
  return {
    recruits: recruits.length,
    greedyRecruits: recruits.filter(({ position, up, card }) => card === greedyRecruit(position, up)).length,
    offers: offerValues.length,
    goodOffers: offerValues.filter((value) => value >= GOOD_OFFER).length,
    badOffers: offerValues.filter((value) => value <= BAD_OFFER).length,
  };
}

function greedyRecruit({ inPlay, otherInPlay }: PublicPosition, up: Agent): 'up' | 'down' {
  const swing = (agent: Agent) => nextCopyValue(agent, inPlay[agent]) + nextCopyValue(agent, otherInPlay[agent]);
  const total = AGENT_DECK.reduce((sum, agent) => sum + swing(agent), 0);
  return swing(up) * AGENT_DECK.length >= total ? 'up' : 'down';
}

function greedyOfferValue({ inPlay, otherInPlay }: PublicPosition, up: Agent, down: Agent): number {
  const own = (agent: Agent) => nextCopyValue(agent, inPlay[agent]);
  const others = (agent: Agent) => nextCopyValue(agent, otherInPlay[agent]);
  return Math.min(own(down) - others(up), own(up) - others(down));
}
