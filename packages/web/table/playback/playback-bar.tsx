import type { PlaybackProgress } from '@safehouse/ui';
import { t } from '../../i18n/translations.ts';

interface PlaybackBarProps extends PlaybackProgress {
  /** Moves of the past are played again. */
  readonly isReplay: boolean;
}

/** In the place of the buttons while something is played back: to skip it, or to go on step by step. */
export function PlaybackBar({ isReplay, isPaused, next, skip }: PlaybackBarProps) {
  const { playback } = t();
  return (
    <div class="act">
      <p class="act-question is-waiting">
        {isReplay ? playback.replaying : isPaused ? playback.tapNext : playback.tapSkip}
      </p>
      <div class="act-buttons">
        <button type="button" class="act-button playback-skip" onClick={skip}>
          {isReplay ? playback.toNow : playback.skip}
        </button>
        {isPaused && (
          <button type="button" class="act-button is-main playback-next" onClick={next}>
            {playback.next}
          </button>
        )}
      </div>
    </div>
  );
}
