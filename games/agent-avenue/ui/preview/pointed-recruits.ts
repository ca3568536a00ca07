import type { AgentName } from '../../data/cards.ts';
import { SIDES, type Side } from '../../rules/sides.ts';
import type { CardPlacement } from '../actions/use-card-placement.ts';
import type { BoardContext } from '../board/board-context.ts';
import { decidingSide, otherSide } from '../board/view-queries.ts';
import type { Recruit } from './forecast.ts';
import { offeredCards } from './offered-cards.ts';

/** The side that chooses between the two cards. */
export function choosingSide({ view }: BoardContext): Side {
  return view.phase === 'recruit' ? decidingSide(view) : otherSide(view.side);
}

/**
 * By side: what both would recruit with the choice that is pointed at. Two entries for a single card that either side
 * may get; none if it is not a choice.
 */
export function pointedRecruits(
  key: string,
  context: BoardContext,
  placement: CardPlacement,
): readonly (readonly Recruit[])[] {
  const { view, isAnimating } = context;
  const [kind, name] = key.split(' ');
  const chooser = choosingSide(context);
  const pair = (taken: Recruit, left: Recruit) => [SIDES.map((side) => (side === chooser ? taken : left))];
  if (isAnimating) return [];
  if (kind === 'resolve') return [SIDES.map((side) => (side === decidingSide(view) ? (name as AgentName) : null))];
  if (view.phase !== 'recruit' && placement.kind === null) return [];
  const { up, down } = offeredCards(context, placement);
  const unknown: Recruit = view.phase === 'recruit' ? 'hidden' : null;
  if (kind === 'take' || kind === 'card') {
    if (up === null) return down === null ? [] : pair(down, null);
    return name === 'up' ? pair(up, down ?? unknown) : pair(down ?? unknown, up);
  }
  if (kind !== 'hand' || placement.kind === null) return [];
  const agent = name as AgentName;
  const other = agent === up ? down : up;
  return other === null ? [...pair(agent, null), ...pair(null, agent)] : pair(agent, other);
}
