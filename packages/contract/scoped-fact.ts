import type { Seat, Viewer } from './seat.ts';

/** What the facts of all games have in common. */
export type AnyFact = { readonly type: string };

/**
 * A fact that a move caused, and who may know it. Where only some seats may know the whole fact, `others` is the same
 * fact without its secrets, for everybody else.
 */
export type ScopedFact<Fact = AnyFact> =
  | { readonly type: 'open'; readonly fact: Fact }
  | {
      readonly type: 'secret';
      readonly fact: Fact;
      readonly knownTo: readonly Seat[];
      readonly others: Fact;
    };

/** Cards that the viewer may not know: their number only. */
export interface HiddenCards {
  readonly closed: number;
}

export function isHiddenCards(value: unknown): value is HiddenCards {
  return typeof value === 'object' && value !== null && 'closed' in value;
}

export function publicFact<Fact>(fact: Fact): ScopedFact<Fact> {
  return { type: 'open', fact };
}

export function secretFact<Fact>(knownTo: readonly Seat[], fact: Fact, others: Fact): ScopedFact<Fact> {
  return { type: 'secret', fact, knownTo, others };
}

export function factsFor<Fact>(viewer: Viewer, facts: readonly ScopedFact<Fact>[]): Fact[] {
  return facts.map((scoped) =>
    scoped.type === 'open' || (viewer !== 'spectator' && scoped.knownTo.includes(viewer)) ? scoped.fact : scoped.others,
  );
}
