import { useSignal } from '@preact/signals';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import { currentUser } from '../../online/session.ts';
import type { TableContext } from '../table-context.ts';
import { ReportForm } from './report-form.tsx';

/** A button for each of the other people at an online table. */
export function ReportPlayer({ source, matchView, playerNames }: TableContext) {
  const seat = useSignal<number | null>(null);
  const self = currentUser.value;
  if (!source.chat || !self) return null;
  const people = matchView.players.flatMap((player, i) =>
    player.type === 'person' && player.user !== self.id ? [{ user: player.user, seat: i }] : [],
  );
  const chosen = people.find((person) => person.seat === seat.value);
  if (chosen)
    return (
      <ReportForm
        target={{ about: chosen.user, match: matchView.id }}
        name={playerNames[chosen.seat]}
        onCancel={() => {
          seat.value = null;
        }}
      />
    );
  return (
    <>
      {people.map((person) => (
        <button
          key={person.seat}
          type="button"
          class="button is-quiet"
          onClick={() => {
            seat.value = person.seat;
          }}
        >
          <Icon name="flag" />
          {t().report.title(playerNames[person.seat])}
        </button>
      ))}
    </>
  );
}
