import { NameField } from '../../components/name-field.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import { t } from '../../i18n/translations.ts';
import type { TableContext } from '../table-context.ts';

/** A table that has not started. */
export function WaitingForPlayers({ source, matchView }: TableContext) {
  const words = t();
  const free = matchView.players.filter(({ type }) => type === 'open').length;
  if (matchView.status === 'closed') return <p class="lead">{words.table.closed}</p>;
  if (free === 0) return <p class="lead">{words.table.veiled}</p>;
  return (
    <section class="waiting" aria-label={words.table.open}>
      <h2>{words.table.open}</h2>
      <p class="lead">{words.table.openSeats(free)}</p>
      {matchView.seat === null ? (
        <JoinForm onJoin={source.join} isPending={source.isPending.value} />
      ) : (
        <ShareLink label={words.table.share} path={`/match/${matchView.id}`} isPrimary />
      )}
      {matchView.seat !== null && matchView.pair && (
        <ShareLink label={words.table.pairShare} path={`/match/${matchView.pair}`} />
      )}
      {matchView.seat !== null && (
        <button type="button" class="button is-quiet" onClick={source.leave}>
          {words.table.leave}
        </button>
      )}
    </section>
  );
}

function JoinForm({ onJoin, isPending }: { onJoin(): void; readonly isPending: boolean }) {
  const words = t();
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
        {words.table.sitDown}
      </button>
    </form>
  );
}
