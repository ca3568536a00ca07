import { SEATS } from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import { DEFAULT_TABLE_SETTINGS } from '@safehouse/protocol';
import type { Chair, Table, TableHeader } from '@safehouse/table';
import {
  chairSeedsOf,
  isBot,
  type Pairing,
  type PairingResult,
  type PlayerId,
  serverSeedOf,
  type Tournament,
} from '@safehouse/tournament';
import { attemptScore } from '../daily/score.ts';
import { buildMatch } from '../lobby/match-builder.ts';
import type { BuiltMatch } from '../match/rooms.ts';
import type { TournamentId } from '../store/tournament-store.ts';

export interface TournamentRound {
  readonly id: TournamentId;
  readonly tournament: Tournament;
  readonly round: number;
  readonly module: GameModule;
}

/** The table of a pairing. It starts at once, including the clock of the player to move. */
export function buildTournamentMatch(place: TournamentRound, pairing: Pairing, now: number): BuiltMatch {
  const { id, tournament, round, module } = place;
  const { game, options, clock, rated, duplicate, access } = tournament.settings;
  const seeds = chairSeedsOf(tournament, round, pairing);
  const header: TableHeader = {
    ...DEFAULT_TABLE_SETTINGS,
    game,
    options,
    clock,
    visibility: access === 'open' ? 'public' : 'private',
    // With the same deal for all, tables are as strict as rated ones, but ratings do not change.
    rated: rated || duplicate,
    id: pairing.match,
    chairs: [0, 1].map((seat) => chairOf(tournament, pairing.players[seat], seeds[seat])),
    host: tournament.host,
    createdAt: now,
    serverSeed: serverSeedOf(tournament, round, pairing),
    pair: null,
    tournament: { id, round, ...(duplicate && { duplicate: true }) },
  };
  return buildMatch(header, module.rules, now);
}

function chairOf(tournament: Tournament, id: PlayerId, seed: string): Chair {
  return isBot(id) ? { type: 'bot', level: tournament.player(id).level ?? '' } : { type: 'person', user: id, seed };
}

/** Null while the match runs. A closed match has no result. */
export function pairingResultOf(table: Table, module: GameModule): PairingResult | null {
  if (table.status === 'running' || table.status === 'open') return null;
  const { result } = table;
  if (table.status !== 'over' || !result) return { outcome: 'none', scores: [0, 0] };
  const [first, second] = SEATS.slice(0, 2).map((seat) => result.winners.includes(seat));
  const scores = SEATS.slice(0, 2).map((seat) => attemptScore(table, module, seat) ?? 0);
  return { outcome: first === second ? 'draw' : first ? 'first' : 'second', scores: [scores[0], scores[1]] };
}

/** The seats that lost on time without a single move: the player was not there. */
export function absentSeats({ entries, moves }: Table): number[] {
  return entries.flatMap(({ event }) =>
    event.type === 'timed-out' && !moves.some(({ seat }) => seat === event.seat) ? [event.seat] : [],
  );
}
