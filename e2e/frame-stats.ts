import type { FrameReport, TraceEvent } from './tracing.ts';

/** Statistics of the frames in which something was animated. */
export interface FrameStats {
  readonly frames: number;
  /** Frames that did not show the animation's next step. */
  readonly missed: number;
  readonly perSecond: number;
}

const SCREEN_HZ = 60;

/**
 * Computed from the browser's own frame reports. Most animations run on the compositor thread and continue while the
 * main thread is busy. A frame is missed if the compositor or a main-thread animation was late.
 */
export function frameStatsOf(events: readonly TraceEvent[]): FrameStats {
  const reports = events
    .flatMap(({ name, ph, args }) => (name === 'PipelineReporter' && ph === 'b' ? [args.frame_reporter] : []))
    .filter((report) => report !== undefined)
    .filter((report) => report.has_compositor_animation || report.has_main_animation)
    .filter(isVisibleFrame);
  const animated = Map.groupBy(reports, (report) => `${report.layer_tree_host_id} ${report.frame_sequence}`);
  const missed = [...animated.values()].filter(isMissedFrame).length;
  const share = animated.size === 0 ? 0 : 1 - missed / animated.size;
  return { frames: animated.size, missed, perSecond: Math.round(SCREEN_HZ * share * 10) / 10 };
}

/**
 * An animation outside the viewport needs no frame. While the main thread is busy the browser reports such frames as
 * dropped, with `affects_smoothness` false.
 */
function isVisibleFrame({ state, affects_smoothness }: FrameReport): boolean {
  if (state === 'STATE_NO_UPDATE_DESIRED') return false;
  return state !== 'STATE_DROPPED' || affects_smoothness;
}

/**
 * The state of a report is not enough: a page that animates every frame with one frame of delay has "partial" reports
 * for all of them, and still looks smooth.
 */
function isMissedFrame(reports: readonly FrameReport[]): boolean {
  return reports.some((report) => report.affects_smoothness);
}
