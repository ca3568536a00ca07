import type { Fact } from '../../rules/facts.ts';
import { fold } from './fold.ts';
import type { Scene } from './scene.ts';

/** One moment of what happened, held for so many milliseconds. */
export interface Beat {
  readonly scene: Scene;
  readonly fact: Fact;
  /** Before cards turn over there is a breath in which they do not yet. */
  readonly stage: 'suspense' | 'done';
  readonly ms: number;
}

/** A beat on its way to the screen, with the version of the match it belongs to. */
export interface Queued extends Beat {
  readonly version: number;
}

const SUSPENSE = 500;

/**
 * How long each fact is held. A fact not named here passes at once: it comes with the next. Everybody's stop takes
 * the same time, whatever the reason (KO-9).
 */
const HOLD: { readonly [type in Fact['type']]?: number } = {
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

export function beatsOf(
  start: Scene,
  facts: readonly Fact[],
): { readonly beats: Beat[]; readonly end: Scene } {
  const beats: Beat[] = [];
  let scene = start;
  for (const fact of facts) {
    if (fact.type === 'turned-up') beats.push({ scene, fact, stage: 'suspense', ms: SUSPENSE });
    scene = fold(scene, fact);
    const ms = HOLD[fact.type];
    if (ms !== undefined) beats.push({ scene, fact, stage: 'done', ms });
  }
  return { beats, end: scene };
}
