import type { ServerMessage, ViewedEvent } from '@safehouse/protocol';
import type { ViewedMove } from '@safehouse/ui';

type UpdateMessage = Extract<ServerMessage, { type: 'moved' }>;

/** What a message about moves tells, as the story keeps it. */
export function eventsInUpdate({ v, h }: UpdateMessage, at: number): ViewedEvent[] {
  return h.map((happened, i) => {
    const version = v - h.length + 1 + i;
    return 't' in happened
      ? { version, at, table: happened.t }
      : { version, at, seat: happened.s, facts: happened.f };
  });
}

/** The story with new parts at its end; what is known already is not told twice. */
export function appendEvents(
  story: readonly ViewedEvent[],
  more: readonly ViewedEvent[],
): readonly ViewedEvent[] {
  const known = story.at(-1)?.version ?? 0;
  return [...story, ...more.filter(({ version }) => version > known)];
}

/** The moves that stand: those taken back are left out. */
export function withoutUndone(story: readonly ViewedEvent[]): readonly ViewedEvent[] {
  let kept: ViewedEvent[] = [];
  for (const told of story) {
    if ('table' in told && told.table.type === 'undone') {
      const { to } = told.table;
      kept = kept.filter((one) => 'table' in one || one.version <= to);
    }
    kept.push(told);
  }
  return kept;
}

/** What was told of the moves that stand, without what happened beside the game. */
export function movesOf(story: readonly ViewedEvent[]): readonly ViewedMove[] {
  return withoutUndone(story).filter((told) => 'facts' in told);
}
