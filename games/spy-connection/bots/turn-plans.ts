import { contains } from '@safehouse/contract';
import { connectionCost } from '../rules/moves/connect.ts';
import { activeNetwork, otherEnd } from '../rules/network.ts';
import { countBits } from '../rules/score.ts';
import { activePlayer, type State } from '../rules/state.ts';
import { type TourStart, tourStartAt } from './tour-estimator.ts';

/** What a turn is for, seen from the position it is in; how it is paid for is settled when it is carried out. */
export type TurnPlan =
  | { readonly type: 'accept'; readonly place: number; readonly dropped: number | null }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'connect'; readonly from: number; readonly via: number }
  /** Nothing but marking: the action is done. */
  | { readonly type: 'settle' }
  /** The same, but no mission is completed: it would be the one that ends the match. */
  | { readonly type: 'hold' };

/** All plans worth a thought for the active seat; there is always one. */
export function listPlans(state: State): TurnPlan[] {
  if (state.phase === 'wrap-up') return markOnlyPlans(state);
  const connects = connectPlans(state, countRecallableAgents(state));
  if (state.travelled) return [...markOnlyPlans(state), ...connects];
  const plans = [...acceptPlans(state), ...travelPlans(state), ...connects];
  return plans.length > 0 ? plans : connectPlans(state, countAllAgents(state));
}

function markOnlyPlans({ board, lastTurnsLeft, players, active }: State): TurnPlan[] {
  const missing = board.edition.missionsToEnd - players[active].completed.length;
  const mayEnd = lastTurnsLeft === null && missing > 0 && missing <= players[active].missions.length;
  return mayEnd ? [{ type: 'settle' }, { type: 'hold' }] : [{ type: 'settle' }];
}

function acceptPlans(state: State): TurnPlan[] {
  const { missions } = activePlayer(state);
  const full = missions.length >= state.board.edition.missionLimit;
  const drops: readonly (number | null)[] = full ? missions : [null];
  const within = countRecallableAgents(state);
  return state.display.flatMap((_, place) =>
    planningCost(state, place) <= within
      ? drops.map((dropped): TurnPlan => ({ type: 'accept', place, dropped }))
      : [],
  );
}

/** To cities with something to mark: to any other the spy can still go on the way to a connection. */
function travelPlans(state: State): TurnPlan[] {
  const { spy } = activePlayer(state);
  return activeNetwork(state).flatMap((city): TurnPlan[] =>
    city !== spy && isNeededCity(state, city) ? [{ type: 'go', to: city }] : [],
  );
}

function isNeededCity({ board, marks, players, active }: State, city: number): boolean {
  return players[active].missions.some((card) => {
    const place = board.citiesOnCard[card].indexOf(city);
    return place >= 0 && (marks[card] & (1 << place)) === 0;
  });
}

function connectPlans(state: State, within: number): TurnPlan[] {
  const { board } = state;
  const reached = activeNetwork(state);
  const starts = state.travelled ? [activePlayer(state).spy] : reached;
  return starts.flatMap((from) =>
    board.connectionsOfCity[from].flatMap((via): TurnPlan[] =>
      contains(reached, otherEnd(board, via, from)) || agentsOccupied(state, via) > within
        ? []
        : [{ type: 'connect', from, via }],
    ),
  );
}

/** Agents to place, and those that must stay. */
function agentsOccupied(state: State, connection: number): number {
  const { agents } = activePlayer(state);
  let total = connectionCost(state, connection);
  for (const space of state.board.spacesOfConnection[connection]) total += agents[space];
  return total;
}

/** Those in supply, and all that can come back from the board. */
function countRecallableAgents(state: State): number {
  const ring = activePlayer(state);
  let agents = ring.supply;
  for (let space = 0; space < ring.agents.length; space++) agents += ring.agents[space];
  return agents;
}

/** Those on missions too. */
function countAllAgents(state: State): number {
  return activePlayer(state).missions.reduce(
    (agents, card) => agents + countBits(state.marks[card]) + state.planning[card],
    countRecallableAgents(state),
  );
}

/** The position right after the action of a plan, as a tour begins there. */
export function tourStartAfter(state: State, plan: TurnPlan): TourStart {
  const stay = tourStartAt(activePlayer(state).spy);
  if (plan.type === 'go') return { ...stay, spy: plan.to };
  if (plan.type === 'connect') {
    return { ...stay, spy: otherEnd(state.board, plan.via, plan.from), connection: plan.via };
  }
  if (plan.type !== 'accept') return stay;
  const { place, dropped } = plan;
  return {
    ...stay,
    acceptedMission: state.display[place],
    planningAgents: planningCost(state, place),
    discardedMission: dropped,
  };
}

/** SC-12, SC-13. */
function planningCost(state: State, place: number): number {
  const free = state.side === 'dark' && activePlayer(state).missions.length === 0;
  return free ? 0 : state.planningCosts[place];
}
