import { type Chance, type Move, publicFact, type Seat } from '@safehouse/contract';
import { declare } from './declare.ts';
import { EFFECT_SOURCE, spendItem } from './effect-source.ts';
import type { FactSink } from './facts.ts';
import { giveBack } from './give-back.ts';
import { ITEM_BY_CARD } from './items/index.ts';
import { type EngineMove, MOVES } from './moves.ts';
import { proceed } from './proceed.ts';
import type { State } from './state.ts';
import { CHLOROFORM, finishTokens, receiveTokens } from './tokens.ts';
import { hit, place, stop } from './turn.ts';

export function play(state: State, seat: Seat, move: Move, chance: Chance, told: FactSink): void {
  applyMove(state, seat, MOVES[move], told);
  proceed(state, chance, told);
}

function applyMove(state: State, seat: Seat, move: EngineMove, told: FactSink): void {
  switch (move.type) {
    case 'place':
      place(state, seat, move.target, told);
      break;
    case 'hit':
      hit(state, seat, told);
      break;
    case 'stop':
      stop(state, seat, told);
      break;
    case 'use':
      playItem(state, seat, move, told);
      break;
    case 'pass':
      state.step++;
      told?.push(publicFact({ type: 'passed', seat, mission: state.mission }));
      break;
    case 'declare':
      if (move.source !== EFFECT_SOURCE.none) spendItem(state, seat, move.item, move.source, told);
      declare(state, seat, move.target, move.martini, told);
      break;
    case 'shield':
      playShield(state, seat, move, told);
      break;
    case 'give-back':
      state.step++;
      giveBack(state, seat, 1, told);
      break;
    case 'keep':
      state.step++;
      told?.push(publicFact({ type: 'kept', seat }));
  }
}

function playItem(state: State, seat: Seat, move: EngineMove, told: FactSink): void {
  spendItem(state, seat, move.item, move.source, told);
  ITEM_BY_CARD[move.item]?.use(state, seat, move.target, told);
}

/** After a balaclava the tokens still come: the same step is looked at again. */
function playShield(state: State, seat: Seat, move: EngineMove, told: FactSink): void {
  if (move.source === EFFECT_SOURCE.none) {
    receiveTokens(state, seat, told);
  } else if (move.item === CHLOROFORM) {
    spendItem(state, seat, move.item, move.source, told);
    finishTokens(state, told);
  } else {
    playItem(state, seat, move, told);
  }
}
