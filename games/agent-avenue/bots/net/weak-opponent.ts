import { computeLogits } from '@safehouse/bots';
import { AGENTS } from '../../rules/cards.ts';
import { otherSide } from '../../rules/sides.ts';
import type { FactualTurn } from './net-choice.ts';
import { loadedWeaknessNetwork, PLAYER_KINDS, type WeakKind } from './networks.ts';
import { type PublicDecision, publicDecisions } from './public-decisions.ts';

/** Log-likelihood ratios in units of 1/256: the evidence needed before an opponent counts as weak. */
const MIN_EVIDENCE: { readonly [kind in WeakKind]: number } = { random: 256, greedy: 3 * 256 };

const MAX_LEAD = 6;
const MAX_SWAPS = 4;
const MAX_COPIES = 3;

/** The log-likelihood ratio of the opponent's moves, each weak player against the net, in units of 1/256. */
export type WeaknessEvidence = { readonly [kind in WeakKind]: number };

/**
 * The evidence from the opponent's moves in this match. Good moves reduce it again. Null without facts, and in advanced
 * mode, where the net itself has learned to exploit weak players.
 */
export function opponentEvidence({ view, seat, facts }: FactualTurn): WeaknessEvidence | null {
  if (view.mode !== 'simple' || !facts) return null;
  return weaknessEvidence(publicDecisions(facts, otherSide(seat === 0 ? 0 : 1)));
}

/** The weak player that is much more likely than the net to have made these moves; null if none is. */
export function findWeakness(evidence: WeaknessEvidence): WeakKind | null {
  const likelier = evidence.greedy > evidence.random ? 'greedy' : 'random';
  return evidence[likelier] >= MIN_EVIDENCE[likelier] ? likelier : null;
}

export function weaknessEvidence(decisions: readonly PublicDecision[]): WeaknessEvidence {
  const network = loadedWeaknessNetwork();
  const sums = PLAYER_KINDS.map(() => 0);
  for (const decision of network ? decisions : []) {
    const logits = network ? computeLogits(network, decisionFeatures(decision)) : [];
    logits.forEach((logit, kind) => {
      sums[kind] += logit - logits[0];
    });
  }
  return { random: sums[PLAYER_KINDS.indexOf('random')], greedy: sums[PLAYER_KINDS.indexOf('greedy')] };
}

const flag = (condition: boolean) => (condition ? 1 : 0);
const thermometer = (count: number, most: number) => Array.from({ length: most }, (_, i) => flag(count > i));

/** The same numbers as in training/agent_avenue/weakness.py. */
export function decisionFeatures(decision: PublicDecision): number[] {
  const { type, position } = decision;
  const { inPlay, otherInPlay, swapsLeft } = position;
  const lead = Math.max(-MAX_LEAD, Math.min(MAX_LEAD, position.lead));
  return [
    ...inPlay.flatMap((count) => thermometer(count, MAX_COPIES)),
    ...otherInPlay.flatMap((count) => thermometer(count, MAX_COPIES)),
    ...Array.from({ length: 2 * MAX_LEAD + 1 }, (_, i) => flag(i - MAX_LEAD === lead)),
    ...thermometer(swapsLeft, MAX_SWAPS),
    flag(type === 'recruit'),
    ...AGENTS.map((agent) => flag(type !== 'swap' && agent === decision.up)),
    ...AGENTS.map((agent) => flag(type === 'offer' && agent === decision.down)),
    flag(type === 'swap'),
    flag(type === 'recruit' && decision.card === 'up'),
    flag(type === 'recruit' && decision.card === 'down'),
  ];
}
