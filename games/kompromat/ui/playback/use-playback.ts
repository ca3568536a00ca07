import type { MatchPage } from '@safehouse/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { type Beat, beatsOf } from './beats.ts';
import { type Scene, sceneOf } from './scene.ts';

type Page = MatchPage & { readonly view: View };

interface Kept {
  readonly page: Page;
  /** The page as a scene, with the totals that were seen on the way. */
  readonly end: Scene;
  readonly beats: readonly Beat[];
}

export interface Playback {
  readonly scene: Scene;
  /** What is being shown; null where the table is up to date. */
  readonly beat: Beat | null;
  /** Something is shown that one has to wait for; one's own card on its way does not count. */
  readonly isTelling: boolean;
  finish(): void;
}

/** Shows what happened fact by fact, then the page. New facts wait until the ones before have been shown. */
export function usePlayback(page: Page, happened: readonly { readonly type: string }[]): Playback {
  const kept = useRef<Kept>({ page, end: sceneOf(page.view), beats: [] });
  const [, redraw] = useState(0);
  kept.current = onward(kept.current, page, happened as readonly Fact[]);
  const beat: Beat | undefined = kept.current.beats[0];
  const keep = (beats: readonly Beat[]) => {
    kept.current = { ...kept.current, beats };
    redraw((n) => n + 1);
  };
  useEffect(() => {
    if (!beat) return;
    // Nobody looks at a hidden tab: when they come back they want to see how it stands.
    const timer = setTimeout(() => keep(kept.current.beats.slice(1)), document.hidden ? 0 : beat.ms);
    return () => clearTimeout(timer);
  }, [beat]);
  return {
    scene: beat?.scene ?? kept.current.end,
    beat: beat ?? null,
    isTelling: kept.current.beats.some((one) => !isOwnCard(one, page)),
    finish: () => keep([]),
  };
}

function isOwnCard({ fact }: Beat, { seat }: Page): boolean {
  return (fact.type === 'placed' || fact.type === 'hit') && fact.seat === seat;
}

function onward(kept: Kept, page: Page, facts: readonly Fact[]): Kept {
  if (kept.page === page) return kept;
  // Another seat's page may hold what this one may not know: nothing is carried over.
  if (kept.page.seat !== page.seat || kept.page.id !== page.id) {
    return { page, end: sceneOf(page.view), beats: [] };
  }
  if (page.version === kept.page.version) return { ...kept, page, end: { ...kept.end, view: page.view } };
  if (page.version < kept.page.version || facts.length === 0) {
    return { page, end: sceneOf(page.view), beats: [] };
  }
  const { beats, end } = beatsOf({ ...kept.end, view: kept.page.view }, facts);
  return { page, end: { ...end, view: page.view }, beats: [...kept.beats, ...beats] };
}
