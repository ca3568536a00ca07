import type { PlaybackStep } from '@safehouse/ui';
import type { AgentName } from '../../data/cards.ts';
import type { Fact } from '../../rules/facts.ts';
import { SIDES, type Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';

/** The hidden card is turned up: what the two cards are, and who chose which. */
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

/** A view on the screen, and what moves on it. */
export interface AgentAvenueStep extends PlaybackStep {
  readonly view: View;
  readonly reveal: Reveal | null;
  readonly walks: readonly PawnWalk[];
}

export const STEP_MS = 190;
const REVEAL_MS = 1500;
const REDUCED_REVEAL_MS = 700;
const PAUSE_MS = 260;

/** The hidden card is turned up on the view before; then the pawns walk on the new one. */
export function playbackSteps(before: View, after: View, facts: readonly Fact[]): AgentAvenueStep[] {
  if (facts.length === 0) return [];
  const reveal = findReveal(before, facts);
  const walks = facts.filter((fact) => fact.type === 'moved');
  const landing = {
    view: after,
    reveal: null,
    walks,
    durationMs: PAUSE_MS + longestWalkMs(walks),
    reducedDurationMs: PAUSE_MS,
  };
  if (!reveal) return [landing];
  const turn = { durationMs: REVEAL_MS, reducedDurationMs: REDUCED_REVEAL_MS };
  return [{ view: before, reveal, walks: [], ...turn }, landing];
}

/** AA-10: the choosing side recruits first, so the facts say which card was the hidden one. */
export function findReveal({ offer }: View, facts: readonly Fact[]): Reveal | null {
  const choice = facts.find((fact) => fact.type === 'picked');
  const recruits = facts.filter((fact) => fact.type === 'recruited');
  if (!offer || !choice || recruits.length < 2) return null;
  const [taken, left] = recruits;
  const { card, side } = choice;
  return { up: offer.up, down: card === 'down' ? taken.agent : left.agent, picked: card, by: side };
}

function longestWalkMs(walks: readonly PawnWalk[]): number {
  const spaces = SIDES.map((side) =>
    walks.reduce((sum, walk) => (walk.side === side ? sum + Math.abs(walk.by) : sum), 0),
  );
  return STEP_MS * Math.max(...spaces);
}
