import type { ListedSeek } from '@safehouse/protocol';
import { nameWithBotMark } from '../../avatar/known-bots.ts';
import { useModeName } from '../../components/mode-name.ts';
import { t } from '../../i18n/translations.ts';
import { startSeek } from '../../online/seek.ts';
import { PersonFace } from '../../person/person-face.tsx';
import { presetWith } from '../../state/clock-presets.ts';
import { useGameTitle } from '../../state/games.ts';
import { useClockPresets } from '../../state/use-clock-presets.ts';

/** A user who seeks an opponent. A press starts a seek with the same criteria, so both are paired. */
export function OpenSeekRow({ user, name, game, mode, options, clock, rated, rating, bestOf = 1 }: ListedSeek) {
  const { front, setup, series } = t();
  const titleOf = useGameTitle();
  const modeName = useModeName(game, mode);
  const preset = presetWith(useClockPresets(game), clock);
  const details = [
    nameWithBotMark(user, name),
    modeName,
    preset?.label,
    bestOf > 1 && series.bestOf(bestOf),
    rated && `${setup.rated} (${rating})`,
  ];
  return (
    <li class="row-card">
      <PersonFace user={user} name={name} />
      <button type="button" class="row-link" onClick={() => void startSeek({ game, options, clock, rated, bestOf })}>
        <b>{titleOf(game)}</b>
        <span class="row-state">{front.playSeeker}</span>
        <span class="quiet">{details.filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  );
}
