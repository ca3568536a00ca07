import type { AgentName } from '../../data/cards.ts';
import type { Fact } from '../../rules/facts.ts';
import type { Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';

/** The turn of the hidden card: what lay there, who chose what. */
export interface Reveal {
  readonly up: AgentName;
  readonly down: AgentName;
  readonly picked: 'up' | 'down';
  readonly by: Side;
}

export interface PawnWalk {
  readonly side: Side;
  readonly from: number;
  readonly by: number;
}

/** AA-10: the choosing side is told first, so the facts say which card was the hidden one. */
export function findReveal({ offer }: View, facts: readonly Fact[]): Reveal | null {
  const choice = facts.find((fact) => fact.type === 'picked');
  const recruits = facts.filter((fact) => fact.type === 'recruited');
  if (!offer || !choice || recruits.length < 2) return null;
  const [taken, left] = recruits;
  const { card, side } = choice;
  return { up: offer.up, down: card === 'down' ? taken.agent : left.agent, picked: card, by: side };
}

export function findPawnWalks(facts: readonly Fact[]): readonly PawnWalk[] {
  return facts.filter((fact) => fact.type === 'moved');
}
