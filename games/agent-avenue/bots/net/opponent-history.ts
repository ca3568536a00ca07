import type { AgentName } from '../../data/cards.ts';
import { AGENT_DECK, AGENTS, type Agent, agentByName } from '../../rules/cards.ts';
import type { Fact } from '../../rules/facts.ts';
import { otherSide, type Side } from '../../rules/sides.ts';
import { nextCopyValue } from '../agent-values.ts';

/** What a side has shown of its style: enough to tell a weak player from a strong one. */
export interface PlayingHistory {
  readonly recruits: number;
  /** Recruits that the greedy bot would have made, too. */
  readonly greedyRecruits: number;
  readonly offers: number;
  /** Offers by their value as the greedy bot counts it. */
  readonly goodOffers: number;
  readonly badOffers: number;
}

export const NO_HISTORY: PlayingHistory = { recruits: 0, greedyRecruits: 0, offers: 0, goodOffers: 0, badOffers: 0 };

const GOOD_OFFER = 0;
const BAD_OFFER = -4;

/** The history of one side of two, from what everybody has been told. */
export function playingHistory(facts: readonly Fact[], side: Side): PlayingHistory {
  const reader = new HistoryReader(side);
  for (const fact of facts) reader.read(fact);
  return reader.history;
}

class HistoryReader {
  readonly #side: Side;
  readonly #inPlay = [AGENTS.map(() => 0), AGENTS.map(() => 0)];
  #up: Agent | null = null;
  #choice: { readonly chooser: Side; readonly card: 'up' | 'down'; picked: Agent | null } | null = null;
  history = NO_HISTORY;

  constructor(side: Side) {
    this.#side = side;
  }

  read(fact: Fact): void {
    if (fact.type === 'offered') this.#up = agentByName(fact.up);
    else if (fact.type === 'picked') this.#choice = { chooser: fact.side, card: fact.card, picked: null };
    else if (fact.type === 'to-hand') this.#inPlay[fact.from][agentByName(fact.agent)]--;
    else if (fact.type === 'recruited') this.#readRecruit(fact.side, fact.agent);
  }

  /** The first two recruits after a choice are the cards of the offer. */
  #readRecruit(side: Side, name: AgentName): void {
    const agent = agentByName(name);
    const choice = this.#choice;
    if (choice && choice.picked === null) {
      choice.picked = agent;
      return;
    }
    if (choice?.picked != null && this.#up !== null) {
      const down = choice.card === 'up' ? agent : choice.picked;
      if (choice.chooser === this.#side) this.#noteRecruit(this.#up, choice.card);
      else this.#noteOffer(this.#up, down);
      this.#inPlay[choice.chooser][choice.picked]++;
      this.#choice = null;
    }
    this.#inPlay[side][agent]++;
  }

  #noteRecruit(up: Agent, card: 'up' | 'down'): void {
    const { recruits, greedyRecruits } = this.history;
    const isGreedy = card === greedyRecruit(this.#inPlay, up);
    this.history = { ...this.history, recruits: recruits + 1, greedyRecruits: greedyRecruits + (isGreedy ? 1 : 0) };
  }

  #noteOffer(up: Agent, down: Agent): void {
    const { offers, goodOffers, badOffers } = this.history;
    const value = greedyOfferValue(this.#inPlay, this.#side, up, down);
    this.history = {
      ...this.history,
      offers: offers + 1,
      goodOffers: goodOffers + (value >= GOOD_OFFER ? 1 : 0),
      badOffers: badOffers + (value <= BAD_OFFER ? 1 : 0),
    };
  }
}

type AgentCounts = readonly (readonly number[])[];

function greedyRecruit(inPlay: AgentCounts, up: Agent): 'up' | 'down' {
  const swing = (agent: Agent) => nextCopyValue(agent, inPlay[0][agent]) + nextCopyValue(agent, inPlay[1][agent]);
  const total = AGENT_DECK.reduce((sum, agent) => sum + swing(agent), 0);
  return swing(up) * AGENT_DECK.length >= total ? 'up' : 'down';
}

function greedyOfferValue(inPlay: AgentCounts, side: Side, up: Agent, down: Agent): number {
  const own = (agent: Agent) => nextCopyValue(agent, inPlay[side][agent]);
  const others = (agent: Agent) => nextCopyValue(agent, inPlay[otherSide(side)][agent]);
  return Math.min(own(down) - others(up), own(up) - others(down));
}
