import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';

export function ChallengeLinks() {
  const translations = t().front;
  return (
    <div class="invitations">
      <a class="invitation" href="/daily">
        <Icon name="day" />
        <b>{translations.daily}</b>
        <span class="quiet">{translations.dailyAbout}</span>
      </a>
      <a class="invitation" href="/duel">
        <Icon name="people" />
        <b>{translations.duel}</b>
      </a>
      <a class="invitation" href="/replay">
        <Icon name="log" />
        <b>{translations.lookBack}</b>
      </a>
    </div>
  );
}
