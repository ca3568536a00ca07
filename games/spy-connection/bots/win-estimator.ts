import { SEATS, type Seat } from '@safehouse/contract';
import { score } from '../rules/score.ts';
import { clone, type State } from '../rules/state.ts';
import { estimateHorizon, type MatchHorizon, shiftHorizon } from './match-horizon.ts';
import { playBestTurn } from './plan-policy.ts';
import { TourEstimator, tourStartAt } from './tour-estimator.ts';

/** A lead of this many points decides about three matches in four, with one turn to go. */
const LEAD_SCALE = 1.5;

/** What the seat that plans can see coming: when the match will end, and with how many points for the others. */
export class WinEstimator {
  readonly seat: Seat;
  readonly tourEstimator: TourEstimator;
  readonly horizon: MatchHorizon;
  /** Missions that lie open now. What the deck will bring is not counted on. */
  readonly openMissions: ReadonlySet<number>;
  readonly #startScore: number;
  readonly #opponentScores: readonly { readonly now: number; readonly later: number }[];

  constructor(state: State) {
    this.seat = state.active;
    this.tourEstimator = new TourEstimator(state.board);
    this.horizon = estimateHorizon(state, this.seat, this.tourEstimator);
    this.openMissions = new Set(state.display);
    this.#startScore = score(state, state.players[this.seat]);
    this.#opponentScores = SEATS.slice(0, state.players.length)
      .filter((seat) => seat !== this.seat)
      .map((seat) => ({
        now: score(state, state.players[seat]),
        later: this.#projectedScore(state, seat, estimateHorizon(state, seat, this.tourEstimator)),
      }));
  }

  /** How likely a win seems where the match goes on. `won` are the points of the turns so far. */
  winProbability(state: State, clock: number, won: number): number {
    const future =
      this.#projectedScore(state, this.seat, shiftHorizon(this.horizon, clock - 1)) -
      score(state, state.players[this.seat]);
    return winProbabilityForLead(
      this.#startScore + won + future - this.#bestOpponentScoreAt(this.horizon.end),
      this.horizon.end,
    );
  }

  /** The same where the seat has played its last turn. */
  winProbabilityAfterLastTurn(state: State, clock: number): number {
    if (state.result === null && clock === 1) return this.#rolloutLastTurns(clone(state));
    if (state.result) return state.result.winners.includes(this.seat) ? 1 : 0;
    return winProbabilityForLead(
      score(state, state.players[this.seat]) - this.#bestOpponentScoreAt(clock),
      clock,
    );
  }

  /** Nothing but last turns of the others to come: they can be played. */
  #rolloutLastTurns(state: State): number {
    while (state.result === null) playBestTurn(state, this.tourEstimator);
    const mine = state.result.scores[this.seat] ?? 0;
    const others = Math.max(
      ...state.result.scores.map((points, seat) => (seat === this.seat ? 0 : (points ?? 0))),
    );
    const won = state.result.winners.includes(this.seat);
    return won ? Math.min(1, 0.9 + 0.02 * (mine - others)) : Math.max(0, 0.1 - 0.02 * (others - mine));
  }

  #bestOpponentScoreAt(time: number): number {
    const share = Math.min(1, (time + 1) / (this.horizon.end + 1));
    return Math.max(...this.#opponentScores.map(({ now, later }) => now + (later - now) * share));
  }

  #projectedScore(state: State, seat: number, horizon: MatchHorizon): number {
    this.tourEstimator.load(state, seat, horizon);
    return this.tourEstimator.estimateScore(tourStartAt(state.players[seat].spy));
  }
}

/** Of a win with this lead, and so many turns to come. */
export function winProbabilityForLead(lead: number, turns: number): number {
  return 1 / (1 + Math.exp(-lead / (LEAD_SCALE * Math.sqrt(1 + turns))));
}
