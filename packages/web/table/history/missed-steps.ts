import { useEffect, useRef, useState } from 'preact/hooks';
import { lastSeenVersion, saveSeenVersion } from '../../state/last-seen.ts';
import type { LogLine } from '../log/log-lines.ts';
import type { TableContext } from '../table-context.ts';

/** One step of what happened meanwhile: somebody's move, or something at the table. */
export interface MissedStep {
  readonly version: number;
  readonly seat: number | null;
  readonly texts: readonly string[];
}

/** What others did after a version, step by step. One line alone is plain to see on the board. */
export function missedStepsSince(
  lines: readonly LogLine[],
  seen: number | null,
  seat: number | null,
): MissedStep[] {
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

interface MissedSteps {
  readonly steps: readonly MissedStep[];
  dismiss(): void;
}

/** The steps that this viewer has not seen, fixed when they come back to the table. */
export function useMissedSteps({ matchView, logLines }: TableContext): MissedSteps {
  const viewer = `${matchView.id} ${matchView.seat}`;
  const [steps, setSteps] = useState<readonly MissedStep[]>([]);
  const latest = useRef({ logLines, version: matchView.version });
  const cameAt = useRef(0);
  latest.current = { logLines, version: matchView.version };
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'hidden') return;
      const missed = missedStepsSince(latest.current.logLines, lastSeenVersion(viewer), matchView.seat);
      if (missed.length > 0) setSteps(missed);
      saveSeenVersion(viewer, latest.current.version);
    };
    cameAt.current = latest.current.version;
    setSteps([]);
    comeBack();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [viewer]);
  useEffect(() => {
    if (document.visibilityState !== 'hidden') saveSeenVersion(viewer, matchView.version);
    // Whoever has moved knows where the match stands.
    const last = logLines.at(-1);
    if (last && last.version > cameAt.current && last.seat === matchView.seat) setSteps([]);
  }, [viewer, matchView.version]);
  return { steps, dismiss: () => setSteps([]) };
}
