import { useEffect } from 'preact/hooks';
import { seriesText } from '../../i18n/series-text.ts';
import { t } from '../../i18n/translations.ts';
import { currentUser, restoreSession } from '../../online/session.ts';
import { EndSeries } from '../result/end-series.tsx';
import { seriesFromSeat } from '../result/series-score.ts';
import type { TableContext } from '../table-context.ts';

type WaitingView = TableContext['matchView'];

/** The seat that is reserved for a user; -1 if there is none. */
export function reservedSeat({ players }: WaitingView): number {
  return players.findIndex((player) => player.type === 'open' && player.user !== undefined);
}

/** The next match of a series, waiting for the other player. */
export function SeriesWaiting({ source, matchView, playerNames }: TableContext) {
  const { table, series: texts } = t();
  useEffect(() => {
    if (!currentUser.value) void restoreSession();
  }, []);
  if (matchView.status === 'closed') return <p class="lead">{texts.ended}</p>;
  const seat = reservedSeat(matchView);
  const isExpected = isKeptFor(matchView, currentUser.value?.id);
  const series = seriesFromSeat(isExpected ? { ...matchView, seat } : matchView);
  return (
    <section class="waiting" aria-label={table.open}>
      {!isExpected && <h2>{table.awaited(playerNames[seat])}</h2>}
      <p class="lead">{series && seriesText(series)}</p>
      {isExpected && (
        <button type="button" class="button is-main is-big" disabled={source.isPending.value} onClick={source.join}>
          {table.sitDown}
        </button>
      )}
      {(isExpected || matchView.seat !== null) && <EndSeries onEnd={source.leave} />}
    </section>
  );
}

function isKeptFor({ players }: WaitingView, user: string | undefined): boolean {
  return user !== undefined && players.some((player) => player.type === 'open' && player.user === user);
}
