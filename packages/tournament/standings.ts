import { arenaScoreOf } from './arena-score.ts';
import type { PlayerId } from './entries.ts';
import { bracketPlaces } from './knockout.ts';
import { type Outcome, outcomeAt } from './outcome.ts';
import { pointsByRound, WIN } from './points.ts';
import type { PlayedRound, PlayerState, Tournament } from './tournament.ts';

export interface Standing {
  readonly player: PlayerId;
  /** From 1. Unique. */
  readonly rank: number;
  readonly points: number;
  /** Higher is better. Compared in this order. */
  readonly tieBreaks: readonly number[];
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly streak: number;
  readonly isOut: boolean;
}

interface Row extends Omit<Standing, 'rank'> {
  readonly lot: number;
}

/** The standings, the best first: by points, then by the tie-breaks of the format, then by lot. */
export function standingsOf(tournament: Tournament): Standing[] {
  return rowsOf(tournament)
    .toSorted(compareRows)
    .map(({ lot: _, ...row }, i) => ({ ...row, rank: i + 1 }));
}

function rowsOf(tournament: Tournament): Row[] {
  const players = [...tournament.players.values()];
  if (tournament.settings.format === 'arena') return players.map(arenaRowOf);
  const scores = new Scores(tournament);
  return players.map((player) => rowOf(scores, player));
}

function arenaRowOf(player: PlayerState): Row {
  const { id, lot, state } = player;
  const score = arenaScoreOf(player);
  // Not a unary minus, which would give a negative zero; JSON has none.
  return { player: id, lot, ...score, tieBreaks: [score.wins, 0 - score.played], isOut: state !== 'in' };
}

function compareRows(a: Row, b: Row): number {
  if (a.points !== b.points) return b.points - a.points;
  const differing = a.tieBreaks.findIndex((value, i) => value !== b.tieBreaks[i]);
  return differing < 0 ? a.lot - b.lot : b.tieBreaks[differing] - a.tieBreaks[differing];
}

function rowOf(scores: Scores, player: PlayerState): Row {
  const { id, lot } = player;
  const outcomes = scores.shownOutcomes(player);
  return {
    player: id,
    lot,
    points: scores.total(id),
    tieBreaks: scores.tieBreaksOf(player),
    played: outcomes.length,
    wins: countOf(outcomes, 'won'),
    draws: countOf(outcomes, 'drawn'),
    streak: outcomes.length - 1 - outcomes.findLastIndex((outcome) => outcome !== 'won'),
    isOut: player.state !== 'in',
  };
}

function countOf(outcomes: readonly Outcome[], wanted: Outcome): number {
  return outcomes.filter((outcome) => outcome === wanted).length;
}

/** The points of all players, computed once for all tie-breaks. */
class Scores {
  readonly #tournament: Tournament;
  readonly #byRound = new Map<PlayerId, ReadonlyMap<number, number>>();
  readonly #totals = new Map<PlayerId, number>();
  readonly #places: ReadonlyMap<PlayerId, number>;

  constructor(tournament: Tournament) {
    this.#tournament = tournament;
    for (const player of tournament.players.values()) {
      const points = pointsByRound(tournament, player);
      this.#byRound.set(player.id, points);
      this.#totals.set(
        player.id,
        [...points.values()].reduce((sum, one) => sum + one, 0),
      );
    }
    this.#places = tournament.settings.format === 'knockout' ? bracketPlaces(tournament) : new Map();
  }

  /** In a knock-out: the rounds survived, because a bye is no achievement. */
  total(id: PlayerId): number {
    return this.#places.get(id) ?? this.#totals.get(id) ?? 0;
  }

  tieBreaksOf(player: PlayerState): number[] {
    const wins = countOf(this.shownOutcomes(player), 'won');
    switch (this.#tournament.settings.format) {
      case 'swiss':
        return [this.#buchholz(player), this.#sonnebornBerger(player), wins];
      case 'round-robin':
        return [this.#sonnebornBerger(player), wins];
      default:
        // A knock-out: the rows of an arena are made elsewhere.
        return [player.rating];
    }
  }

  /** The outcomes that may be shown. While all tables of a round play the same deal: none of that round. */
  shownOutcomes({ history }: PlayerState): Outcome[] {
    return history.flatMap((played) =>
      played.type === 'match' && played.result && this.#isCounted(played)
        ? [outcomeAt(played.seat, played.result)]
        : [],
    );
  }

  #isCounted(played: PlayedRound): boolean {
    const { settings, rounds } = this.#tournament;
    if (settings.duplicate && rounds[played.round].endedAt === null) return false;
    return played.type !== 'match' || played.result !== null;
  }

  /** The points of all opponents. A round without one counts as an opponent with the player's own points. */
  #buchholz({ id, history }: PlayerState): number {
    const counted = history.filter((played) => this.#isCounted(played));
    return counted.reduce((sum, played) => sum + this.total(played.type === 'match' ? played.opponent : id), 0);
  }

  /** The points of all opponents, each multiplied by the player's score against them. */
  #sonnebornBerger({ id, history }: PlayerState): number {
    const earned = this.#byRound.get(id);
    const weighted = history.map((played) =>
      played.type === 'match' ? (earned?.get(played.round) ?? 0) * this.total(played.opponent) : 0,
    );
    return Math.round(weighted.reduce((sum, points) => sum + points, 0) / WIN);
  }
}
