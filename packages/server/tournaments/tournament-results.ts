import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { rulesVersionOfTable, type Table } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Rooms } from '../match/rooms.ts';
import type { TournamentId } from '../store/tournament-store.ts';
import { absentSeats, pairingResultOf } from './tournament-match.ts';
import type { TournamentRooms } from './tournament-rooms.ts';

interface TournamentResultsDeps {
  readonly tournamentRooms: TournamentRooms;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
}

/** Stores the results of the matches of tournaments. */
export class TournamentResults {
  readonly #deps: TournamentResultsDeps;

  constructor(deps: TournamentResultsDeps) {
    this.#deps = deps;
    deps.bus.subscribe((message) => {
      const isEnd = message.type === 'match' && message.table && message.table.status !== 'running';
      if (isEnd && message.table?.header.tournament) void this.#onMatchOver(message.table);
    });
  }

  async #onMatchOver(table: Table): Promise<void> {
    try {
      await this.record(table);
    } catch (error) {
      // The scheduler will find it again.
      this.#deps.log.warn('a result could not be stored', { match: table.header.id, why: String(error) });
    }
  }

  /** Stores the result of a finished match, once. A player who was never there leaves the tournament. */
  async record(table: Table): Promise<void> {
    const { tournament: place, id: match } = table.header;
    const module = await loadGame(table.header.game, rulesVersionOfTable(table.header));
    const result = module && pairingResultOf(table, module);
    if (!place || !result) return;
    const absent = absentSeats(table);
    await this.#deps.tournamentRooms.execute(place.id, (tournament) => {
      const pairing = tournament.pairingOf(match);
      if (!pairing || pairing.result || tournament.isOver) return [];
      const gone = absent.map((seat) => pairing.players[seat]).filter((id) => tournament.player(id).state === 'in');
      return [{ type: 'result', match, result }, ...gone.map((player) => ({ type: 'left', player }) as const)];
    });
    if (place.duplicate) await this.publishRound(place.id, place.round);
  }

  /** A match that cannot be continued counts as one without a result. */
  async recordBroken(id: TournamentId, match: MatchId): Promise<void> {
    await this.#deps.tournamentRooms.execute(id, (tournament) => {
      const pairing = tournament.pairingOf(match);
      if (!pairing || pairing.result || tournament.isOver) return [];
      return [{ type: 'result', match, result: { outcome: 'none', scores: [0, 0] } }];
    });
  }

  /** When the last table with a deal has finished, everybody may see the others, and they are counted. */
  async publishRound(id: TournamentId, number: number): Promise<void> {
    const round = await this.#deps.tournamentRooms.read(id, ({ rounds, isOver }) =>
      isOver || rounds[number]?.endedAt !== null ? rounds[number] : null,
    );
    if (!round) return;
    const { rooms, bus } = this.#deps;
    for (const { match } of round.pairings) {
      const version = await rooms.read(match, (table) => table.version);
      if (version !== null) bus.publish({ type: 'match', id: match, version });
    }
  }
}
