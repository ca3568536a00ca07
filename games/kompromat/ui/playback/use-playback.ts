import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Fact } from '../../rules/facts.ts';
import type { KompromatBoard } from '../table/desk.ts';
import { type Beat, beatsOf, type Queued } from './beats.ts';
import { type Scene, sceneTold } from './scene.ts';

type Page = KompromatBoard['page'];
type Story = NonNullable<KompromatBoard['story']>;

interface Kept {
  readonly page: Page;
  /** The page as a scene, with the totals that were seen on the way. */
  readonly end: Scene;
  readonly beats: readonly Queued[];
  /** How long the telling takes in all, what is past included. */
  readonly ms: number;
}

/** What takes less is over before anybody could press a button. */
const WORTH_SKIPPING = 1500;

export interface Playback {
  readonly scene: Scene;
  /** What is being shown; null where the table is up to date. */
  readonly beat: Beat | null;
  /** Something is shown that one has to wait for; one's own card on its way does not count. */
  readonly isTelling: boolean;
  /** It takes long enough to be skipped. */
  readonly isLong: boolean;
  finish(): void;
}

/** Shows what happened fact by fact, then the page. New facts wait until the ones before have been shown. */
export function usePlayback({ page, happened, story = [], shown }: KompromatBoard): Playback {
  const [first] = useState(() => still(page, story));
  const kept = useRef<Kept>(first);
  const [, redraw] = useState(0);
  kept.current = onward(kept.current, page, happened as readonly Fact[], story);
  const beat: Beat | undefined = kept.current.beats[0];
  const keep = (beats: readonly Queued[]) => {
    kept.current = { ...kept.current, beats };
    redraw((n) => n + 1);
  };
  useEffect(() => {
    if (!beat) return;
    // Nobody looks at a hidden tab: when they come back they want to see how it stands.
    const timer = setTimeout(() => keep(kept.current.beats.slice(1)), document.hidden ? 0 : beat.ms);
    return () => clearTimeout(timer);
  }, [beat]);
  const telling = kept.current.beats.find((one) => !isOwnCard(one, page));
  const told = telling ? telling.version - 1 : page.version;
  useLayoutEffect(() => shown?.(told), [told]);
  return {
    scene: beat?.scene ?? kept.current.end,
    beat: beat ?? null,
    isTelling: telling !== undefined,
    isLong: kept.current.ms >= WORTH_SKIPPING,
    finish: () => keep([]),
  };
}

function still(page: Page, story: Story): Kept {
  return { page, end: sceneTold(page.view, story), beats: [], ms: 0 };
}

function isOwnCard({ fact }: Beat, { seat }: Page): boolean {
  return (fact.type === 'placed' || fact.type === 'hit') && fact.seat === seat;
}

function onward(kept: Kept, page: Page, facts: readonly Fact[], story: Story): Kept {
  if (kept.page === page) return kept;
  // Another seat's page may hold what this one may not know: nothing is carried over.
  if (kept.page.seat !== page.seat || kept.page.id !== page.id) return still(page, story);
  if (page.version === kept.page.version) return { ...kept, page, end: { ...kept.end, view: page.view } };
  // What happens beside the game does not cut the telling short.
  const hasMore = facts.length > 0 || kept.beats.length > 0;
  if (page.version < kept.page.version || !hasMore) return still(page, story);
  const { beats, end } = beatsOf({ ...kept.end, view: kept.page.view }, facts);
  const queued = beats.map((beat) => ({ ...beat, version: page.version }));
  const ms = (kept.beats.length > 0 ? kept.ms : 0) + queued.reduce((sum, beat) => sum + beat.ms, 0);
  return { page, end: { ...end, view: page.view }, beats: [...kept.beats, ...queued], ms };
}
