import { agentByName } from '../rules/cards.ts';
import { MOVE_CODEC } from '../rules/moves.ts';
import { certainWinsFirst } from './certain-wins.ts';
import { evaluateLeads } from './lead-evaluation.ts';
import { evaluateMarketMoves } from './market-evaluation.ts';
import type { MoveEvaluation } from './move-statistics.ts';
import { evaluateOffers } from './offer-evaluation.ts';
import { evaluateRecruits } from './recruit-evaluation.ts';
import { type AgentAvenueTurn, createSearchContext, isTeamSide, type SearchEffort } from './search-context.ts';

/** Every legal move, the best first. */
export function evaluateMoves(turn: AgentAvenueTurn, effort: SearchEffort): readonly MoveEvaluation[] {
  const byMove = new Map(
    evaluatePhase(turn, effort).map((evaluation) => [MOVE_CODEC.parse(evaluation.move), evaluation]),
  );
  const evaluations = turn.legal.map((move) => {
    const evaluation = byMove.get(MOVE_CODEC.parse(move));
    if (!evaluation) throw new Error(`not evaluated: ${JSON.stringify(move)}`);
    return { ...evaluation, move };
  });
  evaluations.sort((a, b) => b.win - a.win);
  return certainWinsFirst(turn, evaluations);
}

function evaluatePhase(turn: AgentAvenueTurn, effort: SearchEffort): MoveEvaluation[] {
  const { view, legal, budget } = turn;
  const context = createSearchContext(turn, effort);
  if (view.phase === 'recruit' && view.offer) return evaluateRecruits(context, agentByName(view.offer.up), budget);
  if (view.phase !== 'play') {
    const moves = legal.flatMap((move) => MOVE_CODEC.parse(move) ?? []);
    return evaluateMarketMoves(context, moves, budget);
  }
  if (view.offer) return evaluateOffers(context, { beside: agentByName(view.offer.up) }, budget);
  return isTeamSide(context, context.ownSide)
    ? evaluateLeads(context, budget)
    : evaluateOffers(context, 'both', budget);
}
