import type { Seat } from '@safehouse/contract';
import type { HighlightedPlaces } from '../../components/highlight.ts';
import type { LoadedGame } from '../../state/games.ts';
import type { Timeline } from './board/timeline.ts';
import type { Playback } from './controls/playback.ts';
import type { ReplayTranslations } from './locales/en.ts';
import type { RecordOrigin } from './record/record-sources.ts';

export interface OpenedReplay {
  readonly timeline: Timeline;
  readonly game: LoadedGame;
  readonly origin: RecordOrigin;
  /** The user's seat in the match, if any. */
  readonly seat: Seat | null;
  /** The user who played that seat alone, if any. */
  readonly player: string | null;
  readonly translations: ReplayTranslations;
}

export interface ReplayContext extends OpenedReplay {
  readonly playback: Playback;
  readonly playerNames: readonly string[];
  readonly highlightedPlaces: HighlightedPlaces;
}

/** The seat that texts address as "you". Null from another perspective, as on the board. */
export function addressedSeat({ playback, seat, player }: ReplayContext): Seat | null {
  return player !== null && playback.perspective.value === seat ? seat : null;
}
