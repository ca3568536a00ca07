import { useSignal } from '@preact/signals';
import type { LessonPosition } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { motion } from '../../state/look.ts';

/** Between two moves of the others, in milliseconds: time enough to see who did what. */
const PAUSE = { full: 600, reduced: 150 };
/** What takes no longer is not worth a word, in milliseconds. */
const SOON = 500;

export interface Telling {
  /** What the board shows now. */
  readonly position: LessonPosition;
  /** Is there more to come before the coach speaks? */
  readonly isOn: boolean;
  /** Has it been going on for so long that somebody may want to be past it? */
  readonly isLong: boolean;
  /** May the learner move? */
  readonly isThere: boolean;
  /** The board says up to which version it has shown what happened; null where it is laid out anew. */
  shown(version: number | null): void;
  skip(): void;
}

/** Leads the board move by move to where the lesson stands. */
export function useTelling(way: readonly LessonPosition[]): Telling {
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
    }, PAUSE[motion.value]);
    return () => clearTimeout(timer);
  }, [way, step, isShown]);
  const isOn = step < last || !isShown;
  useEffect(() => {
    isLong.value = false;
    if (!isOn) return;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, SOON);
    return () => clearTimeout(timer);
  }, [isOn]);
  return {
    position,
    isOn,
    isLong: isOn && isLong.value,
    isThere: step === last,
    shown(version) {
      told.value = version;
    },
    skip() {
      place.value = { way, step: last };
      told.value = null;
    },
  };
}
