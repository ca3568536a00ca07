import type { PlayerView } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { seriesText } from '../../i18n/series-text.ts';
import { t } from '../../i18n/translations.ts';
import { currentUser, restoreSession } from '../../online/session.ts';
import { EndSeries } from '../result/end-series.tsx';
import { seriesFromSeat } from '../result/series-score.ts';
import type { TableContext } from '../table-context.ts';

/** The player whom the free seat is kept for; undefined at other tables. */
export function expectedPlayer({ players }: TableContext['matchView']): OpenSeat | undefined {
  return players.filter((player) => player.type === 'open').find(({ user }) => user !== undefined);
}

type OpenSeat = Extract<PlayerView, { readonly type: 'open' }>;

/** The next match of a series, which waits for the other player. */
export function SeriesWaiting({ source, matchView }: TableContext) {
  const { table, series: texts } = t();
  const expected = expectedPlayer(matchView);
  const series = seriesFromSeat(matchView);
  useEffect(() => {
    if (!currentUser.value) void restoreSession();
  }, []);
  const isExpected = expected?.user === currentUser.value?.id;
  if (matchView.status === 'closed') return <p class="lead">{texts.ended}</p>;
  return (
    <section class="waiting" aria-label={table.open}>
      {isExpected ? (
        <button type="button" class="button is-main" disabled={source.isPending.value} onClick={source.join}>
          {table.sitDown}
        </button>
      ) : (
        <h2>{table.waitingFor(expected?.name ?? table.gone)}</h2>
      )}
      <p class="lead">{series && seriesText(series)}</p>
      {(isExpected || matchView.seat !== null) && <EndSeries onEnd={source.leave} />}
    </section>
  );
}
