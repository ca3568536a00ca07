import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';

export function ChallengeLinks() {
  const words = t().front;
  return (
    <div class="invitations">
      <a class="invitation" href="/daily">
        <Icon name="day" />
        <b>{words.daily}</b>
        <span class="quiet">{words.dailyAbout}</span>
      </a>
      <a class="invitation" href="/duel">
        <Icon name="people" />
        <b>{words.duel}</b>
      </a>
      <a class="invitation" href="/replay">
        <Icon name="log" />
        <b>{words.lookBack}</b>
      </a>
    </div>
  );
}
