import { LOOP, MARKET_NAMES } from '../data/cards.ts';
import { AGENT_COUNT, MARKET_COUNT, SENTINEL } from '../rules/cards.ts';
import type { Mode } from '../rules/options.ts';
import { positionOf } from '../rules/pawns.ts';
import { otherSide, type Side } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';

/** Sidekick and Mole move a pawn once; lying open they mean nothing. */
const LASTING = SENTINEL + 1;
const COPIES = 4;
const LEAD = 6;
const PER_SIDE = LASTING * COPIES;
const LEADS = 2 * PER_SIDE;
/** What a side sees of a position in simple mode is this many yes-or-no questions, about 13 of them yes. */
const SIMPLE = LEADS + 2 * LEAD + 1;
const ONGOING = SIMPLE;
const PLACES = ONGOING + 2 * MARKET_COUNT;
const ADVANCED = PLACES + 2 * LOOP;

/** After the questions come the numbers of cards in the own hand. */
export const questionsIn = (mode: Mode) => (mode === 'simple' ? SIMPLE : ADVANCED);
export const inputsIn = (mode: Mode) => questionsIn(mode) + AGENT_COUNT;

/** Writes the questions answered yes from one side's point of view; tells how many. */
export function questions(state: State, own: Side, into: Int32Array): number {
  const { inPlay, steps } = state;
  const other = otherSide(own);
  let length = 0;
  for (let agent = 0; agent < LASTING; agent++) {
    into[length++] = COPIES * agent + Math.min(3, inPlay[AGENT_COUNT * own + agent]);
    into[length++] = PER_SIDE + COPIES * agent + Math.min(3, inPlay[AGENT_COUNT * other + agent]);
  }
  into[length++] = LEADS + LEAD + Math.max(-LEAD, Math.min(LEAD, steps[own] - steps[other]));
  if (state.mode === 'simple') return length;
  for (const entry of state.ongoing) {
    const side = Math.floor(entry / MARKET_COUNT) === own ? 0 : 1;
    into[length++] = ONGOING + MARKET_COUNT * side + (entry % MARKET_COUNT);
  }
  into[length++] = PLACES + positionOf(own, steps[own]);
  into[length++] = PLACES + LOOP + positionOf(other, steps[other]);
  return length;
}

/** More than are ever answered yes. */
export const MOST_QUESTIONS = 2 * LASTING + 1 + MARKET_NAMES.length + 2;
