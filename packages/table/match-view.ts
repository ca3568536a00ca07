import { FIRST_RULES_VERSION, factsFor, type Seat, type Viewer } from '@safehouse/contract';
import type {
  ChallengeRef,
  MatchView,
  PlayerView,
  TableEvent,
  UserId,
  ViewedEvent,
} from '@safehouse/protocol';
import type { Entry } from './entries.ts';
import type { Table } from './table.ts';
import type { Chair, TableHeader } from './table-header.ts';

/** Somebody's name by their id; null for one who is gone. */
export type NameOf = (user: UserId) => string | null;

/** Everything that one viewer may know of a match, and nothing else. */
export function matchViewFor(
  table: Table,
  viewer: Viewer,
  seats: readonly Seat[],
  nameOf: NameOf,
): MatchView {
  const { header, match, status, version } = table;
  return {
    id: header.id,
    game: header.game,
    ...(table.rules.version !== FIRST_RULES_VERSION && { rules: table.rules.version }),
    options: header.options,
    status,
    version,
    seat: viewer === 'spectator' ? null : viewer,
    seats,
    players: table.chairs.map((chair) => viewPlayer(chair, nameOf)),
    clockRule: header.clock,
    clock: table.clocks.state,
    toAct: table.toAct,
    view: match?.game.view(match.state, viewer) ?? null,
    legal: viewer !== 'spectator' && match && table.toAct.includes(viewer) ? match.legal(viewer) : [],
    undoAsked: table.undoRequest?.seat ?? null,
    result: table.result,
    commitment: table.commitment,
    chat: header.chat,
    rated: header.rated,
    pair: header.pair?.id ?? null,
    rematch: table.rematch,
    ...(header.challenge && { challenge: toChallengeRef(header.challenge) }),
  };
}

function toChallengeRef({ until, ...mark }: NonNullable<TableHeader['challenge']>): ChallengeRef {
  return mark;
}

function viewPlayer(chair: Chair, nameOf: NameOf): PlayerView {
  if (chair.type === 'open') return { type: 'open' };
  if (chair.type === 'bot') return { type: 'bot', level: chair.level };
  return { type: chair.type, name: nameOf(chair.user), user: chair.user };
}

/** What this viewer was told after a version, the oldest first. */
export function eventsSince(table: Table, viewer: Viewer, version: number): ViewedEvent[] {
  return table.entries.slice(version).map((entry) => viewEvent(table, viewer, entry));
}

function viewEvent(table: Table, viewer: Viewer, entry: Entry): ViewedEvent {
  const { version, at, happening } = entry;
  if (happening.type !== 'moved') return { version, at, table: toTableEvent(happening) };
  return { version, at, seat: happening.seat, facts: factsFor(viewer, table.factsOf(entry)) };
}

function toTableEvent(happening: Exclude<Entry['happening'], { type: 'moved' }>): TableEvent {
  switch (happening.type) {
    case 'joined':
    case 'left':
      return { type: happening.type, seat: happening.chair };
    case 'replaced':
      return { type: 'replaced', seat: happening.seat, level: happening.level };
    case 'undone':
      return { type: 'undone', seat: happening.seat, to: happening.to };
    case 'started':
    case 'closed':
    case 'rematched':
      return { type: happening.type };
    default:
      return { type: happening.type, seat: happening.seat };
  }
}
