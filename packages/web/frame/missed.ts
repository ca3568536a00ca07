import { useEffect, useRef, useState } from 'preact/hooks';
import { keepSeen, seenBy } from '../state/seen.ts';
import type { Line } from './lines.ts';
import type { Sitting } from './sitting.ts';

/** One step of what happened meanwhile: somebody's move, or something at the table. */
export interface MissedStep {
  readonly version: number;
  readonly seat: number | null;
  readonly texts: readonly string[];
}

/** What others did after a version, step by step. One line alone is plain to see on the board. */
export function missedSince(lines: readonly Line[], seen: number | null, seat: number | null): MissedStep[] {
  const others = lines.filter(
    (line) => seen !== null && line.version > seen && (line.seat === null || line.seat !== seat),
  );
  if (others.length < 2) return [];
  return [...Map.groupBy(others, ({ version }) => version)].map(([version, told]) => ({
    version,
    seat: told[0].seat,
    texts: told.map(({ text }) => text),
  }));
}

interface Missed {
  readonly steps: readonly MissedStep[];
  done(): void;
}

/** The steps that this viewer has not seen, fixed when they come back to the table. */
export function useMissed({ page, lines }: Sitting): Missed {
  const viewer = `${page.id} ${page.seat}`;
  const [steps, setSteps] = useState<readonly MissedStep[]>([]);
  const latest = useRef({ lines, version: page.version });
  const cameAt = useRef(0);
  latest.current = { lines, version: page.version };
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'hidden') return;
      const missed = missedSince(latest.current.lines, seenBy(viewer), page.seat);
      if (missed.length > 0) setSteps(missed);
      keepSeen(viewer, latest.current.version);
    };
    cameAt.current = latest.current.version;
    setSteps([]);
    comeBack();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [viewer]);
  useEffect(() => {
    if (document.visibilityState !== 'hidden') keepSeen(viewer, page.version);
    // Whoever has moved knows where the match stands.
    const last = lines.at(-1);
    if (last && last.version > cameAt.current && last.seat === page.seat) setSteps([]);
  }, [viewer, page.version]);
  return { steps, done: () => setSteps([]) };
}
