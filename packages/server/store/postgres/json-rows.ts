import type { MatchId } from '@safehouse/protocol';
import type { Entry, MatchSummary } from '@safehouse/table';

interface MatchChange {
  readonly id: MatchId;
  readonly entries: readonly Entry[];
  readonly summary: MatchSummary;
}

/** The row of a match after these entries, and the version it must have before them. */
export function matchJson({ id, entries, summary }: MatchChange): object {
  const { status, version, updatedAt, wakeAt, holders, waiting, bots, result, moves } = summary;
  return {
    id,
    expected: version - entries.length,
    status,
    version,
    updated_at: updatedAt,
    wake_at: wakeAt,
    holders: JSON.stringify(holders),
    waiting: JSON.stringify(waiting),
    bots: JSON.stringify(bots),
    result: result && JSON.stringify(result),
    moves,
  };
}

export function entriesJson({ id, entries }: Pick<MatchChange, 'id' | 'entries'>): object[] {
  return entries.map((entry) => entryJson(id, entry));
}

/** A player who leaves before the start is removed from the match's list; one who is replaced later is kept. */
function entryJson(match: MatchId, { version, at, author, key, event }: Entry): object {
  const joins = event.type === 'joined' ? event.user : null;
  const leaves = event.type === 'left' ? author : null;
  return { match, version, at, author, key, event: JSON.stringify(event), joins, leaves };
}
