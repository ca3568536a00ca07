import { agentNamed } from '../rules/cards.ts';
import { words } from '../rules/moves.ts';
import { weighLeads } from './leading.ts';
import { weighMarket } from './market-choice.ts';
import { weighOffers } from './offering.ts';
import { weighRecruits } from './recruiting.ts';
import { type AgentAvenueTurn, type Effort, isTeam, seatTable } from './seat-table.ts';
import { surestFirst } from './surest.ts';
import type { Thought } from './tally.ts';

/** Every legal move, the best first. */
export function think(turn: AgentAvenueTurn, effort: Effort): readonly Thought[] {
  const thoughts = new Map(thoughtsOn(turn, effort).map((thought) => [words.read(thought.move), thought]));
  const all = turn.legal.map((move) => {
    const thought = thoughts.get(words.read(move));
    if (!thought) throw new Error(`not weighed: ${JSON.stringify(move)}`);
    return { ...thought, move };
  });
  return surestFirst(
    turn,
    all.sort((a, b) => b.win - a.win),
  );
}

function thoughtsOn(turn: AgentAvenueTurn, effort: Effort): Thought[] {
  const { view, legal, budget } = turn;
  const table = seatTable(turn, effort);
  if (view.phase === 'recruit' && view.offer) return weighRecruits(table, agentNamed(view.offer.up), budget);
  if (view.phase !== 'play') {
    const moves = legal.flatMap((move) => words.read(move) ?? []);
    return weighMarket(table, moves, budget);
  }
  if (view.offer) return weighOffers(table, { beside: agentNamed(view.offer.up) }, budget);
  return isTeam(table, table.own) ? weighLeads(table, budget) : weighOffers(table, 'both', budget);
}
