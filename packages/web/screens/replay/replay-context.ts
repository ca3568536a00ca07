import type { Seat } from '@safehouse/contract';
import type { LoadedGame } from '../../state/games.ts';
import type { Timeline } from './board/timeline.ts';
import type { Playback } from './controls/playback.ts';
import type { ReplayTranslations } from './locales/en.ts';
import type { RecordOrigin } from './record/record-sources.ts';

/** A match that somebody looks back at. */
export interface OpenedReplay {
  readonly timeline: Timeline;
  readonly game: LoadedGame;
  readonly origin: RecordOrigin;
  /** The seat of whoever looks, where they had one. */
  readonly seat: Seat | null;
  /** Who that is, where nobody else had a hand in it. */
  readonly player: string | null;
  readonly translations: ReplayTranslations;
}

/** What every part of the screen draws from. */
export interface ReplayContext extends OpenedReplay {
  readonly playback: Playback;
  readonly playerNames: readonly string[];
}
