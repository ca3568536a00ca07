import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import { useDailyProgress } from './daily-progress.ts';

/** Links to the daily challenge, duels, tournaments, clubs and replays, above the games. */
export function ChallengeLinks() {
  const { front, ownMatches } = t();
  const progress = useDailyProgress();
  return (
    <div class="invitations">
      <a class="invitation is-daily" href="/daily">
        <Icon name="day" />
        <b>{front.daily}</b>
        {progress && progress.streak > 0 && <span class="streak">{ownMatches.streak(progress.streak)}</span>}
        {progress ? (
          <span class="quiet">{progress.left === 0 ? ownMatches.done : ownMatches.left(progress.left)}</span>
        ) : (
          <span class="quiet is-about">{front.dailyAbout}</span>
        )}
      </a>
      <a class="invitation" href="/duel">
        <Icon name="people" />
        <b>{front.duel}</b>
      </a>
      <a class="invitation" href="/tournament">
        <Icon name="cup" />
        <b>{front.tournaments}</b>
      </a>
      <a class="invitation" href="/club">
        <Icon name="home" />
        <b>{front.clubs}</b>
      </a>
      <a class="invitation" href="/replay">
        <Icon name="log" />
        <b>{front.lookBack}</b>
      </a>
    </div>
  );
}
