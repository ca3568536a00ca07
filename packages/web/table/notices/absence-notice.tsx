import type { AbsentSeat } from '@safehouse/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { timeText } from '../../i18n/time-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { isMyTurn, type TableContext } from '../table-context.ts';
import { Notice } from './notice.tsx';

/** How long it is said that a player is back. */
const BACK_MS = 4000;

/** Who has left the table or come back, and the right to end the match of one who stays away. */
export function AbsenceNotice(context: TableContext) {
  const { source, matchView, playerNames } = context;
  const { away } = source.presence.value;
  const returned = useReturned(away);
  const { social } = t();
  if (matchView.status !== 'running' || source.connection.value !== 'live') return null;
  const awaited = away.find(({ seat }) => matchView.toAct.some((acting) => acting === seat)) ?? away[0];
  if (awaited) return <AwayNotice {...context} absent={awaited} />;
  return returned === null ? null : <Notice tone="hint">{social.back(playerNames[returned])}</Notice>;
}

/** The seat of a player who came back in the last seconds. */
function useReturned(away: readonly AbsentSeat[]): number | null {
  const [returned, setReturned] = useState<number | null>(null);
  const before = useRef(away);
  useEffect(() => {
    const gone = before.current.find(({ seat }) => !away.some((absent) => absent.seat === seat));
    before.current = away;
    if (!gone) return undefined;
    setReturned(gone.seat);
    const timer = setTimeout(() => setReturned(null), BACK_MS);
    return () => clearTimeout(timer);
  }, [away]);
  return returned;
}

type AwayNoticeProps = TableContext & { readonly absent: AbsentSeat };

function AwayNotice({ source, matchView, playerNames, absent }: AwayNoticeProps) {
  const { social } = t();
  const name = playerNames[absent.seat];
  const waitMs = useWaitMs({ source, matchView }, absent);
  if (waitMs === null) return <Notice tone="hint">{social.left(name)}</Notice>;
  if (waitMs > 0) {
    return (
      <Notice tone="hint">
        {social.left(name)} <span aria-live="off">{social.claimSoon(timeText(waitMs, currentLang()))}</span>
      </Notice>
    );
  }
  return (
    <div class="notice is-hint">
      <p>{social.claimAbout(name)}</p>
      <div class="row">
        <button type="button" class="button is-main" onClick={() => source.claim()}>
          {matchView.players.length > 2 ? social.claimForBot : social.claim}
        </button>
      </div>
    </div>
  );
}

/** Milliseconds until the match may be claimed; null while it cannot be. */
function useWaitMs(
  { source, matchView }: Pick<TableContext, 'source' | 'matchView'>,
  { seat, since }: AbsentSeat,
): number | null {
  const { claimAfterMs } = source.presence.value;
  const isAwaited = matchView.toAct.some((acting) => acting === seat);
  const canClaim = claimAfterMs !== null && isAwaited && matchView.seat !== null && !isMyTurn(matchView);
  const [, tick] = useState(0);
  const latestAt = source.events.value.at(-1)?.at ?? 0;
  const waitMs = canClaim ? Math.max(since, latestAt) + claimAfterMs - source.now() : null;
  const isWaiting = waitMs !== null && waitMs > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return waitMs === null ? null : Math.max(0, waitMs);
}
