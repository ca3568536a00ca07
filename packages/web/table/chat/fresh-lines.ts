import type { ChatMessage } from '@safehouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { MatchSource } from '../../match/match-source.ts';

/** How long a message is shown at its sender's tile. */
const FRESH_MS = 4000;

/** The newest line of each sender within FRESH_MS. Older ones can be read in the panel. */
export function useFreshLines({ chat, now }: MatchSource): readonly ChatMessage[] {
  const [, redraw] = useState(0);
  const lines = freshLines(chat?.lines.value ?? [], now());
  const oldest = lines[0];
  useEffect(() => {
    if (!oldest) return undefined;
    const timer = setTimeout(() => redraw((count) => count + 1), Math.max(0, oldest.at + FRESH_MS - now()) + 20);
    return () => clearTimeout(timer);
  }, [oldest]);
  return lines;
}

export function freshLines(lines: readonly ChatMessage[], now: number): readonly ChatMessage[] {
  const fresh = lines.filter(({ at, said }) => now - at < FRESH_MS && !('removed' in said));
  return fresh.filter((line) => !fresh.some((other) => other.user === line.user && other.n > line.n));
}
