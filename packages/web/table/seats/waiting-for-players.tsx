import { formatList } from '@safehouse/ui';
import { NameField } from '../../components/name-field.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import { invitedTo } from '../../match/rematch-invitations.ts';
import { BotSeats, maySeatBots } from '../bot-seats/bot-seats.tsx';
import type { TableContext } from '../table-context.ts';
import { keptSeat, SeriesWaiting } from './series-waiting.tsx';

/** A table that has not started. */
export function WaitingForPlayers(context: TableContext) {
  const { source, matchView } = context;
  const translations = t();
  const free = matchView.players.filter(({ type }) => type === 'open').length;
  if (keptSeat(matchView) >= 0) return <SeriesWaiting {...context} />;
  if (matchView.status === 'closed') return <p class="lead">{translations.table.closed}</p>;
  if (free === 0) return <p class="lead">{translations.table.veiled}</p>;
  const invited = invitedTo(matchView.id);
  return (
    <section class="waiting" aria-label={translations.table.open}>
      {invited.length > 0 ? (
        <>
          <h2>{translations.table.waitingFor(formatList(currentLang(), invited))}</h2>
          <p class="lead">{translations.table.invited}</p>
        </>
      ) : (
        <>
          <h2>{translations.table.open}</h2>
          <p class="lead">{translations.table.openSeats(free)}</p>
        </>
      )}
      {matchView.seat === null ? (
        <JoinForm onJoin={source.join} isPending={source.isPending.value} />
      ) : (
        <ShareLink label={translations.table.share} path={`/match/${matchView.id}`} isPrimary={invited.length === 0} />
      )}
      {maySeatBots(matchView) && <BotSeats {...context} />}
      {matchView.seat !== null && matchView.pair && (
        <ShareLink label={translations.table.pairShare} path={`/match/${matchView.pair}`} />
      )}
      {matchView.seat !== null && (
        <button type="button" class="button is-quiet" onClick={source.leave}>
          {translations.table.leave}
        </button>
      )}
    </section>
  );
}

function JoinForm({ onJoin, isPending }: { onJoin(): void; readonly isPending: boolean }) {
  const translations = t();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onJoin();
      }}
    >
      <NameField />
      <button type="submit" class="button is-main" disabled={isPending}>
        {translations.table.sitDown}
      </button>
    </form>
  );
}
