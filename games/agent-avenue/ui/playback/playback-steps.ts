import type { PlaybackStep } from '@safehouse/ui';
import type { AgentName } from '../../data/cards.ts';
import type { Fact } from '../../rules/facts.ts';
import type { Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { applyFact, changesBoard } from './apply-fact.ts';

/** The reveal of the hidden card: both cards, and who chose which. */
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

/** The view to show, and what is animated in it. */
export interface AgentAvenueStep extends PlaybackStep {
  readonly view: View;
  readonly reveal: Reveal | null;
  readonly walks: readonly PawnWalk[];
}

export const STEP_MS = 190;
/** The pause after a pawn has arrived. */
const ARRIVAL_MS = 400;
/** Shorter, because the viewers know what they did themselves. */
const OWN_FACT_MS = 260;

/** How long each fact is shown. Facts without a duration are shown together with the next one. */
const FACT_DURATION_MS: { readonly [type in Fact['type']]?: number } = {
  swapped: 1000,
  offered: 1100,
  led: 1000,
  followed: 1000,
  voted: 700,
  picked: 1400,
  recruited: 750,
  took: 1200,
  'no-effect': 1000,
  shown: 1000,
  'to-hand': 1000,
  kept: 1000,
  ended: 900,
};

interface PlaybackStart {
  readonly before: View;
  readonly after: View;
  /** The viewer's seat. */
  readonly seat: number | null;
}

/** One step for each fact that is shown: cards are turned, agents join a side, pawns walk one after the other. */
export function playbackSteps({ before, after, seat }: PlaybackStart, facts: readonly Fact[]): AgentAvenueStep[] {
  const steps: AgentAvenueStep[] = [];
  const lastChange = facts.findLastIndex(changesBoard);
  let current = before;
  for (const [i, fact] of facts.entries()) {
    current = i >= lastChange ? after : applyFact(current, fact);
    const durationMs = factDurationMs(fact, seat);
    if (durationMs === undefined) continue;
    const reveal = fact.type === 'picked' ? findReveal(before, facts) : null;
    const walks = fact.type === 'moved' ? [fact] : [];
    steps.push({ view: current, reveal, walks, fact, durationMs });
  }
  return steps;
}

function factDurationMs(fact: Fact, seat: number | null): number | undefined {
  if (fact.type === 'moved') return ARRIVAL_MS + STEP_MS * Math.abs(fact.by);
  const isOwn = 'seat' in fact && fact.seat === seat;
  const durationMs = FACT_DURATION_MS[fact.type];
  return isOwn && durationMs !== undefined ? OWN_FACT_MS : durationMs;
}

/** AA-10: the choosing side recruits first, so the facts say which card was the hidden one. */
function findReveal({ offer }: View, facts: readonly Fact[]): Reveal | null {
  const choice = facts.find((fact) => fact.type === 'picked');
  const recruits = facts.filter((fact) => fact.type === 'recruited');
  if (!offer || !choice || recruits.length < 2) return null;
  const [taken, left] = recruits;
  const { card, side } = choice;
  return { up: offer.up, down: card === 'down' ? taken.agent : left.agent, picked: card, by: side };
}
