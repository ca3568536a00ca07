import { useSignal } from '@preact/signals';
import type { DailyList } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { apiRequest } from '../../online/api.ts';
import { currentUser } from '../../online/session.ts';

export interface DailyProgress {
  /** The number of consecutive days on which a daily deal was finished. */
  readonly streak: number;
  /** Today's deals that the user has not finished. */
  readonly left: number;
}

/** Null without a session, because the server then stores no progress. */
export function useDailyProgress(): DailyProgress | null {
  const list = useSignal<DailyList | null>(null);
  const user = currentUser.value?.id;
  useEffect(() => {
    if (user === undefined) return;
    void apiRequest<DailyList>('GET', '/daily').then((answer) => {
      list.value = answer.ok ? answer.value : null;
    });
  }, [user]);
  if (!list.value || user === undefined) return null;
  const { games, streak } = list.value;
  return { streak, left: games.filter(({ attempt }) => attempt?.score == null).length };
}
