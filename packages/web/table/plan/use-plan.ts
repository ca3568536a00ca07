import { useSignal } from '@preact/signals';
import type { MatchView, PlanLine, PlanView } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { isMyTurn } from '../table-context.ts';

/** The plan is polled while a planned move is about to be played. */
const POLL_MS = 3000;

export interface OwnPlan {
  readonly plan: PlanView['plan'];
  /** Removes the plan if there are no lines. Returns the error, if any. */
  save(lines: readonly PlanLine[]): Promise<RequestError | null>;
}

/** The player's plan in this match. */
export function usePlan(matchView: MatchView): OwnPlan {
  const { id, version } = matchView;
  const plan = useSignal<PlanView['plan']>(null);
  const isDue = isMyTurn(matchView) && plan.value?.state === 'waiting';
  const path = `/matches/${id}/plan`;
  const load = async () => {
    const answer = await apiRequest<PlanView>('GET', path);
    if (answer.ok) plan.value = answer.value.plan;
  };
  useEffect(() => {
    void load();
  }, [id, version]);
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [isDue]);
  return {
    plan: plan.value,
    async save(lines) {
      const answer =
        lines.length === 0 ? await apiRequest('DELETE', path) : await apiRequest('PUT', path, { version, lines });
      await load();
      return answer.ok ? null : answer.error;
    },
  };
}
