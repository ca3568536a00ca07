import { SEATS, type Seat } from '@safehouse/contract';
import { score } from '../rules/score.ts';
import { clone, type State } from '../rules/state.ts';
import { type Horizon, horizonOf, later } from './outlook.ts';
import { playTurn } from './policy.ts';
import { stayAt, Tour } from './tour.ts';

/** A lead of this many points decides about three matches in four, with one turn to go. */
const SPREAD = 1.5;

/** What the seat that plans can see coming: when the match will end, and with how many points for the others. */
export class Prospect {
  readonly seat: Seat;
  readonly tour: Tour;
  readonly horizon: Horizon;
  /** Missions that lie open now. What the deck will bring is not counted on. */
  readonly open: ReadonlySet<number>;
  readonly #base: number;
  readonly #others: readonly { readonly now: number; readonly later: number }[];

  constructor(state: State) {
    this.seat = state.active;
    this.tour = new Tour(state.board);
    this.horizon = horizonOf(state, this.seat, this.tour);
    this.open = new Set(state.display);
    this.#base = score(state, state.rings[this.seat]);
    this.#others = SEATS.slice(0, state.rings.length)
      .filter((seat) => seat !== this.seat)
      .map((seat) => ({
        now: score(state, state.rings[seat]),
        later: this.#scoreLater(state, seat, horizonOf(state, seat, this.tour)),
      }));
  }

  /** How likely a win seems where the match goes on. `won` are the points of the turns so far. */
  expected(state: State, clock: number, won: number): number {
    const future =
      this.#scoreLater(state, this.seat, later(this.horizon, clock - 1)) -
      score(state, state.rings[this.seat]);
    return odds(this.#base + won + future - this.#othersAt(this.horizon.end), this.horizon.end);
  }

  /** The same where the seat has played its last turn. */
  ended(state: State, clock: number): number {
    if (state.result === null && clock === 1) return this.#lastTurns(clone(state));
    if (state.result) return state.result.winners.includes(this.seat) ? 1 : 0;
    return odds(score(state, state.rings[this.seat]) - this.#othersAt(clock), clock);
  }

  /** Nothing but last turns of the others to come: they can be played. */
  #lastTurns(state: State): number {
    while (state.result === null) playTurn(state, this.tour);
    const mine = state.result.scores[this.seat] ?? 0;
    const others = Math.max(
      ...state.result.scores.map((points, seat) => (seat === this.seat ? 0 : (points ?? 0))),
    );
    const won = state.result.winners.includes(this.seat);
    return won ? Math.min(1, 0.9 + 0.02 * (mine - others)) : Math.max(0, 0.1 - 0.02 * (others - mine));
  }

  #othersAt(time: number): number {
    const share = Math.min(1, (time + 1) / (this.horizon.end + 1));
    return Math.max(...this.#others.map(({ now, later }) => now + (later - now) * share));
  }

  #scoreLater(state: State, seat: number, horizon: Horizon): number {
    this.tour.load(state, seat, horizon);
    return this.tour.value(stayAt(state.rings[seat].spy));
  }
}

/** Of a win with this lead, and so many turns to come. */
export function odds(lead: number, turns: number): number {
  return 1 / (1 + Math.exp(-lead / (SPREAD * Math.sqrt(1 + turns))));
}
