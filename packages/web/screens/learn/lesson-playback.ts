import { useSignal } from '@preact/signals';
import type { LessonPosition } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { motion } from '../../state/theme.ts';

/** Between two moves of the others, in milliseconds: time enough to see who did what. */
const MOVE_PAUSE_MS = { full: 600, reduced: 150 };
/** What takes no longer is not worth a word, in milliseconds. */
const SKIP_DELAY_MS = 500;

export interface LessonPlayback {
  /** What the board shows now. */
  readonly position: LessonPosition;
  /** Is there more to come before the coach speaks? */
  readonly isPlaying: boolean;
  /** Has it been going on for so long that somebody may want to be past it? */
  readonly canSkip: boolean;
  /** May the learner move? */
  readonly isAtEnd: boolean;
  /** The board says up to which version it has shown what happened; null where it is laid out anew. */
  onVersionShown(version: number | null): void;
  skip(): void;
}

/** Leads the board move by move to where the lesson stands. */
export function useLessonPlayback(way: readonly LessonPosition[]): LessonPlayback {
  const place = useSignal({ way, step: 0 });
  const told = useSignal<number | null>(null);
  const isLong = useSignal(false);
  const last = way.length - 1;
  const step = place.value.way === way ? place.value.step : 0;
  const position = way[step];
  const isShown = told.value === null || told.value >= position.match.moves.length;
  useEffect(() => {
    if (step === last || !isShown) return;
    const timer = setTimeout(() => {
      place.value = { way, step: step + 1 };
    }, MOVE_PAUSE_MS[motion.value]);
    return () => clearTimeout(timer);
  }, [way, step, isShown]);
  const isOn = step < last || !isShown;
  useEffect(() => {
    isLong.value = false;
    if (!isOn) return;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, SKIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return {
    position,
    isPlaying: isOn,
    canSkip: isOn && isLong.value,
    isAtEnd: step === last,
    onVersionShown(version) {
      told.value = version;
    },
    skip() {
      place.value = { way, step: last };
      told.value = null;
    },
  };
}
