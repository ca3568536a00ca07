import { useEffect, useRef, useState } from 'preact/hooks';
import { lastSeenVersion, saveSeenVersion } from '../../state/last-seen.ts';
import type { LogLine } from '../log/log-lines.ts';
import type { TableContext } from '../table-context.ts';

/** A move or a table event. */
export interface MissedStep {
  readonly version: number;
  readonly seat: number | null;
  readonly texts: readonly string[];
}

/** What others did after a version. A single event is not worth stepping through. */
export function missedStepsSince(lines: readonly LogLine[], seen: number | null, seat: number | null): MissedStep[] {
  const missed = lines.filter(
    (line) => seen !== null && line.version > seen && (line.seat === null || line.seat !== seat),
  );
  if (missed.length < 2) return [];
  return [...Map.groupBy(missed, ({ version }) => version)].map(([version, stepLines]) => ({
    version,
    seat: stepLines[0].seat,
    texts: stepLines.map(({ text }) => text),
  }));
}

interface MissedSteps {
  readonly steps: readonly MissedStep[];
  dismiss(): void;
}

/** Fixed when the viewer comes back to the table. */
export function useMissedSteps({ matchView, logLines }: TableContext): MissedSteps {
  const viewer = `${matchView.id} ${matchView.seat}`;
  const [steps, setSteps] = useState<readonly MissedStep[]>([]);
  const latest = useRef({ logLines, version: matchView.version });
  const cameAt = useRef(0);
  latest.current = { logLines, version: matchView.version };
  useEffect(() => {
    const comeBack = () => {
      // Players who share a device were at the table all the time.
      if (document.visibilityState === 'hidden' || matchView.seats.length > 1) return;
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
    // After a move of their own the user is up to date.
    const last = logLines.at(-1);
    if (last && last.version > cameAt.current && last.seat === matchView.seat) setSteps([]);
  }, [viewer, matchView.version]);
  return { steps, dismiss: () => setSteps([]) };
}
