import type { MatchPage } from '@safehouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { type Sound, sound } from '../state/sound.ts';
import { isMyTurn } from './sitting.ts';

interface Moment {
  readonly version: number;
  readonly isMine: boolean;
  readonly isOver: boolean;
}

/** A bell for one's turn, a stamp at the end, paper for whatever else happens. */
export function soundOf(before: Moment, now: Moment, hasHappened: boolean): Sound | null {
  if (now.isMine && !before.isMine) return 'bell';
  if (now.isOver && !before.isOver) return 'stamp';
  return now.version !== before.version && hasHappened ? 'paper' : null;
}

/** The end and the turn are heard when the frame shows them, everything else when it comes. */
export function useSounds(around: MatchPage, version: number, hasHappened: boolean): void {
  const now = { version, isMine: isMyTurn(around), isOver: around.status === 'over' };
  const before = useRef<Moment>(now);
  useEffect(() => {
    const heard = soundOf(before.current, now, hasHappened);
    if (heard) sound(heard);
    before.current = now;
  }, [version, now.isMine, now.isOver]);
}
