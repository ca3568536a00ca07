import type { FrameReport, TraceEvent } from './tracing.ts';

/** Of the frames of the screen in which something moved. */
export interface FrameStats {
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
export function frameStatsOf(all: readonly TraceEvent[]): FrameStats {
  const reports = all
    .flatMap(({ name, ph, args }) => (name === 'PipelineReporter' && ph === 'b' ? [args.frame_reporter] : []))
    .filter((report) => report !== undefined)
    .filter((report) => report.has_compositor_animation || report.has_main_animation)
    .filter(isVisibleFrame);
  const moving = Map.groupBy(reports, (report) => `${report.layer_tree_host_id} ${report.frame_sequence}`);
  const missed = [...moving.values()].filter(isMissedFrame).length;
  const share = moving.size === 0 ? 0 : 1 - missed / moving.size;
  return { frames: moving.size, missed, perSecond: Math.round(SCREEN_HZ * share * 10) / 10 };
}

/**
 * What moves out of sight gives the screen nothing to show: such frames are neither drawn nor missed. When the page's
 * thread is busy meanwhile the browser calls them dropped, and says that no movement suffered.
 */
function isVisibleFrame({ state, affects_smoothness }: FrameReport): boolean {
  if (state === 'STATE_NO_UPDATE_DESIRED') return false;
  return state !== 'STATE_DROPPED' || affects_smoothness;
}

/**
 * The state of a report alone does not tell: a page that moves something in every frame, each time one frame after it
 * was asked, has as many "partial" reports as frames, and nobody sees anything of it.
 */
function isMissedFrame(reports: readonly FrameReport[]): boolean {
  return reports.some((report) => report.affects_smoothness);
}
