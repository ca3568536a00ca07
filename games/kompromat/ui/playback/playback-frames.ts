import type { Fact } from '../../rules/facts.ts';
import { applyFact } from './apply-fact.ts';
import type { BoardSnapshot } from './board-snapshot.ts';

/** One moment of what happened, held for so many milliseconds. */
export interface PlaybackFrame {
  readonly snapshot: BoardSnapshot;
  readonly fact: Fact;
  /** Before cards turn over there is a breath in which they do not yet. */
  readonly stage: 'suspense' | 'done';
  readonly durationMs: number;
}

/** A beat on its way to the screen, with the version of the match it belongs to. */
export interface QueuedFrame extends PlaybackFrame {
  readonly version: number;
}

const SUSPENSE_MS = 500;

/**
 * How long each fact is held. A fact not named here passes at once: it comes with the next. Everybody's stop takes
 * the same time, whatever the reason (KO-9).
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

export function buildFrames(
  start: BoardSnapshot,
  facts: readonly Fact[],
): { readonly beats: PlaybackFrame[]; readonly end: BoardSnapshot } {
  const beats: PlaybackFrame[] = [];
  let scene = start;
  for (const fact of facts) {
    if (fact.type === 'turned-up')
      beats.push({ snapshot: scene, fact, stage: 'suspense', durationMs: SUSPENSE_MS });
    scene = applyFact(scene, fact);
    const ms = FACT_DURATION_MS[fact.type];
    if (ms !== undefined) beats.push({ snapshot: scene, fact, stage: 'done', durationMs: ms });
  }
  return { beats, end: scene };
}
