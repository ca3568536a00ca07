import { clearList, SEATS, type Seat } from '@safehouse/contract';
import { addFact, type EndReason, type FactSink, type TurnKind } from './facts.ts';
import { computeResult } from './score.ts';
import { activePlayer, deckSize, type State } from './state.ts';

export function beginTurn(state: State, seat: Seat, turn: TurnKind, facts: FactSink): void {
  state.active = seat;
  state.phase = 'action';
  resetTurn(state);
  if (facts) addFact(facts, { type: 'turn-began', seat, turn });
}

export function endTurn(state: State, facts: FactSink): void {
  if (isExhausted(state)) {
    finishMatch(state, 'exhaustion', facts);
  } else if (state.extraTurns > 0) {
    state.extraTurns--;
    beginTurn(state, state.active, 'extra', facts);
  } else {
    passTurn(state, facts);
  }
}

function passTurn(state: State, facts: FactSink): void {
  const enough = activePlayer(state).completed.length >= state.board.edition.missionsToEnd;
  if (enough && state.lastTurnsLeft === null) startLastTurns(state, facts);
  if (state.lastTurnsLeft === null) {
    beginTurn(state, nextSeat(state), 'regular', facts);
  } else if (state.lastTurnsLeft > 0) {
    state.lastTurnsLeft--;
    beginTurn(state, nextSeat(state), 'last', facts);
  } else {
    finishMatch(state, 'points', facts);
  }
}

/** SC-26. */
function startLastTurns(state: State, facts: FactSink): void {
  state.lastTurnsLeft = state.players.length - 1;
  if (facts) addFact(facts, { type: 'last-turns', seat: state.active, others: seatsWithLastTurn(state) ?? [] });
}

/** SC-26: the seats whose last turn is still to come, clockwise; null before last turns begin. */
export function seatsWithLastTurn(state: State): readonly Seat[] | null {
  if (state.lastTurnsLeft === null) return null;
  const count = state.players.length;
  return Array.from({ length: state.lastTurnsLeft }, (_, i) => SEATS[(state.active + 1 + i) % count]);
}

/** SC-30. */
function isExhausted(state: State): boolean {
  if (state.lastTurnsLeft !== null) return false;
  const toCome = state.display.length + deckSize(state);
  for (const ring of state.players) {
    const most = ring.completed.length + ring.missions.length + toCome;
    if (most >= state.board.edition.missionsToEnd) return false;
  }
  return true;
}

function finishMatch(state: State, reason: EndReason, facts: FactSink): void {
  state.phase = 'over';
  state.extraTurns = 0;
  resetTurn(state);
  state.result = computeResult(state, reason);
  if (facts) {
    const { winners, scores } = state.result;
    addFact(facts, { type: 'match-ended', reason, winners, scores });
  }
}

function resetTurn(state: State): void {
  state.travelled = false;
  clearList(state.markedThisTurn);
}

function nextSeat(state: State): Seat {
  return SEATS[(state.active + 1) % state.players.length];
}
