import { useSignal } from '@preact/signals';
import type { LessonPosition } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { motion } from '../../state/theme.ts';

/** The pause between two moves of opponents. */
const MOVE_PAUSE_MS = { full: 600, reduced: 150 };
/** A shorter playback gets no skip button. */
const SKIP_DELAY_MS = 500;

export interface LessonPlayback {
  readonly position: LessonPosition;
  /** More moves are to be shown before the coach's next text. */
  readonly isPlaying: boolean;
  /** It has taken long enough to offer skipping. */
  readonly canSkip: boolean;
  readonly isAtEnd: boolean;
  /** The version up to which the board has animated; null after a reset. */
  onVersionShown(version: number | null): void;
  skip(): void;
}

/** Shows the positions one by one up to the current step. */
export function useLessonPlayback(positions: readonly LessonPosition[]): LessonPlayback {
  const progress = useSignal({ positions, step: 0 });
  const shownVersion = useSignal<number | null>(null);
  const isLong = useSignal(false);
  const last = positions.length - 1;
  const step = progress.value.positions === positions ? progress.value.step : 0;
  const position = positions[step];
  const isShown = shownVersion.value === null || shownVersion.value >= position.match.moves.length;
  useEffect(() => {
    if (step === last || !isShown) return;
    const timer = setTimeout(() => {
      progress.value = { positions, step: step + 1 };
    }, MOVE_PAUSE_MS[motion.value]);
    return () => clearTimeout(timer);
  }, [positions, step, isShown]);
  const isPlaying = step < last || !isShown;
  useEffect(() => {
    isLong.value = false;
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, SKIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying]);
  return {
    position,
    isPlaying,
    canSkip: isPlaying && isLong.value,
    isAtEnd: step === last,
    onVersionShown(version) {
      shownVersion.value = version;
    },
    skip() {
      progress.value = { positions, step: last };
      shownVersion.value = null;
    },
  };
}
