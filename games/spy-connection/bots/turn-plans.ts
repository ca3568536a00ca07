import { contains } from '@safehouse/contract';
import { connectionCost } from '../rules/moves/connect.ts';
import { activeNetwork, otherEnd } from '../rules/network.ts';
import { countBits } from '../rules/score.ts';
import { activePlayer, type State } from '../rules/state.ts';
import { type TourStart, tourStartAt } from './tour-estimator.ts';

/** The purpose of a turn. Which agents pay for it is decided when it is executed. */
export type TurnPlan =
  | { readonly type: 'accept'; readonly index: number; readonly discarded: number | null }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'connect'; readonly from: number; readonly via: number }
  /** Only marking, because the action is already done. */
  | { readonly type: 'settle' }
  /** Only marking, without completing the mission that would end the match. */
  | { readonly type: 'hold' };

/** All useful plans of the active seat; at least one. */
export function listPlans(state: State): TurnPlan[] {
  if (state.phase === 'wrap-up') return markOnlyPlans(state);
  const connects = connectPlans(state, countRecallableAgents(state));
  if (state.travelled) return [...markOnlyPlans(state), ...connects];
  const plans = [...acceptPlans(state), ...travelPlans(state), ...connects];
  return plans.length > 0 ? plans : connectPlans(state, countAllAgents(state));
}

function markOnlyPlans({ board, lastTurnsLeft, players, active }: State): TurnPlan[] {
  const missing = board.edition.missionsToEnd - players[active].completed.length;
  const canEndMatch = lastTurnsLeft === null && missing > 0 && missing <= players[active].missions.length;
  return canEndMatch ? [{ type: 'settle' }, { type: 'hold' }] : [{ type: 'settle' }];
}

function acceptPlans(state: State): TurnPlan[] {
  const { missions } = activePlayer(state);
  const isFull = missions.length >= state.board.edition.missionLimit;
  const discards: readonly (number | null)[] = isFull ? missions : [null];
  const availableAgents = countRecallableAgents(state);
  return state.display.flatMap((_, index) =>
    planningCost(state, index) <= availableAgents
      ? discards.map((discarded): TurnPlan => ({ type: 'accept', index, discarded }))
      : [],
  );
}

/** To cities with something to mark; travel to other cities is part of the connect plans. */
function travelPlans(state: State): TurnPlan[] {
  const { spy } = activePlayer(state);
  return activeNetwork(state).flatMap((city): TurnPlan[] =>
    city !== spy && isNeededCity(state, city) ? [{ type: 'go', to: city }] : [],
  );
}

function isNeededCity({ board, marks, players, active }: State, city: number): boolean {
  return players[active].missions.some((card) => {
    const circle = board.citiesOnCard[card].indexOf(city);
    return circle >= 0 && (marks[card] & (1 << circle)) === 0;
  });
}

function connectPlans(state: State, availableAgents: number): TurnPlan[] {
  const { board } = state;
  const reached = activeNetwork(state);
  const starts = state.travelled ? [activePlayer(state).spy] : reached;
  return starts.flatMap((from) =>
    board.connectionsOfCity[from].flatMap((via): TurnPlan[] =>
      contains(reached, otherEnd(board, via, from)) || agentsOccupied(state, via) > availableAgents
        ? []
        : [{ type: 'connect', from, via }],
    ),
  );
}

/** Agents to place and own agents already there. */
function agentsOccupied(state: State, connection: number): number {
  const { agents } = activePlayer(state);
  let total = connectionCost(state, connection);
  for (const space of state.board.spacesOfConnection[connection]) total += agents[space];
  return total;
}

/** In supply and on the board. */
function countRecallableAgents(state: State): number {
  const player = activePlayer(state);
  let agents = player.supply;
  for (let space = 0; space < player.agents.length; space++) agents += player.agents[space];
  return agents;
}

/** Including those on missions. */
function countAllAgents(state: State): number {
  return activePlayer(state).missions.reduce(
    (agents, card) => agents + countBits(state.marks[card]) + state.planning[card],
    countRecallableAgents(state),
  );
}

/** Where a tour starts after the action of a plan. */
export function tourStartAfter(state: State, plan: TurnPlan): TourStart {
  const stay = tourStartAt(activePlayer(state).spy);
  if (plan.type === 'go') return { ...stay, spy: plan.to };
  if (plan.type === 'connect') {
    return { ...stay, spy: otherEnd(state.board, plan.via, plan.from), connection: plan.via };
  }
  if (plan.type !== 'accept') return stay;
  const { index, discarded } = plan;
  return {
    ...stay,
    acceptedMission: state.display[index],
    planningAgents: planningCost(state, index),
    discardedMission: discarded,
  };
}

/** SC-12, SC-13. */
function planningCost(state: State, index: number): number {
  const isFree = state.side === 'dark' && activePlayer(state).missions.length === 0;
  return isFree ? 0 : state.planningCosts[index];
}
