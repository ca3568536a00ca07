import type { ViewedEvent } from '@safehouse/protocol';
import type { ViewedMove } from '@safehouse/ui';

/** Skips events that are already in the list, and those after a gap, which are sent again with the missing ones. */
export function appendEvents(events: readonly ViewedEvent[], more: readonly ViewedEvent[]): readonly ViewedEvent[] {
  const known = lastVersion(events);
  const added = more.filter(({ version }) => version > known);
  return added.length > 0 && added[0].version === known + 1 ? [...events, ...added] : events;
}

export function lastVersion(events: readonly ViewedEvent[]): number {
  return events.at(-1)?.version ?? 0;
}

/** Leaves out the moves that were undone. */
export function withoutUndone(events: readonly ViewedEvent[]): readonly ViewedEvent[] {
  let kept: ViewedEvent[] = [];
  for (const event of events) {
    if ('table' in event && event.table.type === 'undone') {
      const { to } = event.table;
      kept = kept.filter((earlier) => 'table' in earlier || earlier.version <= to);
    }
    kept.push(event);
  }
  return kept;
}

/** The moves that were not undone, without table events. */
export function movesOf(events: readonly ViewedEvent[]): readonly ViewedMove[] {
  return withoutUndone(events).filter((event) => 'facts' in event);
}
