import type { HeuristicPlayer } from '@safehouse/bots';
import type { Evaluator, Move, ScoredMove, Turn } from '@safehouse/contract';
import { type KompromatMove, MOVE_CODEC } from '../rules/moves.ts';
import { redeal } from '../rules/redeal.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sampleBelievedWorld } from './belief.ts';
import { canEvaluate, winProbability } from './evaluate.ts';
import { playoutWinProbability } from './playout.ts';
import { Policy } from './policy.ts';
import { SuccessiveElimination } from './successive-elimination.ts';

type KompromatTurn = Turn<View, KompromatMove>;
type KompromatScoredMove = ScoredMove<KompromatMove>;

/** Tries every move in worlds that fit what it knows, and plays them on to the end of the round. */
export const master: Evaluator<View, KompromatMove> & HeuristicPlayer<View, KompromatMove, State> = {
  choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : scoreMoves(turn)[0].move),
  scoreMoves,
  sampleWorld: sampleBelievedWorld,
  estimateValue: (state, seat) => (canEvaluate(state) ? winProbability(state, seat) : null),
};

const SEED_RANGE = 2 ** 31;
/** Counted in worlds, not in time: as strong on a slow machine. Many moves are decided sooner. */
const MAX_ROUNDS = 48;

function scoreMoves(turn: KompromatTurn): readonly KompromatScoredMove[] {
  const { view, seat, random, budget } = turn;
  const policy = new Policy();
  const arms = armsPolicyMoveFirst(turn, policy);
  const race = new SuccessiveElimination(arms.length);
  for (let rounds = 0; rounds < MAX_ROUNDS && !race.isDecided && budget.allows(rounds); rounds++) {
    const world = sampleBelievedWorld(view, seat, random);
    const luck = random.below(SEED_RANGE);
    race.runRound((arm) => playoutWinProbability(world, seat, arms[arm].code, policy, luck));
  }
  return rankArms(race, arms);
}

interface Arm {
  readonly move: KompromatMove;
  readonly code: Move;
}

/** The policy knows no more than its seat: any world that fits will do to ask it. */
function armsPolicyMoveFirst({ view, legal, random }: KompromatTurn, policy: Policy): Arm[] {
  const favourite = policy.chooseMove(redeal(view, random));
  const arms = legal.map((move) => ({ move, code: moveCode(move) }));
  return arms.sort((a, b) => Number(b.code === favourite) - Number(a.code === favourite));
}

function rankArms(race: SuccessiveElimination, arms: readonly Arm[]): KompromatScoredMove[] {
  const { bestArm } = race;
  const top = Math.min(1, race.winEstimate(bestArm));
  // Nothing may seem better than the move to bet on, be its lead within the noise.
  const weighed = arms.map(({ move }, arm) => ({
    move,
    win: Math.max(0, Math.min(top, race.winEstimate(arm))),
    visits: race.visits(arm),
  }));
  const [chosen] = weighed.splice(bestArm, 1);
  return [chosen, ...weighed.sort((a, b) => b.win - a.win)];
}

function moveCode(move: KompromatMove): Move {
  const code = MOVE_CODEC.parse(move);
  if (code === null) throw new Error('a legal move has no word');
  return code;
}
