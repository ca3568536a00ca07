import type { SpyFact } from '../../rules/facts.ts';

/** What a turn has come to so far. */
export type TurnStep =
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  | { readonly type: 'placed' | 'recalled'; readonly agents: number }
  | { readonly type: 'accepted' | 'completed' | 'discarded'; readonly mission: string }
  | { readonly type: 'marked' | 'unmarked'; readonly city: string; readonly mission: string };

/** One more fact in a turn: a longer way is still one way, and agents are counted together. */
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

function addMovedStep(
  steps: readonly TurnStep[],
  { from, to }: { readonly from: string; readonly to: string },
) {
  const before = steps.findIndex(({ type }) => type === 'moved');
  const first = steps[before];
  if (first?.type !== 'moved') return [...steps, { type: 'moved', from, to } as const];
  return steps.with(before, { ...first, to });
}

function addAgentsStep(
  steps: readonly TurnStep[],
  type: 'placed' | 'recalled',
  agents: number,
): readonly TurnStep[] {
  const before = steps.findIndex((step) => step.type === type);
  const first = steps[before];
  if (agents === 0) return steps;
  if (first?.type !== type) return [...steps, { type, agents }];
  return steps.with(before, { type, agents: first.agents + agents });
}

function sumAgents(placed: readonly { readonly agents: number }[]): number {
  return placed.reduce((total, { agents }) => total + agents, 0);
}
