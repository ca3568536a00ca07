import type { ChatMessage } from '@safehouse/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchSource } from '../../match/match-source.ts';
import { currentUser } from '../../online/session.ts';

/** The minimum time between announcements, as many spectators may chat at once. */
const SPEAK_INTERVAL_MS = 8000;

/** The spectators' messages to announce now: all since the last announcement. */
export function useSpokenLines({ spectatorChat, now }: MatchSource): readonly ChatMessage[] {
  const [spoken, setSpoken] = useState<readonly ChatMessage[]>([]);
  // Messages from before the page was opened are not announced; they can be read in the panel.
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

/** Lines of others, later than a time. */
export function unspokenLines(
  lines: readonly ChatMessage[],
  after: number,
  self: string | undefined,
): readonly ChatMessage[] {
  return lines.filter(({ at, user, said }) => at > after && user !== self && !('removed' in said));
}
