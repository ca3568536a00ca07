import { agentByName } from '../rules/cards.ts';
import { MOVE_CODEC } from '../rules/moves.ts';
import { certainWinsFirst } from './certain-wins.ts';
import { evaluateLeads } from './lead-evaluation.ts';
import { evaluateMarketMoves } from './market-evaluation.ts';
import type { MoveEvaluation } from './move-statistics.ts';
import { evaluateOffers } from './offer-evaluation.ts';
import { evaluateRecruits } from './recruit-evaluation.ts';
import {
  type AgentAvenueTurn,
  createSearchContext,
  isTeamSide,
  type SearchEffort,
} from './search-context.ts';

/** Every legal move, the best first. */
export function evaluateMoves(turn: AgentAvenueTurn, effort: SearchEffort): readonly MoveEvaluation[] {
  const thoughts = new Map(
    evaluatePhase(turn, effort).map((thought) => [MOVE_CODEC.parse(thought.move), thought]),
  );
  const all = turn.legal.map((move) => {
    const thought = thoughts.get(MOVE_CODEC.parse(move));
    if (!thought) throw new Error(`not weighed: ${JSON.stringify(move)}`);
    return { ...thought, move };
  });
  return certainWinsFirst(
    turn,
    all.sort((a, b) => b.win - a.win),
  );
}

function evaluatePhase(turn: AgentAvenueTurn, effort: SearchEffort): MoveEvaluation[] {
  const { view, legal, budget } = turn;
  const table = createSearchContext(turn, effort);
  if (view.phase === 'recruit' && view.offer)
    return evaluateRecruits(table, agentByName(view.offer.up), budget);
  if (view.phase !== 'play') {
    const moves = legal.flatMap((move) => MOVE_CODEC.parse(move) ?? []);
    return evaluateMarketMoves(table, moves, budget);
  }
  if (view.offer) return evaluateOffers(table, { beside: agentByName(view.offer.up) }, budget);
  return isTeamSide(table, table.ownSide)
    ? evaluateLeads(table, budget)
    : evaluateOffers(table, 'both', budget);
}
