import { useSignal } from '@preact/signals';
import type { MatchPage } from '@safehouse/protocol';
import type { BoardSettings } from '@safehouse/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Telling {
  /** The page for everything around the board: it knows no more than the board has shown. */
  readonly page: MatchPage;
  /** Lines of later versions are kept back. */
  readonly upTo: number;
  /** The board has shown everything up to this version; null: there is no board to wait for. */
  shown(version: number | null): void;
}

/** Keeps the frame from telling what a board that takes its time has not shown yet; who wants calm is not kept waiting. */
export function useTelling(page: MatchPage, motion: BoardSettings['motion']): Telling {
  const told = useSignal<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const last = useRef(page);
  const isShown = motion === 'reduced' || isUpToDate(page, last.current, told.value);
  if (isShown) last.current = page;
  // The board has had its say by now: until then the last page stays, so that nothing flickers.
  useLayoutEffect(() => setWaiting(!isShown), [isShown]);
  return {
    page: isShown ? page : isWaiting ? untold(page, last.current) : last.current,
    upTo: isShown ? page.version : (told.value ?? page.version),
    shown(version) {
      told.value = version;
    },
  };
}

function isUpToDate(page: MatchPage, last: MatchPage, told: number | null): boolean {
  const isSameViewer = page.id === last.id && page.seat === last.seat;
  return !isSameViewer || told === null || told >= page.version;
}

/** As long as the board tells, nothing is decided, and whoever was waited for still is; never the one who looks. */
export function untold(page: MatchPage, last: MatchPage): MatchPage {
  const toAct = last.toAct.filter((seat) => seat !== page.seat);
  return { ...page, status: last.status, toAct, result: null };
}
