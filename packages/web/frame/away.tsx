import { useEffect, useRef, useState } from 'preact/hooks';
import { Mark } from '../parts/mark.tsx';
import { keepSeen, seenBy } from '../state/seen.ts';
import { house } from '../state/words.ts';
import type { Line } from './lines.ts';
import type { Sitting } from './sitting.ts';

/** The lines that this viewer has not seen, fixed when they come back to the table. */
export function useMissed({ page, lines }: Sitting): { readonly missed: readonly Line[]; done(): void } {
  const viewer = `${page.id} ${page.seat}`;
  const [missed, setMissed] = useState<readonly Line[]>([]);
  const latest = useRef({ lines, version: page.version });
  latest.current = { lines, version: page.version };
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'hidden') return;
      const seen = seenBy(viewer);
      const others = latest.current.lines.filter(
        (line) => seen !== null && line.version > seen && line.seat !== page.seat,
      );
      setMissed(others.length > 1 ? others : []);
      keepSeen(viewer, latest.current.version);
    };
    comeBack();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [viewer]);
  useEffect(() => {
    if (document.visibilityState !== 'hidden') keepSeen(viewer, page.version);
  }, [viewer, page.version]);
  return { missed, done: () => setMissed([]) };
}

interface AwayProps {
  readonly missed: readonly Line[];
  done(): void;
}

/** What happened meanwhile, one step at a time. */
export function Away({ missed, done }: AwayProps) {
  const words = house().away;
  const [at, setAt] = useState(0);
  const line = missed[Math.min(at, missed.length - 1)];
  return (
    <section class="notice away" aria-label={words.title}>
      <p class="away-title">
        <b>{words.title}</b> <span>{words.step(at + 1, missed.length)}</span>
      </p>
      <p class="away-line" aria-live="polite">
        {line.seat !== null && <Mark seat={line.seat} />}
        {line.text}
      </p>
      <div class="row">
        <button type="button" class="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {words.previous}
        </button>
        {at < missed.length - 1 && (
          <button type="button" class="button" onClick={() => setAt(at + 1)}>
            {words.next}
          </button>
        )}
        <button type="button" class="button is-main" onClick={done}>
          {words.toNow}
        </button>
      </div>
    </section>
  );
}
