import { SEATS, type Seat } from '@safehouse/contract';
import { type Reason, type SpyNews, type TurnKind, tell } from './facts.ts';
import { empty } from './lists.ts';
import { finalResult } from './score.ts';
import { activeRing, deckSize, type State } from './state.ts';

export function beginTurn(state: State, seat: Seat, turn: TurnKind, news: SpyNews): void {
  state.active = seat;
  state.phase = 'action';
  clearTurn(state);
  if (news) tell(news, { type: 'turn-began', seat, turn });
}

export function endTurn(state: State, news: SpyNews): void {
  if (isExhausted(state)) {
    finish(state, 'exhaustion', news);
  } else if (state.extraTurns > 0) {
    state.extraTurns--;
    beginTurn(state, state.active, 'extra', news);
  } else {
    passOn(state, news);
  }
}

function passOn(state: State, news: SpyNews): void {
  const enough = activeRing(state).completed.length >= state.board.edition.missionsToEnd;
  if (enough && state.lastTurnsLeft === null) startLastTurns(state, news);
  if (state.lastTurnsLeft === null) {
    beginTurn(state, nextSeat(state), 'regular', news);
  } else if (state.lastTurnsLeft > 0) {
    state.lastTurnsLeft--;
    beginTurn(state, nextSeat(state), 'last', news);
  } else {
    finish(state, 'points', news);
  }
}

/** SC-26. */
function startLastTurns(state: State, news: SpyNews): void {
  state.lastTurnsLeft = state.rings.length - 1;
  if (news) tell(news, { type: 'last-turns', seat: state.active, others: seatsWithLastTurn(state) ?? [] });
}

/** SC-26: the seats whose last turn is still to begin, clockwise; null while there are none to come. */
export function seatsWithLastTurn(state: State): readonly Seat[] | null {
  if (state.lastTurnsLeft === null) return null;
  const count = state.rings.length;
  return Array.from({ length: state.lastTurnsLeft }, (_, i) => SEATS[(state.active + 1 + i) % count]);
}

/** SC-30. */
function isExhausted(state: State): boolean {
  if (state.lastTurnsLeft !== null) return false;
  const toCome = state.display.length + deckSize(state);
  for (const ring of state.rings) {
    const most = ring.completed.length + ring.missions.length + toCome;
    if (most >= state.board.edition.missionsToEnd) return false;
  }
  return true;
}

function finish(state: State, reason: Reason, news: SpyNews): void {
  state.phase = 'over';
  state.extraTurns = 0;
  clearTurn(state);
  state.result = finalResult(state, reason);
  if (news) {
    const { winners, scores } = state.result;
    tell(news, { type: 'match-ended', reason, winners, scores });
  }
}

function clearTurn(state: State): void {
  state.travelled = false;
  empty(state.markedThisTurn);
}

function nextSeat(state: State): Seat {
  return SEATS[(state.active + 1) % state.rings.length];
}
