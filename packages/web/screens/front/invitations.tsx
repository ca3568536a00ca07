import { Icon } from '../../parts/icons.tsx';
import { house } from '../../state/words.ts';

/** What brings people back: the deal of the day, and a friend to measure oneself against. */
export function Invitations() {
  const words = house().front;
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
