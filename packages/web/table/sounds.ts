import type { MatchView } from '@safehouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { playSound, type SoundName } from '../state/sound.ts';
import { isMyTurn } from './table-context.ts';

interface SoundState {
  readonly version: number;
  readonly isMine: boolean;
  readonly isOver: boolean;
}

/** A bell for the user's turn, a stamp at the end, paper otherwise. */
export function soundFor(before: SoundState, now: SoundState, hasHappened: boolean): SoundName | null {
  if (now.isMine && !before.isMine) return 'bell';
  if (now.isOver && !before.isOver) return 'stamp';
  return now.version !== before.version && hasHappened ? 'paper' : null;
}

/** The end and the turn sound when they are shown, everything else at once. */
export function useSounds(around: MatchView, version: number, hasHappened: boolean): void {
  const now = { version, isMine: isMyTurn(around), isOver: around.status === 'over' };
  const before = useRef<SoundState>(now);
  useEffect(() => {
    const sound = soundFor(before.current, now, hasHappened);
    if (sound) playSound(sound);
    before.current = now;
  }, [version, now.isMine, now.isOver]);
}
