import { useSignal } from '@preact/signals';
import type { MatchView } from '@safehouse/protocol';
import type { BoardSettings } from '@safehouse/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface BoardSync {
  /** The page for everything around the board: it knows no more than the board has shown. */
  readonly shownView: MatchView;
  /** Lines of later versions are kept back. */
  readonly shownVersion: number;
  /** The board has shown everything up to this version; null: there is no board to wait for. */
  onVersionShown(version: number | null): void;
}

/** Keeps the frame from telling what a board that takes its time has not shown yet; who wants calm is not kept waiting. */
export function useBoardSync(page: MatchView, motion: BoardSettings['motion']): BoardSync {
  const told = useSignal<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const last = useRef(page);
  const isShown = motion === 'reduced' || isUpToDate(page, last.current, told.value);
  if (isShown) last.current = page;
  // The board has had its say by now: until then the last page stays, so that nothing flickers.
  useLayoutEffect(() => setWaiting(!isShown), [isShown]);
  return {
    shownView: isShown ? page : isWaiting ? withoutOutcome(page, last.current) : last.current,
    shownVersion: isShown ? page.version : (told.value ?? page.version),
    onVersionShown(version) {
      told.value = version;
    },
  };
}

function isUpToDate(page: MatchView, last: MatchView, told: number | null): boolean {
  const isSameViewer = page.id === last.id && page.seat === last.seat;
  return !isSameViewer || told === null || told >= page.version;
}

/** As long as the board tells, nothing is decided, and whoever was waited for still is; never the one who looks. */
export function withoutOutcome(page: MatchView, last: MatchView): MatchView {
  const toAct = last.toAct.filter((seat) => seat !== page.seat);
  return { ...page, status: last.status, toAct, result: null };
}
