import type { PlaybackStep } from '@safehouse/ui';
import type { Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { applyFact } from './apply-fact.ts';
import { type DeclaredTotals, declaredTotals } from './declared-totals.ts';

/** The board after one more fact. */
export interface KompromatStep extends PlaybackStep {
  readonly view: View;
  readonly totals: DeclaredTotals;
  readonly fact: Fact;
  /** Before cards turn over there is a moment in which they do not yet. */
  readonly stage: 'suspense' | 'done';
}

const SUSPENSE_MS = 500;

/**
 * How long each fact is shown. A fact that is missing here is shown together with the next. Every stop takes the same
 * time, whatever the reason (KO-9).
 */
const FACT_DURATION_MS: { readonly [type in Fact['type']]?: number } = {
  'laid-out': 700,
  placed: 320,
  hit: 320,
  stopped: 260,
  'reveal-began': 450,
  used: 650,
  'turned-up': 750,
  'put-back': 350,
  moved: 450,
  burdened: 450,
  looked: 300,
  stunned: 450,
  declared: 600,
  'got-tokens': 600,
  'gave-back': 450,
  took: 900,
  untaken: 900,
  resolved: 300,
};

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
    if (fact.type === 'turned-up') steps.push({ ...current, fact, stage: 'suspense', durationMs: SUSPENSE_MS });
    shown.push(fact);
    current = { view: applyFact(current.view, fact), totals: declaredTotals(shown) };
    const durationMs = FACT_DURATION_MS[fact.type];
    if (durationMs === undefined) continue;
    steps.push({ ...current, fact, stage: 'done', durationMs, isBackground: isOwnCard(fact, seat) });
  }
  return steps;
}

function isOwnCard(fact: Fact, seat: number | null): boolean {
  return (fact.type === 'placed' || fact.type === 'hit') && fact.seat === seat;
}
