import type { PlaybackStep } from '@safehouse/ui';
import type { Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { applyFact } from './apply-fact.ts';
import { type DeclaredTotals, declaredTotals } from './declared-totals.ts';

/** The board after one more fact. */
export interface KompromatStep extends PlaybackStep {
  readonly view: View;
  readonly totals: DeclaredTotals;
  readonly fact?: Fact;
  /** A pause before cards are turned. */
  readonly suspense?: Extract<Fact, { type: 'turned-up' }>;
}

const SUSPENSE_MS = 500;

/**
 * How long each fact is shown. Facts without a duration are shown together with the next one. Every stop takes the same
 * time, whatever the reason (KO-9).
 */
const FACT_DURATION_MS: { readonly [type in Fact['type']]?: number } = {
  'round-began': 800,
  'laid-out': 1200,
  placed: 1100,
  hit: 1000,
  stopped: 1000,
  'reveal-began': 900,
  passed: 800,
  used: 1200,
  'turned-up': 1100,
  'put-back': 900,
  moved: 1000,
  burdened: 1000,
  looked: 900,
  stunned: 1000,
  declared: 1000,
  'got-tokens': 1000,
  'gave-back': 900,
  kept: 800,
  took: 1200,
  untaken: 1200,
  resolved: 300,
  ended: 800,
};

/** The viewer's own moves are shown at once; only a card moving to a column takes a moment. */
const OWN_CARD_MS = 320;
const OWN_FACTS: ReadonlySet<Fact['type']> = new Set(['placed', 'hit', 'stopped', 'passed', 'kept']);

interface PlaybackStart {
  readonly view: View;
  /** The viewer's seat. */
  readonly seat: number | null;
  /** All facts up to this view. */
  readonly pastFacts: readonly Fact[];
}

/** One step for each fact that is shown, from the view before the first of them. */
export function playbackSteps({ view, seat, pastFacts }: PlaybackStart, facts: readonly Fact[]) {
  const steps: KompromatStep[] = [];
  const shown = [...pastFacts];
  let current = { view, totals: declaredTotals(shown) };
  for (const fact of facts) {
    if (fact.type === 'turned-up') steps.push({ ...current, suspense: fact, durationMs: SUSPENSE_MS });
    shown.push(fact);
    current = { view: applyFact(current.view, fact), totals: declaredTotals(shown) };
    const isBackground = isOwnAction(fact, seat);
    const durationMs = isBackground ? OWN_CARD_MS : FACT_DURATION_MS[fact.type];
    if (durationMs !== undefined) steps.push({ ...current, fact, durationMs, isBackground });
  }
  return steps;
}

function isOwnAction(fact: Fact, seat: number | null): boolean {
  return 'seat' in fact && fact.seat === seat && OWN_FACTS.has(fact.type);
}
