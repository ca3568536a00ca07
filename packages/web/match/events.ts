import type { ViewedEvent } from '@safehouse/protocol';
import type { ViewedMove } from '@safehouse/ui';

/** The list with new events at its end; those it has already are left out. */
export function appendEvents(
  events: readonly ViewedEvent[],
  more: readonly ViewedEvent[],
): readonly ViewedEvent[] {
  const known = events.at(-1)?.version ?? 0;
  return [...events, ...more.filter(({ version }) => version > known)];
}

/** The moves that stand: those taken back are left out. */
export function withoutUndone(events: readonly ViewedEvent[]): readonly ViewedEvent[] {
  let kept: ViewedEvent[] = [];
  for (const event of events) {
    if ('table' in event && event.table.type === 'undone') {
      const { to } = event.table;
      kept = kept.filter((one) => 'table' in one || one.version <= to);
    }
    kept.push(event);
  }
  return kept;
}

/** What was event of the moves that stand, without what happened beside the game. */
export function movesOf(events: readonly ViewedEvent[]): readonly ViewedMove[] {
  return withoutUndone(events).filter((event) => 'facts' in event);
}
