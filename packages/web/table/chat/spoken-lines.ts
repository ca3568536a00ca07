import type { ChatMessage } from '@safehouse/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchSource } from '../../match/match-source.ts';
import { currentUser } from '../../online/session.ts';

/** Many spectators talk at once: a screen reader is not interrupted more often than this. */
const SPEAK_INTERVAL_MS = 8000;

/** What spectators have said since the last time something was spoken; all that came meanwhile together. */
export function useSpokenLines({ spectatorChat, now }: MatchSource): readonly ChatMessage[] {
  const [spoken, setSpoken] = useState<readonly ChatMessage[]>([]);
  // What was said before the page was opened is read in the panel.
  const spokenUntil = useRef(now());
  const spokenAt = useRef(Number.NEGATIVE_INFINITY);
  const fresh = unspokenLines(spectatorChat?.lines.value ?? [], spokenUntil.current, currentUser.value?.id);
  const last = fresh.at(-1);
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(
      () => {
        spokenUntil.current = last.at;
        spokenAt.current = now();
        setSpoken(fresh);
      },
      Math.max(0, spokenAt.current + SPEAK_INTERVAL_MS - now()),
    );
    return () => clearTimeout(timer);
  }, [last?.n]);
  return spoken;
}

/** Of others, later than a time. */
export function unspokenLines(
  lines: readonly ChatMessage[],
  after: number,
  self: string | undefined,
): readonly ChatMessage[] {
  return lines.filter(({ at, user, said }) => at > after && user !== self && !('removed' in said));
}
