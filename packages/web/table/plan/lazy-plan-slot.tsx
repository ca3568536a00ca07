import { type MatchView, MIN_PLAN_TURN_SECONDS } from '@safehouse/protocol';
import type { ComponentChildren } from 'preact';
import { lazyComponent } from '../../components/lazy-component.tsx';

/** Only at tables with hours for a turn; until it is loaded there is what would be there without it. */
export const PlanSlot = lazyComponent(
  async () => (await import('./plan-slot.tsx')).PlanSlot,
  ({ children }: { readonly children?: ComponentChildren }) => <>{children}</>,
);

/** As the server decides it. */
export function isPlannable({ clockRule, status, seats }: MatchView): boolean {
  if (status !== 'running' || seats.length !== 1) return false;
  return clockRule.type === 'turns' && clockRule.perTurn >= MIN_PLAN_TURN_SECONDS;
}
