import type { SpyFact } from '../rules/facts.ts';

/** What a turn has come to so far. */
export type Step =
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  | { readonly type: 'placed' | 'recalled'; readonly agents: number }
  | { readonly type: 'accepted' | 'completed' | 'discarded'; readonly mission: string }
  | { readonly type: 'marked' | 'unmarked'; readonly city: string; readonly mission: string };

/** One more fact in a turn: a longer way is still one way, and agents are counted together. */
export function withFact(steps: readonly Step[], fact: SpyFact): readonly Step[] {
  switch (fact.type) {
    case 'travelled':
      return moved(steps, fact);
    case 'connected':
      return counted(moved(steps, fact), 'placed', sum(fact.placed));
    case 'recalled':
      return counted(steps, 'recalled', fact.agents);
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

function moved(steps: readonly Step[], { from, to }: { readonly from: string; readonly to: string }) {
  const before = steps.findIndex(({ type }) => type === 'moved');
  const first = steps[before];
  if (first?.type !== 'moved') return [...steps, { type: 'moved', from, to } as const];
  return steps.with(before, { ...first, to });
}

function counted(steps: readonly Step[], type: 'placed' | 'recalled', agents: number): readonly Step[] {
  const before = steps.findIndex((step) => step.type === type);
  const first = steps[before];
  if (agents === 0) return steps;
  if (first?.type !== type) return [...steps, { type, agents }];
  return steps.with(before, { type, agents: first.agents + agents });
}

function sum(placed: readonly { readonly agents: number }[]): number {
  return placed.reduce((total, { agents }) => total + agents, 0);
}
