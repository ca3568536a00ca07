import type { SpyFact } from '../../rules/facts.ts';

/** A line in the summary of a turn. */
export type TurnStep =
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  | { readonly type: 'placed' | 'recalled'; readonly agents: number }
  | { readonly type: 'accepted' | 'completed' | 'discarded'; readonly mission: string }
  | { readonly type: 'marked' | 'unmarked'; readonly city: string; readonly mission: string };

/** The summary after one more fact: travel in several parts is one step, and agents are added up. */
export function addFactToSteps(steps: readonly TurnStep[], fact: SpyFact): readonly TurnStep[] {
  switch (fact.type) {
    case 'travelled':
      return addMovedStep(steps, fact);
    case 'connected':
      return addAgentsStep(addMovedStep(steps, fact), 'placed', sumAgents(fact.placed));
    case 'recalled':
      return addAgentsStep(steps, 'recalled', fact.agents);
    case 'accepted':
    case 'completed':
    case 'discarded':
      return [...steps, { type: fact.type, mission: fact.mission }];
    case 'marked':
    case 'unmarked':
      return [...steps, { type: fact.type, city: fact.city, mission: fact.mission }];
    default:
      return steps;
  }
}

function addMovedStep(steps: readonly TurnStep[], { from, to }: { readonly from: string; readonly to: string }) {
  const index = steps.findIndex(({ type }) => type === 'moved');
  const first = steps[index];
  if (first?.type !== 'moved') return [...steps, { type: 'moved', from, to } as const];
  return steps.with(index, { ...first, to });
}

function addAgentsStep(steps: readonly TurnStep[], type: 'placed' | 'recalled', agents: number): readonly TurnStep[] {
  const index = steps.findIndex((step) => step.type === type);
  const first = steps[index];
  if (agents === 0) return steps;
  if (first?.type !== type) return [...steps, { type, agents }];
  return steps.with(index, { type, agents: first.agents + agents });
}

function sumAgents(placed: readonly { readonly agents: number }[]): number {
  return placed.reduce((total, { agents }) => total + agents, 0);
}
