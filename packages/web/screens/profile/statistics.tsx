import { SEATS } from '@safehouse/contract';
import type { OwnModeStatistics } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { useModeName } from '../../components/mode-name.ts';
import { percentText } from '../../i18n/percent-text.ts';
import { currentLang } from '../../i18n/translations.ts';
import { useGame, useGameTitle } from '../../state/games.ts';
import type { ProfileTranslations } from './locales/index.ts';

interface StatisticsProps {
  readonly translations: ProfileTranslations;
  readonly modes: readonly OwnModeStatistics[];
}

export function Statistics({ translations, modes }: StatisticsProps) {
  return (
    <section class="profile-part" aria-labelledby="profile-statistics">
      <h2 id="profile-statistics">{translations.statistics}</h2>
      <p class="quiet">{modes.length === 0 ? translations.statisticsNone : translations.statisticsAbout}</p>
      <ul class="profile-cards">
        {modes.map((mode) => (
          <ModeCard key={`${mode.game} ${mode.mode}`} translations={translations} mode={mode} />
        ))}
      </ul>
    </section>
  );
}

function ModeCard({
  translations,
  mode,
}: {
  readonly translations: ProfileTranslations;
  readonly mode: OwnModeStatistics;
}) {
  const titleOf = useGameTitle();
  const name = useModeName(mode.game, mode.mode);
  return (
    <li class={`profile-card game-${mode.game}`}>
      <h3>{titleOf(mode.game)}</h3>
      <p class="quiet">
        {name} · {translations.matches(mode.matches)}
      </p>
      <dl class="profile-figures">
        <dt>{translations.won}</dt>
        <dd>{winShareText(translations, mode)}</dd>
        {mode.draws > 0 && (
          <>
            <dt>{translations.drawn}</dt>
            <dd>{formatNumber(currentLang(), mode.draws)}</dd>
          </>
        )}
        <dt>{translations.length}</dt>
        <dd>{translations.moves(mode.averageMoves)}</dd>
      </dl>
      <WinsBySeat translations={translations} mode={mode} />
      <Openings translations={translations} mode={mode} />
    </li>
  );
}

interface WinCount {
  readonly matches: number;
  readonly wins: number;
}

function winShareText(translations: ProfileTranslations, { matches, wins }: WinCount): string {
  return translations.shareOf(percentText(wins / matches), wins, matches);
}

/** One bar per seat: the percentage of wins. */
function WinsBySeat({
  translations,
  mode,
}: {
  readonly translations: ProfileTranslations;
  readonly mode: OwnModeStatistics;
}) {
  return (
    <>
      <h4>{translations.bySeat}</h4>
      <ul class="profile-seats">
        {mode.seats.map((seat) => (
          <li key={seat.seat}>
            <span>
              {translations.seat(seat.seat + 1)}: {winShareText(translations, seat)}
            </span>
            <svg class="profile-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect class="profile-bar-all" width="100" height="6" />
              <rect class="profile-bar-won" width={(100 * seat.wins) / seat.matches} height="6" />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}

function Openings({
  translations,
  mode,
}: {
  readonly translations: ProfileTranslations;
  readonly mode: OwnModeStatistics;
}) {
  const game = useGame(mode.game);
  if (!game || mode.openings.length === 0) return null;
  const playerNames = SEATS.map((seat) => translations.seat(seat + 1));
  return (
    <>
      <h4>{translations.openings}</h4>
      <ol class="profile-openings">
        {mode.openings.map((opening) => (
          <li key={JSON.stringify(opening.move)}>
            <span>{game.ui.moveText(opening.move, { ...game, playerNames, view: null, seat: null })}</span>{' '}
            <span class="quiet">
              {translations.times(opening.matches)} · {translations.won}: {winShareText(translations, opening)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
