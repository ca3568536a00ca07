import type { Guide } from '@safehouse/bots';
import type { Adviser, Move, Turn, Weighed } from '@safehouse/contract';
import { type KompromatMove, words } from '../rules/moves.ts';
import { redeal } from '../rules/redeal.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { isJudgeable, winChance } from './evaluate.ts';
import { winAfter } from './playout.ts';
import { Policy } from './policy.ts';
import { Race } from './race.ts';
import { believedWorld } from './worlds.ts';

type KompromatTurn = Turn<View, KompromatMove>;
type KompromatWeighed = Weighed<KompromatMove>;

/** Tries every move in worlds that fit what it knows, and plays them on to the end of the round. */
export const master: Adviser<View, KompromatMove> & Guide<View, KompromatMove, State> = {
  choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : weigh(turn)[0].move),
  weigh,
  imagine: believedWorld,
  value: (state, seat) => (isJudgeable(state) ? winChance(state, seat) : null),
};

const LUCK = 2 ** 31;
/** Counted in worlds, not in time: as strong on a slow machine. Many moves are decided sooner. */
const MOST_ROUNDS = 48;

function weigh(turn: KompromatTurn): readonly KompromatWeighed[] {
  const { view, seat, random, budget } = turn;
  const policy = new Policy();
  const arms = favouriteFirst(turn, policy);
  const race = new Race(arms.length);
  for (let rounds = 0; rounds < MOST_ROUNDS && !race.decided && budget.allows(rounds); rounds++) {
    const world = believedWorld(view, seat, random);
    const luck = random.below(LUCK);
    race.heat((arm) => winAfter(world, seat, arms[arm].code, policy, luck));
  }
  return ranking(race, arms);
}

interface Arm {
  readonly move: KompromatMove;
  readonly code: Move;
}

/** The policy knows no more than its seat: any world that fits will do to ask it. */
function favouriteFirst({ view, legal, random }: KompromatTurn, policy: Policy): Arm[] {
  const favourite = policy.move(redeal(view, random));
  const arms = legal.map((move) => ({ move, code: codeOf(move) }));
  return arms.sort((a, b) => Number(b.code === favourite) - Number(a.code === favourite));
}

function ranking(race: Race, arms: readonly Arm[]): KompromatWeighed[] {
  const { best } = race;
  const top = Math.min(1, race.win(best));
  // Nothing may seem better than the move to bet on, be its lead within the noise.
  const weighed = arms.map(({ move }, arm) => ({
    move,
    win: Math.max(0, Math.min(top, race.win(arm))),
    visits: race.visits(arm),
  }));
  const [chosen] = weighed.splice(best, 1);
  return [chosen, ...weighed.sort((a, b) => b.win - a.win)];
}

function codeOf(move: KompromatMove): Move {
  const code = words.read(move);
  if (code === null) throw new Error('a legal move has no word');
  return code;
}
