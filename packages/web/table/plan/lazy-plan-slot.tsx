import { type MatchView, MIN_PLAN_TURN_SECONDS } from '@safehouse/protocol';
import type { ComponentChildren } from 'preact';
import { lazyComponent } from '../../components/lazy-component.tsx';

/** Loaded only at tables with hours for a turn. Meanwhile its children are shown. */
export const PlanSlot = lazyComponent(
  async () => (await import('./plan-slot.tsx')).PlanSlot,
  ({ children }: { readonly children?: ComponentChildren }) => <>{children}</>,
);

/** The same condition as on the server. */
export function isPlannable({ clockRule, status, seats }: MatchView): boolean {
  if (status !== 'running' || seats.length !== 1) return false;
  return clockRule.type === 'turns' && clockRule.perTurn >= MIN_PLAN_TURN_SECONDS;
}
