import { type Chance, type Move, open, type Seat } from '@safehouse/contract';
import { declare } from './declare.ts';
import type { Told } from './facts.ts';
import { giveBack } from './give-back.ts';
import { ITEM_OF } from './items/index.ts';
import { type EngineMove, MOVES } from './moves.ts';
import { proceed } from './proceed.ts';
import type { State } from './state.ts';
import { CHLOROFORM, receive, tokensDone } from './tokens.ts';
import { hit, place, stop } from './turn.ts';
import { spend, WAY } from './ways.ts';

export function play(state: State, seat: Seat, move: Move, chance: Chance, told: Told): void {
  make(state, seat, MOVES[move], told);
  proceed(state, chance, told);
}

function make(state: State, seat: Seat, move: EngineMove, told: Told): void {
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
      use(state, seat, move, told);
      break;
    case 'pass':
      state.step++;
      told?.push(open({ type: 'passed', seat, mission: state.mission }));
      break;
    case 'declare':
      if (move.way !== WAY.none) spend(state, seat, move.item, move.way, told);
      declare(state, seat, move.target, move.martini, told);
      break;
    case 'shield':
      shield(state, seat, move, told);
      break;
    case 'give-back':
      state.step++;
      giveBack(state, seat, 1, told);
      break;
    case 'keep':
      state.step++;
      told?.push(open({ type: 'kept', seat }));
  }
}

function use(state: State, seat: Seat, move: EngineMove, told: Told): void {
  spend(state, seat, move.item, move.way, told);
  ITEM_OF[move.item]?.use(state, seat, move.target, told);
}

/** After a balaclava the tokens still come: the same step is looked at again. */
function shield(state: State, seat: Seat, move: EngineMove, told: Told): void {
  if (move.way === WAY.none) {
    receive(state, seat, told);
  } else if (move.item === CHLOROFORM) {
    spend(state, seat, move.item, move.way, told);
    tokensDone(state, told);
  } else {
    use(state, seat, move, told);
  }
}
