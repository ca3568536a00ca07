import type { FrameReport, Traced } from './tracing.ts';

/** Of the frames of the screen in which something moved. */
export interface Drawn {
  readonly frames: number;
  /** Frames that showed nothing new though something moved. */
  readonly missed: number;
  readonly perSecond: number;
}

const SCREEN_HZ = 60;

/**
 * What the eye gets, by the browser's own account. Most of what moves is moved by the part of the browser that draws,
 * and goes on moving while the page's thread is busy; a frame is missed when that part was late, or when it was the
 * page's thread that had something to move and did not come to it.
 */
export function drawnIn(all: readonly Traced[]): Drawn {
  const moving = all
    .flatMap(({ name, ph, args }) => (name === 'PipelineReporter' && ph === 'b' ? [args.frame_reporter] : []))
    .filter((frame) => frame !== undefined)
    .filter((frame) => frame.has_compositor_animation || frame.has_main_animation);
  const missed = moving.filter(isMissed).length;
  const share = moving.length === 0 ? 0 : 1 - missed / moving.length;
  return { frames: moving.length, missed, perSecond: Math.round(SCREEN_HZ * share * 10) / 10 };
}

function isMissed({ state, has_main_animation }: FrameReport): boolean {
  return state === 'STATE_DROPPED' || (state === 'STATE_PRESENTED_PARTIAL' && has_main_animation);
}
