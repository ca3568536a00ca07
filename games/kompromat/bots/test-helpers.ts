import {
  Deal,
  MoveList,
  type Player,
  quickRandom,
  type Random,
  roundsBudget,
  type Seat,
  type Turn,
} from '@safehouse/contract';
import { kompromat } from '../rules/index.ts';
import type { KompromatMove } from '../rules/moves.ts';
import { DEFAULT_OPTIONS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

type KompromatPlayer = Player<View, KompromatMove>;
type KompromatTurn = Turn<View, KompromatMove>;

export function legalMoves(state: State): KompromatMove[] {
  const list = new MoveList();
  kompromat.legal(state, state.active, list);
  return list.toArray().map((move) => kompromat.writeMove(state, move));
}

export function turnAt(state: State, random: Random, rounds: number): KompromatTurn {
  const seat = state.active;
  const view = kompromat.view(state, seat);
  return { seat, view, legal: legalMoves(state), random, budget: roundsBudget(rounds) };
}

interface BotSetup {
  readonly player: KompromatPlayer;
  readonly rounds: number;
}

/** Plays a match to its end. Calls back before every move with a choice. */
function playMatch(seed: number, bots: readonly BotSetup[], onChoice?: (state: State) => void): State {
  const deal = new Deal(String(seed));
  const state = kompromat.setup(DEFAULT_OPTIONS, 2, deal);
  const randoms = [quickRandom(seed), quickRandom(seed + 1_000_000)];
  while (kompromat.result(state) === null) {
    const seat = state.active;
    const turn = turnAt(state, randoms[seat], bots[seat].rounds);
    if (turn.legal.length > 1) onChoice?.(state);
    const move = kompromat.parseMove(state, bots[seat].player.choose(turn));
    if (move === null) throw new Error('not a move');
    kompromat.play(state, seat, move, deal, null);
  }
  return state;
}

/** The number of wins of the first bot. Every deal is played from both seats. */
export function countWins(first: BotSetup, second: BotSetup, pairs: number): number {
  let wins = 0;
  for (let seed = 0; seed < pairs; seed++) {
    for (const seat of [0, 1] as Seat[]) {
      const state = playMatch(seed, seat === 0 ? [first, second] : [second, first]);
      if (kompromat.result(state)?.winners.includes(seat)) wins++;
    }
  }
  return wins;
}

/** Every n-th state with a choice, from matches of a player against itself. */
export function sampleStates(player: KompromatPlayer, matches: number, every: number): State[] {
  const states: State[] = [];
  let count = 0;
  for (let seed = 0; seed < matches; seed++) {
    const bot = { player, rounds: 0 };
    playMatch(seed, [bot, bot], (state) => {
      if (++count % every === 0) states.push(kompromat.clone(state));
    });
  }
  return states;
}
