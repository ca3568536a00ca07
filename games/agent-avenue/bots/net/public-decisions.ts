import type { AgentName } from '../../data/cards.ts';
import { AGENTS, type Agent, agentByName } from '../../rules/cards.ts';
import type { Fact } from '../../rules/facts.ts';
import { otherSide, type Side } from '../../rules/sides.ts';

/** What everybody could see before a decision, from the perspective of the side that made it. */
export interface PublicPosition {
  /** By agent. */
  readonly inPlay: readonly number[];
  readonly otherInPlay: readonly number[];
}

/** An offer or a recruit of a side with one player, with everything that becomes public about it. */
export type PublicDecision = { readonly position: PublicPosition } & (
  | { readonly type: 'offer'; readonly up: Agent; readonly down: Agent }
  | { readonly type: 'recruit'; readonly up: Agent; readonly card: 'up' | 'down' }
);

/** The decisions of one of two sides, according to the public facts. An offer is listed when its cards are known. */
export function publicDecisions(facts: readonly Fact[], side: Side): readonly PublicDecision[] {
  const reader = new DecisionReader(side);
  for (const fact of facts) reader.read(fact);
  return reader.decisions;
}

interface Choice {
  readonly chooser: Side;
  readonly card: 'up' | 'down';
  picked: Agent | null;
}

class DecisionReader {
  readonly decisions: PublicDecision[] = [];
  readonly #side: Side;
  readonly #inPlay = [AGENTS.map(() => 0), AGENTS.map(() => 0)];
  #up: Agent | null = null;
  #choice: Choice | null = null;

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
      const position = this.#position();
      if (choice.chooser === this.#side) {
        this.decisions.push({ type: 'recruit', position, up: this.#up, card: choice.card });
      } else this.decisions.push({ type: 'offer', position, up: this.#up, down });
      this.#inPlay[choice.chooser][choice.picked]++;
      this.#choice = null;
    }
    this.#inPlay[side][agent]++;
  }

  #position(): PublicPosition {
    return {
      inPlay: this.#inPlay[this.#side].slice(),
      otherInPlay: this.#inPlay[otherSide(this.#side)].slice(),
    };
  }
}
