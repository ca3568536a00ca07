import type { GameCover } from '@safehouse/ui';
import { t } from '../i18n/translations.ts';
import { type ClockPreset, clockPresets } from './clock-presets.ts';
import { useGameCovers } from './games.ts';

const USUAL_CLOCKS: Required<GameCover>['clocks'] = {
  blitz: { minutes: 5, seconds: 3 },
  rapid: { minutes: 10, seconds: 5 },
};

/** The clock presets of a game; the default ones until its cover is loaded. */
export function useClockPresets(game: string): readonly ClockPreset[] {
  const cover = useGameCovers().find(({ id }) => id === game);
  return clockPresets(t().setup.clocks, cover?.clocks ?? USUAL_CLOCKS);
}
