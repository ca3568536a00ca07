import { sigmoid } from '@safehouse/bots';
import { SEATS, type Seat } from '@safehouse/contract';
import { score } from '../rules/score.ts';
import { clone, type State } from '../rules/state.ts';
import { estimateHorizon, type MatchHorizon, shiftHorizon } from './match-horizon.ts';
import { denialGains } from './mission-denial.ts';
import { playBestTurn } from './plan-policy.ts';
import { TourEstimator, tourStartAt } from './tour-estimator.ts';

const LEAD_SCALE = 1.5;

/** A lead of this many points, with this many turns to come, makes a win e times as likely as a loss. */
const scoreSpread = (turns: number) => LEAD_SCALE * Math.sqrt(1 + turns);

/** What counts in a position besides the expected score, in points. */
export interface PositionWeights {
  /** Being able to end the match one turn earlier. */
  readonly tempo: number;
  /** Taking an open mission from an opponent, for each point that the opponent would lose. */
  readonly denial: number;
  /** Each own unfinished mission, and each own agent on the board. */
  readonly mission: number;
  readonly agentOnBoard: number;
}

export const SCORE_ONLY: PositionWeights = { tempo: 0, denial: 0, mission: 0, agentOnBoard: 0 };
/** The player who ends a match almost always wins it, so being able to end it sooner is worth points. */
export const SCORE_AND_TEMPO: PositionWeights = { ...SCORE_ONLY, tempo: 0.6 };

/** A position that a seat may reach: its expected points, and in how many turns it can end the match. */
interface Outlook {
  readonly points: number;
  readonly turnsToEnd: number;
}

/** Estimates the win probability of the planning seat from the expected end of the match and the opponents' scores. */
export class WinEstimator {
  readonly seat: Seat;
  readonly tourEstimator: TourEstimator;
  readonly horizon: MatchHorizon;
  /** The open missions at the root. Missions from the deck are unknown. */
  readonly openMissions: ReadonlySet<number>;
  readonly #startScore: number;
  readonly #weights: PositionWeights;
  /** By place. */
  readonly #denialGains: readonly number[];
  readonly #opponentScores: readonly { readonly now: number; readonly later: number }[];

  constructor(state: State, weights: PositionWeights) {
    this.seat = state.active;
    this.tourEstimator = new TourEstimator(state.board);
    this.horizon = estimateHorizon(state, this.seat, this.tourEstimator);
    this.openMissions = new Set(state.display);
    this.#weights = weights;
    this.#startScore = score(state, state.players[this.seat]);
    this.#opponentScores = SEATS.slice(0, state.players.length)
      .filter((seat) => seat !== this.seat)
      .map((seat) => ({
        now: score(state, state.players[seat]),
        later: this.#withTempo(this.#outlook(state, seat, estimateHorizon(state, seat, this.tourEstimator))),
      }));
    this.#denialGains = weights.denial === 0 ? [] : denialGains(state, this.seat, this.tourEstimator);
  }

  /** What accepting an open mission in the first turn is worth beyond its points, because an opponent wants it. */
  denialValue(place: number): number {
    return this.#weights.denial * (this.#denialGains[place] ?? 0);
  }

  /** While the match goes on. `gained`: the discounted points of the turns so far. */
  winProbability(state: State, turnsTaken: number, gained: number): number {
    const turnsBefore = turnsTaken - 1;
    const { points, turnsToEnd } = this.#outlook(state, this.seat, shiftHorizon(this.horizon, turnsBefore));
    const future = points - score(state, state.players[this.seat]);
    const own = this.#withTempo({
      points: this.#startScore + gained + future,
      turnsToEnd: turnsBefore + turnsToEnd,
    });
    const lead = own + this.#positionValue(state) - this.#bestOpponentScoreAt(this.horizon.end);
    return winProbabilityForLead(lead, this.horizon.end);
  }

  #positionValue({ players }: State): number {
    const { missions, agents } = players[this.seat];
    const agentsOnBoard = agents.reduce((sum, count) => sum + count, 0);
    return this.#weights.mission * missions.length + this.#weights.agentOnBoard * agentsOnBoard;
  }

  /** After the last turn of the seat. */
  winProbabilityAfterLastTurn(state: State, turnsTaken: number): number {
    if (state.result === null && turnsTaken === 1) return this.#rolloutLastTurns(clone(state));
    if (state.result) return state.result.winners.includes(this.seat) ? 1 : 0;
    const own = this.#withTempo({ points: score(state, state.players[this.seat]), turnsToEnd: turnsTaken });
    return winProbabilityForLead(own - this.#bestOpponentScoreAt(turnsTaken), turnsTaken);
  }

  /** Only last turns of the opponents are left. They are played by the policy. */
  #rolloutLastTurns(state: State): number {
    while (state.result === null) playBestTurn(state, this.tourEstimator);
    const own = state.result.scores[this.seat] ?? 0;
    const bestOpponent = Math.max(
      ...state.result.scores.map((points, seat) => (seat === this.seat ? 0 : (points ?? 0))),
    );
    const hasWon = state.result.winners.includes(this.seat);
    return hasWon ? Math.min(1, 0.9 + 0.02 * (own - bestOpponent)) : Math.max(0, 0.1 - 0.02 * (bestOpponent - own));
  }

  #bestOpponentScoreAt(time: number): number {
    const share = Math.min(1, (time + 1) / (this.horizon.end + 1));
    return Math.max(...this.#opponentScores.map(({ now, later }) => now + (later - now) * share));
  }

  #withTempo({ points, turnsToEnd }: Outlook): number {
    return points - this.#weights.tempo * turnsToEnd;
  }

  #outlook(state: State, seat: number, horizon: MatchHorizon): Outlook {
    const { spy, completed } = state.players[seat];
    this.tourEstimator.load(state, seat, horizon);
    const points = this.tourEstimator.estimateScore(tourStartAt(spy));
    const missing = state.board.edition.missionsToEnd - completed.length;
    return { points, turnsToEnd: this.tourEstimator.turnsInLastTour(missing) };
  }
}

export function winProbabilityForLead(lead: number, turns: number): number {
  return sigmoid(lead / scoreSpread(turns));
}
