import { FIRST_RULES, type Seat, toldTo, type Viewer } from '@safehouse/contract';
import type { ChallengeMark, MatchPage, PlayerShown, TableFact, Told, UserId } from '@safehouse/protocol';
import type { Entry } from './entries.ts';
import type { Chair, TableHeader } from './header.ts';
import type { Table } from './table.ts';

/** Somebody's name by their id; null for one who is gone. */
export type NameOf = (user: UserId) => string | null;

/** Everything that one viewer may know of a match, and nothing else. */
export function pageOf(table: Table, viewer: Viewer, seats: readonly Seat[], nameOf: NameOf): MatchPage {
  const { header, match, status, version } = table;
  return {
    id: header.id,
    game: header.game,
    ...(table.rules.version !== FIRST_RULES && { rules: table.rules.version }),
    options: header.options,
    status,
    version,
    seat: viewer === 'spectator' ? null : viewer,
    seats,
    players: table.chairs.map((chair) => playerShown(chair, nameOf)),
    clockRule: header.clock,
    clock: table.clocks.face,
    toAct: table.toAct,
    view: match?.game.view(match.state, viewer) ?? null,
    legal: viewer !== 'spectator' && match && table.toAct.includes(viewer) ? match.legal(viewer) : [],
    undoAsked: table.undoAsked?.seat ?? null,
    result: table.result,
    commitment: table.commitment,
    chat: header.chat,
    rated: header.rated,
    pair: header.pair?.id ?? null,
    rematch: table.rematch,
    ...(header.challenge && { challenge: markOf(header.challenge) }),
  };
}

function markOf({ until, ...mark }: NonNullable<TableHeader['challenge']>): ChallengeMark {
  return mark;
}

function playerShown(chair: Chair, nameOf: NameOf): PlayerShown {
  if (chair.type === 'open') return { type: 'open' };
  if (chair.type === 'bot') return { type: 'bot', level: chair.level };
  return { type: chair.type, name: nameOf(chair.user), user: chair.user };
}

/** What this viewer was told after a version, the oldest first. */
export function toldSince(table: Table, viewer: Viewer, version: number): Told[] {
  return table.entries.slice(version).map((entry) => told(table, viewer, entry));
}

function told(table: Table, viewer: Viewer, entry: Entry): Told {
  const { version, at, happening } = entry;
  if (happening.type !== 'moved') return { version, at, table: tableFact(happening) };
  return { version, at, seat: happening.seat, facts: toldTo(viewer, table.newsOf(entry)) };
}

function tableFact(happening: Exclude<Entry['happening'], { type: 'moved' }>): TableFact {
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
