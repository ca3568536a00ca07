import { argMax } from '@safehouse/bots';
import type { Player, Turn } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { connectionCost } from '../rules/moves/connect.ts';
import { otherEnd } from '../rules/network.ts';
import { redeal } from '../rules/redeal.ts';
import { countBits } from '../rules/score.ts';
import { activePlayer, type State } from '../rules/state.ts';
import { findBestRoute, type SpyRoute } from './greedy-route.ts';

/** With fewer missions, accepting another one is worth a turn. */
const TARGET_MISSION_COUNT = 3;

/** Marks whatever is possible, accepts missions on the way, and goes to the nearest city that is needed. */
export const greedy: Player<SpyView, SpyMove> = {
  choose(turn) {
    const state = redeal(turn.view, turn.random);
    const heuristics = [
      chooseStartMission,
      markMission,
      recallForMark,
      acceptMission,
      advanceOnRoute,
      endTurn,
      discardMission,
    ];
    for (const heuristic of heuristics) {
      const move = heuristic(state, turn);
      if (move) return move;
    }
    return turn.legal[turn.random.below(turn.legal.length)];
  },
};

type MoveHeuristic = (state: State, turn: Turn<SpyView, SpyMove>) => SpyMove | null;

const chooseStartMission: MoveHeuristic = ({ board }, { legal }) =>
  highestValued(movesOfType(legal, 'choose'), ({ card }) => board.points[board.cardIndex(card)]);

/** The mission nearest to completion first: its agents come back for the next one. */
const markMission: MoveHeuristic = (state, { legal }) =>
  highestValued(
    movesOfType(legal, 'mark'),
    ({ mission }) => -countUnmarkedCities(state, state.board.cardIndex(mission)),
  );

/** SC-24: without an agent in supply a mark takes one from the board. */
const recallForMark: MoveHeuristic = (state, { legal }) => {
  const player = activePlayer(state);
  const isActionDone = state.phase === 'wrap-up' || state.travelled;
  const needsAgent = isActionDone && player.supply === 0 && unmarkedCities(state).includes(player.spy);
  return needsAgent ? recallUnneededAgents(state, legal, []) : null;
};

const acceptMission: MoveHeuristic = (state, { legal }) => {
  const { missions } = activePlayer(state);
  if (missions.length >= TARGET_MISSION_COUNT) return null;
  return highestValued(movesOfType(legal, 'accept'), ({ place }) => missionValue(state, place));
};

/** Points and an extra turn, minus planning agents and cities not needed otherwise. */
function missionValue(state: State, index: number): number {
  const { board } = state;
  const card = state.display[index];
  const needed = unmarkedCities(state);
  const detours = board.citiesOnCard[card].filter((city) => !needed.includes(city)).length;
  return board.points[card] + (board.givesExtraTurn[card] ? 2 : 0) - state.planningCosts[index] - 2 * detours;
}

/** One step of the best route, paid with agents that are not on it. */
const advanceOnRoute: MoveHeuristic = (state, { legal }) => {
  if (state.phase !== 'action') return null;
  const route = findBestRoute(state, unmarkedCities(state));
  if (!route) return null;
  const { board } = state;
  const next = route.connections.find((connection) => connectionCost(state, connection) > 0);
  if (next === undefined) return findLegalMove(legal, { type: 'travel', to: board.cityIds[route.goal] });
  const from = cityBeforeConnection(state, route, next);
  if (activePlayer(state).spy === from) {
    const connect = findLegalMove(legal, { type: 'connect', via: board.connectionIds[next] });
    return connect ?? recallUnneededAgents(state, legal, route.connections);
  }
  const isShort = connectionCost(state, next) > activePlayer(state).supply;
  const recall = isShort ? recallUnneededAgents(state, legal, route.connections) : null;
  return recall ?? findLegalMove(legal, { type: 'travel', to: board.cityIds[from] });
};

/** The city from which the spy enters a connection of the route. */
function cityBeforeConnection(state: State, { connections }: SpyRoute, target: number): number {
  let city = activePlayer(state).spy;
  for (const connection of connections.slice(0, connections.indexOf(target))) {
    city = otherEnd(state.board, connection, city);
  }
  return city;
}

/** Recalls as many agents as possible from one space, but none from the connections to keep. */
function recallUnneededAgents(state: State, legal: readonly SpyMove[], keep: readonly number[]): SpyMove | null {
  const { board } = state;
  const keptSpaces = new Set(keep.flatMap((connection) => board.spacesOfConnection[connection]));
  const spare = movesOfType(legal, 'recall').filter(({ space }) => !keptSpaces.has(board.spaceIndex(space)));
  return highestValued(spare, ({ space }) => activePlayer(state).agents[board.spaceIndex(space)]);
}

const endTurn: MoveHeuristic = (_state, { legal }) => findLegalMove(legal, { type: 'end' });

const discardMission: MoveHeuristic = (state, { legal }) =>
  highestValued(movesOfType(legal, 'discard'), ({ mission }) =>
    countUnmarkedCities(state, state.board.cardIndex(mission)),
  );

function unmarkedCities(state: State): number[] {
  return activePlayer(state).missions.flatMap((card) =>
    state.board.citiesOnCard[card].filter((_, circle) => !(state.marks[card] & (1 << circle))),
  );
}

function countUnmarkedCities(state: State, card: number): number {
  return state.board.citiesOnCard[card].length - countBits(state.marks[card]);
}

function movesOfType<T extends SpyMove['type']>(legal: readonly SpyMove[], type: T): (SpyMove & { type: T })[] {
  return legal.filter((move): move is SpyMove & { type: T } => move.type === type);
}

function findLegalMove(legal: readonly SpyMove[], wanted: SpyMove): SpyMove | null {
  const json = JSON.stringify(wanted);
  return legal.find((move) => JSON.stringify(move) === json) ?? null;
}

function highestValued<T extends SpyMove>(moves: readonly T[], value: (move: T) => number): T | null {
  return argMax(moves, value) ?? null;
}
