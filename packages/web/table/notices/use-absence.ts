import type { AbsentSeat } from '@safehouse/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { timeText } from '../../i18n/time-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { isMyTurn, type TableContext } from '../table-context.ts';

/** How long the message that a player is back is shown. */
const BACK_MS = 4000;

/** A player has left or come back: the message, and whether the match can be claimed from them. */
export interface Absence {
  readonly text: string;
  readonly canClaim: boolean;
}

/** Null if all players are present. */
export function useAbsence(context: TableContext): Absence | null {
  const { source, matchView, playerNames } = context;
  const { away } = source.presence.value;
  const returned = useReturned(away);
  const awaited = away.find(({ seat }) => matchView.toAct.some((acting) => acting === seat)) ?? away[0];
  const waitMs = useWaitMs(context, awaited);
  const { social } = t();
  if (matchView.status !== 'running' || source.connection.value !== 'live') return null;
  if (!awaited) return returned === null ? null : { text: social.back(playerNames[returned]), canClaim: false };
  const name = playerNames[awaited.seat];
  if (waitMs === 0) return { text: social.claimAbout(name), canClaim: true };
  const claim = waitMs === null ? '' : ` ${social.claimSoon(timeText(waitMs, currentLang()))}`;
  return { text: `${social.left(name)}${claim}`, canClaim: false };
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

/** Milliseconds until the match can be claimed; null if it cannot be. */
function useWaitMs({ source, matchView }: TableContext, absent: AbsentSeat | undefined): number | null {
  const { claimAfterMs } = source.presence.value;
  const isAwaited = absent !== undefined && matchView.toAct.some((acting) => acting === absent.seat);
  const canClaim = claimAfterMs !== null && isAwaited && matchView.seat !== null && !isMyTurn(matchView);
  const [, tick] = useState(0);
  const latestAt = source.events.value.at(-1)?.at ?? 0;
  const waitMs = canClaim ? Math.max(absent.since, latestAt) + claimAfterMs - source.now() : null;
  const isWaiting = waitMs !== null && waitMs > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return waitMs === null ? null : Math.max(0, waitMs);
}
