import type { Message, Told } from '@safehouse/protocol';
import type { ToldMove } from '@safehouse/ui';

type Moved = Extract<Message, { type: 'moved' }>;

/** What a message about moves tells, as the story keeps it. */
export function toldBy({ v, h }: Moved, at: number): Told[] {
  return h.map((happened, i) => {
    const version = v - h.length + 1 + i;
    return 't' in happened
      ? { version, at, table: happened.t }
      : { version, at, seat: happened.s, facts: happened.f };
  });
}

/** The story with new parts at its end; what is known already is not told twice. */
export function toldOn(story: readonly Told[], more: readonly Told[]): readonly Told[] {
  const known = story.at(-1)?.version ?? 0;
  return [...story, ...more.filter(({ version }) => version > known)];
}

/** The moves that stand: those taken back are left out. */
export function standing(story: readonly Told[]): readonly Told[] {
  let kept: Told[] = [];
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
export function movesIn(story: readonly Told[]): readonly ToldMove[] {
  return standing(story).filter((told) => 'facts' in told);
}
