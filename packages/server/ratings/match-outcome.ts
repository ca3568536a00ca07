import { SEATS, type Seat } from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import type { UserId } from '@safehouse/protocol';
import type { Chair, Entry, Table, TableHeader } from '@safehouse/table';
import type { MatchOutcome, Placement } from '../store/rating-store.ts';
import { ratingModeOf } from './rating-mode.ts';

/** Null until the match is over. */
export function matchOutcomeOf(table: Table, { rules, isTeamGame }: GameModule): MatchOutcome | null {
  if (table.status !== 'over' || !table.result) return null;
  const { header, moves } = table;
  const players = table.chairs.length;
  const teams = { isTeamGame: isTeamGame?.(players) ?? false };
  return {
    match: header.id,
    game: header.game,
    mode: ratingModeOf(rules, header.options, players),
    moves: moves.length,
    placements: placementsIn(table, teams),
    ...teams,
  };
}

function placementsIn(table: Table, teams: Teams): Placement[] {
  const chairs = chairsAtStart(table);
  const standings = chairs.map((_, seat) => standingOf(table, SEATS[seat], teams));
  const ranks = standings.map(
    (standing) => 1 + standings.filter((other) => compareStandings(other, standing) > 0).length,
  );
  const isDraw = ranks.every((rank) => rank === 1);
  return chairs.map((chair, seat) => ({
    seat: SEATS[seat],
    chair,
    rank: ranks[seat],
    won: ranks[seat] === 1 && !isDraw,
  }));
}

type Standing = readonly number[];
type Teams = Pick<MatchOutcome, 'isTeamGame'>;

/** Players who left rank below all who stayed, the first to leave lowest; then winners first, then by points. */
function standingOf({ result, droppedSeats }: Table, seat: Seat, { isTeamGame }: Teams): Standing {
  const dropIndex = droppedSeats.indexOf(seat);
  const won = result?.winners.includes(seat) ?? false;
  // Winners share rank 1 regardless of points, and so do the members of a side.
  const points = won || isTeamGame ? 0 : (result?.scores[seat] ?? 0);
  return [dropIndex < 0 ? Number.POSITIVE_INFINITY : dropIndex, won ? 1 : 0, points];
}

function compareStandings(a: Standing, b: Standing): number {
  const differing = a.findIndex((value, i) => value !== b[i]);
  return differing < 0 ? 0 : a[differing] - b[differing];
}

/** Who sat in which seat when the match started. */
export function chairsAtStart({
  header,
  entries,
}: {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
}): readonly Chair[] {
  let chairs = header.chairs;
  for (const { event } of entries) {
    if (event.type === 'joined') {
      const { user, seed } = event;
      chairs = chairs.with(event.chair, { type: 'person', user, seed });
    } else if (event.type === 'bot-joined') chairs = chairs.with(event.chair, { type: 'bot', level: event.level });
    else if (event.type === 'left' || event.type === 'bot-left') chairs = chairs.with(event.chair, { type: 'open' });
    else if (event.type === 'started') return event.order.map((chair) => chairs[chair]);
  }
  return chairs;
}

/**
 * The people whose ratings the match changes, by seat. Null unless it is rated, every seat is held by a different
 * person, the deal is not shared with other matches, and there is no custom edition.
 */
export function ratedPeople({ header }: Table, { placements }: MatchOutcome): readonly UserId[] | null {
  if (!header.rated || header.pair || header.edition !== undefined || header.tournament?.duplicate) return null;
  const people = placements.flatMap(({ chair }) => (chair.type === 'person' ? [chair.user] : []));
  return people.length === placements.length && new Set(people).size === people.length ? people : null;
}
