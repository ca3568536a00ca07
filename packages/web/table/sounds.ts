import type { MatchView } from '@safehouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { playSound, type SoundName } from '../state/sound.ts';
import { isMyTurn } from './table-context.ts';

interface SoundState {
  readonly version: number;
  readonly isMine: boolean;
  readonly isOver: boolean;
  readonly hasNewFacts: boolean;
}

/** A bell for the user's turn, a stamp at the end, a paper sound otherwise. */
export function soundFor(before: SoundState, now: SoundState): SoundName | null {
  if (now.isMine && !before.isMine) return 'bell';
  if (now.isOver && !before.isOver) return 'stamp';
  return now.version !== before.version && now.hasNewFacts ? 'paper' : null;
}

/** The sounds for the end and for the turn wait until the board has shown them; all others are played at once. */
export function useSounds(shownView: MatchView, latest: Pick<SoundState, 'version' | 'hasNewFacts'>): void {
  const now = { ...latest, isMine: isMyTurn(shownView), isOver: shownView.status === 'over' };
  const before = useRef<SoundState>(now);
  useEffect(() => {
    const sound = soundFor(before.current, now);
    if (sound) playSound(sound);
    before.current = now;
  }, [now.version, now.isMine, now.isOver]);
}
