import type { PlaybackProgress } from '@safehouse/ui';
import { t } from '../../i18n/translations.ts';

interface PlaybackBarProps extends PlaybackProgress {
  /** True if past moves are being replayed. */
  readonly isReplay: boolean;
}

/** Replaces the buttons during playback: to skip it, or to advance step by step. */
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
