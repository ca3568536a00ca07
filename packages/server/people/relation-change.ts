import type { PersonRequest, UserId } from '@safehouse/protocol';
import type { Relation, RelationKey, RelationKind } from '../store/people-store.ts';

interface Pair {
  readonly user: UserId;
  readonly other: UserId;
}

export interface RelationChange {
  readonly remove: readonly RelationKey[];
  readonly add: readonly Relation[];
}

/** How a request changes the relations between two users. */
export function relationChange(
  known: readonly Relation[],
  pair: Pair,
  request: PersonRequest,
  at: number,
): RelationChange {
  if (request.block) return blockChange(pair, at);
  const changes = [
    switchChange(pair, 'follow', request.follow, at),
    friendChange(known, pair, request.friend, at),
    noteChange(pair, request.note, at),
    switchChange(pair, 'block', request.block, at),
  ];
  return { remove: changes.flatMap(({ remove }) => remove), add: changes.flatMap(({ add }) => add) };
}

const NO_CHANGE: RelationChange = { remove: [], add: [] };
const MUTUAL_KINDS: readonly RelationKind[] = ['follow', 'request', 'friend'];

const reversed = ({ user, other }: Pair): Pair => ({ user: other, other: user });

/** Ends friendship, requests and following in both directions. Notes stay, because only their author sees them. */
function blockChange(pair: Pair, at: number): RelationChange {
  const remove = [pair, reversed(pair)].flatMap((each) => MUTUAL_KINDS.map((kind) => ({ ...each, kind })));
  return { remove, add: [{ ...pair, kind: 'block', at, note: '' }] };
}

function switchChange(pair: Pair, kind: RelationKind, wanted: boolean | undefined, at: number): RelationChange {
  if (wanted === undefined) return NO_CHANGE;
  return wanted ? { remove: [], add: [{ ...pair, kind, at, note: '' }] } : { remove: [{ ...pair, kind }], add: [] };
}

function noteChange(pair: Pair, note: string | undefined, at: number): RelationChange {
  if (note === undefined || note === '') return switchChange(pair, 'note', note === undefined ? undefined : false, at);
  return { remove: [], add: [{ ...pair, kind: 'note', at, note }] };
}

/** A request to somebody who has sent one accepts it. */
function friendChange(known: readonly Relation[], pair: Pair, wanted: boolean | undefined, at: number): RelationChange {
  if (wanted === undefined) return NO_CHANGE;
  const both = [pair, reversed(pair)];
  const requests = both.map((each) => ({ ...each, kind: 'request' }) as const);
  if (!wanted) return { remove: [...requests, ...both.map((each) => ({ ...each, kind: 'friend' }) as const)], add: [] };
  const has = (kind: RelationKind, user: UserId) =>
    known.some((relation) => relation.kind === kind && relation.user === user);
  if (has('friend', pair.user)) return NO_CHANGE;
  if (!has('request', pair.other)) return { remove: [], add: [{ ...pair, kind: 'request', at, note: '' }] };
  return { remove: requests, add: both.map((each) => ({ ...each, kind: 'friend', at, note: '' }) as const) };
}
