import { FIRST_RULES_VERSION, factsFor, type Seat, type Viewer } from '@safehouse/contract';
import type {
  ChallengeRef,
  ChangingView,
  MatchView,
  PlayerView,
  TableEvent,
  UserId,
  ViewedEvent,
} from '@safehouse/protocol';
import type { Entry, MatchEvent } from './entries.ts';
import { seriesViewOf } from './series.ts';
import type { Table } from './table.ts';
import type { Chair, TableHeader } from './table-header.ts';

/** A user's name; null if the user was deleted. */
export type NameOf = (user: UserId) => string | null;

/** Everything that one viewer may know of a match, and nothing else. */
export function matchViewFor(table: Table, viewer: Viewer, seats: readonly Seat[], nameOf: NameOf): MatchView {
  const { header, status } = table;
  const series = seriesViewOf(table);
  return {
    id: header.id,
    game: header.game,
    ...(table.rules.version !== FIRST_RULES_VERSION && { rules: table.rules.version }),
    options: header.options,
    status,
    seat: viewer === 'spectator' ? null : viewer,
    seats,
    players: table.chairs.map((chair) => viewPlayer(chair, nameOf)),
    ...hostOf(table),
    clockRule: header.clock,
    ...changingViewFor(table, viewer),
    result: table.result,
    commitment: table.commitment,
    ...(header.draw && { draw: true }),
    chat: header.chat,
    rated: header.rated,
    pair: header.pair?.id ?? null,
    rematch: table.rematch,
    ...(series && { series }),
    ...(header.challenge && { challenge: toChallengeRef(header.challenge) }),
    ...(header.tournament && { tournament: { id: header.tournament.id, round: header.tournament.round } }),
  };
}

/** The part of a match view that moves change. */
export function changingViewFor(table: Table, viewer: Viewer): ChangingView {
  const { match, toAct } = table;
  return {
    version: table.version,
    clock: table.clocks.state,
    toAct,
    view: match?.view(viewer) ?? null,
    legal: viewer !== 'spectator' && match && toAct.includes(viewer) ? match.legal(viewer) : NO_MOVES,
    undoAsked: table.undoRequest?.seat ?? null,
  };
}

const NO_MOVES: MatchView['legal'] = [];

function toChallengeRef({ until, ...reference }: NonNullable<TableHeader['challenge']>): ChallengeRef {
  return reference;
}

function hostOf({ status, header, chairs }: Table): { readonly host?: number } {
  const seat = chairs.findIndex((chair) => chair.type === 'person' && chair.user === header.host);
  return status === 'open' && seat >= 0 ? { host: seat } : {};
}

function viewPlayer(chair: Chair, nameOf: NameOf): PlayerView {
  if (chair.type === 'open')
    return chair.for === undefined ? { type: 'open' } : { type: 'open', name: nameOf(chair.for), user: chair.for };
  if (chair.type === 'bot') return { type: 'bot', level: chair.level };
  return { type: chair.type, name: nameOf(chair.user), user: chair.user };
}

/** The events after a version as this viewer is told of them, the oldest first, at most `limit`. */
export function eventsSince(
  table: Table,
  viewer: Viewer,
  version: number,
  limit = Number.POSITIVE_INFINITY,
): ViewedEvent[] {
  const events: ViewedEvent[] = [];
  const end = Math.min(table.entries.length, version + limit);
  for (let i = version; i < end; i++) events.push(viewEvent(table, viewer, table.entries[i]));
  return events;
}

/** What this viewer has been told of the moves that were not undone, the oldest first. */
export function factsKnownTo(table: Table, viewer: Viewer): { readonly type: string }[] {
  return table.moves.flatMap(({ version }) => factsFor(viewer, table.factsOf(table.entries[version - 1])));
}

function viewEvent(table: Table, viewer: Viewer, entry: Entry): ViewedEvent {
  const { version, at, event } = entry;
  if (event.type === 'rematched') return { version, at, table: rematchEvent(table, entry) };
  if (event.type !== 'moved') return { version, at, table: toTableEvent(event) };
  return { version, at, seat: event.seat, facts: factsFor(viewer, table.factsOf(entry)) };
}

function rematchEvent(table: Table, { author }: Entry): TableEvent {
  const [seat] = author === null ? [] : table.seatsOf(author);
  return { type: 'rematched', ...(seat !== undefined && { seat }) };
}

function toTableEvent(event: Exclude<MatchEvent, { type: 'moved' | 'rematched' }>): TableEvent {
  switch (event.type) {
    case 'joined':
    case 'left':
      return { type: event.type, seat: event.chair };
    case 'bot-joined':
      return { type: 'joined', seat: event.chair };
    case 'bot-left':
      return { type: 'left', seat: event.chair };
    case 'replaced':
      return { type: 'replaced', seat: event.seat, level: event.level };
    case 'timed-out':
      return { type: 'timed-out', seat: event.seat, ...(event.absent && { absent: true }) };
    case 'undone':
      return { type: 'undone', seat: event.seat, to: event.to };
    case 'started':
    case 'closed':
      return { type: event.type };
    default:
      return { type: event.type, seat: event.seat };
  }
}
