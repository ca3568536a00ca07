import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Fact } from '../rules/facts.ts';
import { type Reveal, revealOf, type Walk, walksOf } from './story.ts';
import type { Props } from './table.ts';

type Page = Props['page'];

/** What is on the screen: a page, and what moves on it. */
export interface Shown {
  readonly page: Page;
  readonly reveal: Reveal | null;
  readonly walks: readonly Walk[];
  readonly isBusy: boolean;
  /** Up to which version everything has been shown. */
  readonly told: number;
}

export const STEP_MS = 190;
const REVEAL_MS = 1500;
const CALM_REVEAL_MS = 700;
const BEAT_MS = 260;

interface Scene {
  readonly page: Page;
  readonly facts: readonly Fact[];
}

const still = (page: Page): Shown => ({ page, reveal: null, walks: [], isBusy: false, told: page.version });

function walkMs(walks: readonly Walk[], motion: Props['settings']['motion']): number {
  if (walks.length === 0 || motion === 'reduced') return BEAT_MS;
  const bySide = [0, 1].map((side) =>
    walks.reduce((sum, walk) => (walk.side === side ? sum + Math.abs(walk.by) : sum), 0),
  );
  return BEAT_MS + STEP_MS * Math.max(...bySide);
}

/**
 * Pages are shown one after the other, each with what happened on it, so that a quick opponent does not cut the
 * turn of the hidden card short. `finish` jumps to the present.
 */
export function useScenes({ page, happened, settings, shown: say }: Props): Shown & { finish(): void } {
  const [shown, setShown] = useState(still(page));
  const now = useRef(shown);
  const latest = useRef(page);
  const queue = useRef<Scene[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (next: Shown) => {
    now.current = next;
    setShown(next);
  };
  const after = (ms: number, then: () => void) => {
    timer.current = setTimeout(then, ms);
  };
  const rest = () => {
    show({ ...now.current, isBusy: queue.current.length > 0, told: now.current.page.version });
    begin();
  };
  const land = ({ page, facts }: Scene) => {
    const walks = walksOf(facts);
    show({ page, reveal: null, walks, isBusy: true, told: now.current.told });
    after(walkMs(walks, settings.motion), rest);
  };
  const begin = () => {
    const scene = queue.current.shift();
    if (!scene) return;
    const reveal = revealOf(now.current.page.view, scene.facts);
    if (!reveal) return land(scene);
    show({ ...now.current, reveal, walks: [], isBusy: true });
    after(settings.motion === 'full' ? REVEAL_MS : CALM_REVEAL_MS, () => land(scene));
  };
  const finish = () => {
    clearTimeout(timer.current);
    queue.current = [];
    show(still(latest.current));
  };

  useEffect(() => {
    const before = latest.current;
    if (before === page) return;
    latest.current = page;
    // What happens beside the game waits its turn: it does not cut the telling short.
    const hasMore = happened.length > 0 || now.current.isBusy;
    if (page.version > before.version && page.seat === before.seat && hasMore) {
      queue.current.push({ page, facts: happened as readonly Fact[] });
      if (!now.current.isBusy) begin();
    } else if (page.version !== before.version || page.seat !== before.seat) finish();
    else if (!now.current.isBusy) show({ ...now.current, page });
  }, [page]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => say?.(shown.told), [shown.told]);

  return { ...shown, finish };
}
