import { findCertainWin, type HeuristicPlayer } from '@safehouse/bots';
import type { Evaluator, Move, ScoredMove, Turn } from '@safehouse/contract';
import { kompromat as rules } from '../rules/index.ts';
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

/** Plays out every move to the end of the round, in worlds sampled from its belief. */
export const master: Evaluator<View, KompromatMove> & HeuristicPlayer<View, KompromatMove, State> = {
  choose(turn) {
    if (turn.legal.length === 1) return turn.legal[0];
    // Without any time the policy decides.
    if (!turn.budget.allows(0)) return armsPolicyMoveFirst(turn, new Policy())[0].move;
    // Several moves may win all playouts although only one of them is certain.
    return findCertainWin(rules, turn) ?? scoreMoves(turn)[0].move;
  },
  scoreMoves,
  sampleWorld: sampleBelievedWorld,
  estimateValue: (state, seat) => (canEvaluate(state) ? winProbability(state, seat) : null),
};

const SEED_RANGE = 2 ** 31;
/** In worlds, not in time, so that strength does not depend on the machine. Many turns are decided sooner. */
const MAX_ROUNDS = 48;

function scoreMoves(turn: KompromatTurn): readonly KompromatScoredMove[] {
  const { view, seat, random, budget } = turn;
  const policy = new Policy();
  const arms = armsPolicyMoveFirst(turn, policy);
  const elimination = new SuccessiveElimination(arms.length);
  for (let rounds = 0; rounds < MAX_ROUNDS && !elimination.isDecided && budget.allows(rounds); rounds++) {
    const world = sampleBelievedWorld(view, seat, random);
    const playout = { world, seat, policy, seed: random.below(SEED_RANGE) };
    elimination.runRound((arm) => playoutWinProbability(playout, arms[arm].code));
  }
  return rankArms(elimination, arms);
}

interface Arm {
  readonly move: KompromatMove;
  readonly code: Move;
}

/** The policy uses only what its seat knows, so it plays the same in every world that fits the view. */
function armsPolicyMoveFirst({ view, legal, random }: KompromatTurn, policy: Policy): Arm[] {
  const favourite = policy.chooseMove(redeal(view, random));
  const arms = legal.map((move) => ({ move, code: moveCode(move) }));
  return arms.sort((a, b) => Number(b.code === favourite) - Number(a.code === favourite));
}

function rankArms(elimination: SuccessiveElimination, arms: readonly Arm[]): KompromatScoredMove[] {
  const { bestArm } = elimination;
  const top = Math.min(1, elimination.winEstimate(bestArm));
  // The best arm comes first, even if another one leads within the noise.
  const scored = arms.map(({ move }, arm) => ({
    move,
    win: Math.max(0, Math.min(top, elimination.winEstimate(arm))),
    visits: elimination.visits(arm),
  }));
  const [chosen] = scored.splice(bestArm, 1);
  return [chosen, ...scored.sort((a, b) => b.win - a.win)];
}

function moveCode(move: KompromatMove): Move {
  const code = MOVE_CODEC.parse(move);
  if (code === null) throw new Error(`not a move: ${JSON.stringify(move)}`);
  return code;
}
