import type { MatchView } from '@safehouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { playSound, type SoundName } from '../state/sound.ts';
import { isMyTurn } from './table-context.ts';

interface SoundState {
  readonly version: number;
  readonly isMine: boolean;
  readonly isOver: boolean;
}

/** A bell for one's turn, a stamp at the end, paper for whatever else happens. */
export function soundFor(before: SoundState, now: SoundState, hasHappened: boolean): SoundName | null {
  if (now.isMine && !before.isMine) return 'bell';
  if (now.isOver && !before.isOver) return 'stamp';
  return now.version !== before.version && hasHappened ? 'paper' : null;
}

/** The end and the turn are heard when the frame shows them, everything else when it comes. */
export function useSounds(around: MatchView, version: number, hasHappened: boolean): void {
  const now = { version, isMine: isMyTurn(around), isOver: around.status === 'over' };
  const before = useRef<SoundState>(now);
  useEffect(() => {
    const heard = soundFor(before.current, now, hasHappened);
    if (heard) playSound(heard);
    before.current = now;
  }, [version, now.isMine, now.isOver]);
}
