import { contains } from '../rules/lists.ts';
import { connectionCost } from '../rules/moves/connect.ts';
import { farEnd, network } from '../rules/network.ts';
import { countBits } from '../rules/score.ts';
import { activeRing, type State } from '../rules/state.ts';
import { type Opening, stayAt } from './tour.ts';

/** What a turn is for, seen from the position it is in; how it is paid for is settled when it is carried out. */
export type Plan =
  | { readonly type: 'accept'; readonly place: number; readonly dropped: number | null }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'connect'; readonly from: number; readonly via: number }
  /** Nothing but marking: the action is done. */
  | { readonly type: 'settle' }
  /** The same, but no mission is completed: it would be the one that ends the match. */
  | { readonly type: 'hold' };

/** All plans worth a thought for the active seat; there is always one. */
export function plansFor(state: State): Plan[] {
  if (state.phase === 'wrap-up') return settlePlans(state);
  const connects = connectPlans(state, agentsAtHand(state));
  if (state.travelled) return [...settlePlans(state), ...connects];
  const plans = [...acceptPlans(state), ...goPlans(state), ...connects];
  return plans.length > 0 ? plans : connectPlans(state, agentsInAll(state));
}

function settlePlans({ board, lastTurnsLeft, rings, active }: State): Plan[] {
  const missing = board.edition.missionsToEnd - rings[active].completed.length;
  const mayEnd = lastTurnsLeft === null && missing > 0 && missing <= rings[active].missions.length;
  return mayEnd ? [{ type: 'settle' }, { type: 'hold' }] : [{ type: 'settle' }];
}

function acceptPlans(state: State): Plan[] {
  const { missions } = activeRing(state);
  const full = missions.length >= state.board.edition.missionLimit;
  const drops: readonly (number | null)[] = full ? missions : [null];
  const within = agentsAtHand(state);
  return state.display.flatMap((_, place) =>
    planningCost(state, place) <= within
      ? drops.map((dropped): Plan => ({ type: 'accept', place, dropped }))
      : [],
  );
}

/** To cities with something to mark: to any other the spy can still go on the way to a connection. */
function goPlans(state: State): Plan[] {
  const { spy } = activeRing(state);
  return network(state).flatMap((city): Plan[] =>
    city !== spy && isWanted(state, city) ? [{ type: 'go', to: city }] : [],
  );
}

function isWanted({ board, marks, rings, active }: State, city: number): boolean {
  return rings[active].missions.some((card) => {
    const place = board.shows[card].indexOf(city);
    return place >= 0 && (marks[card] & (1 << place)) === 0;
  });
}

function connectPlans(state: State, within: number): Plan[] {
  const { board } = state;
  const reached = network(state);
  const starts = state.travelled ? [activeRing(state).spy] : reached;
  return starts.flatMap((from) =>
    board.connectionsOf[from].flatMap((via): Plan[] =>
      contains(reached, farEnd(board, via, from)) || cost(state, via) > within
        ? []
        : [{ type: 'connect', from, via }],
    ),
  );
}

/** Agents to place, and those that must stay. */
function cost(state: State, connection: number): number {
  const { agents } = activeRing(state);
  let total = connectionCost(state, connection);
  for (const space of state.board.rows[connection]) total += agents[space];
  return total;
}

/** Those in supply, and all that can come back from the board. */
function agentsAtHand(state: State): number {
  const ring = activeRing(state);
  let agents = ring.supply;
  for (let space = 0; space < ring.agents.length; space++) agents += ring.agents[space];
  return agents;
}

/** Those on missions too. */
function agentsInAll(state: State): number {
  return activeRing(state).missions.reduce(
    (agents, card) => agents + countBits(state.marks[card]) + state.planning[card],
    agentsAtHand(state),
  );
}

/** The position right after the action of a plan, as a tour begins there. */
export function openingOf(state: State, plan: Plan): Opening {
  const stay = stayAt(activeRing(state).spy);
  if (plan.type === 'go') return { ...stay, spy: plan.to };
  if (plan.type === 'connect') {
    return { ...stay, spy: farEnd(state.board, plan.via, plan.from), connection: plan.via };
  }
  if (plan.type !== 'accept') return stay;
  const { place, dropped } = plan;
  return { ...stay, accepted: state.display[place], planning: planningCost(state, place), dropped };
}

/** SC-12, SC-13. */
function planningCost(state: State, place: number): number {
  const free = state.side === 'dark' && activeRing(state).missions.length === 0;
  return free ? 0 : state.planningCosts[place];
}
