import type { Player, Turn } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { connectionCost } from '../rules/moves/connect.ts';
import { otherEnd } from '../rules/network.ts';
import { redeal } from '../rules/redeal.ts';
import { countBits } from '../rules/score.ts';
import { activePlayer, type State } from '../rules/state.ts';
import { findBestRoute, type SpyRoute } from './greedy-route.ts';

/** Fewer missions than this, and another one is worth a turn. */
const TARGET_MISSION_COUNT = 3;

/** A rule of thumb: mark what can be marked, take missions that lie on the way, go to the nearest city needed. */
export const greedy: Player<SpyView, SpyMove> = {
  choose(turn) {
    const state = redeal(turn.view, turn.random);
    const wishes = [
      chooseStartMission,
      markMission,
      recallForMark,
      acceptMission,
      advanceOnRoute,
      endTurn,
      discardMission,
    ];
    for (const wish of wishes) {
      const move = wish(state, turn);
      if (move) return move;
    }
    return turn.legal[turn.random.below(turn.legal.length)];
  },
};

type MoveHeuristic = (state: State, turn: Turn<SpyView, SpyMove>) => SpyMove | null;

const chooseStartMission: MoveHeuristic = ({ board }, { legal }) =>
  highestValued(movesOfType(legal, 'choose'), ({ card }) => board.points[board.cardIndex(card)]);

/** The mission that is nearest to its end first: completing it brings agents back for the next. */
const markMission: MoveHeuristic = (state, { legal }) =>
  highestValued(
    movesOfType(legal, 'mark'),
    ({ mission }) => -countUnmarkedCities(state, state.board.cardIndex(mission)),
  );

/** With no agent left for a mark, take one from the board (SC-24). */
const recallForMark: MoveHeuristic = (state, { legal }) => {
  const ring = activePlayer(state);
  const done = state.phase === 'wrap-up' || state.travelled;
  const wanted = done && ring.supply === 0 && unmarkedCities(state).includes(ring.spy);
  return wanted ? recallUnneededAgents(state, legal, []) : null;
};

const acceptMission: MoveHeuristic = (state, { legal }) => {
  const { missions } = activePlayer(state);
  if (missions.length >= TARGET_MISSION_COUNT) return null;
  return highestValued(movesOfType(legal, 'accept'), ({ place }) => missionValue(state, place));
};

/** Points and an extra turn, less the planning agents and the cities that are not on the way already. */
function missionValue(state: State, place: number): number {
  const { board } = state;
  const card = state.display[place];
  const needed = unmarkedCities(state);
  const detours = board.citiesOnCard[card].filter((city) => !needed.includes(city)).length;
  return board.points[card] + (board.givesExtraTurn[card] ? 2 : 0) - state.planningCosts[place] - 2 * detours;
}

/** One step of the best route; agents that are not on it pay for it. */
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
  const short = connectionCost(state, next) > activePlayer(state).supply;
  const recall = short ? recallUnneededAgents(state, legal, route.connections) : null;
  return recall ?? findLegalMove(legal, { type: 'travel', to: board.cityIds[from] });
};

/** Where the spy comes to a connection of the route. */
function cityBeforeConnection(state: State, { connections }: SpyRoute, goal: number): number {
  let city = activePlayer(state).spy;
  for (const connection of connections.slice(0, connections.indexOf(goal))) {
    city = otherEnd(state.board, connection, city);
  }
  return city;
}

/** Takes back agents, many rather than few, but none from the connections that are still of use. */
function recallUnneededAgents(
  state: State,
  legal: readonly SpyMove[],
  keep: readonly number[],
): SpyMove | null {
  const { board } = state;
  const kept = new Set(keep.flatMap((connection) => board.spacesOfConnection[connection]));
  const spare = movesOfType(legal, 'recall').filter(({ space }) => !kept.has(board.spaceIndex(space)));
  return highestValued(spare, ({ space }) => activePlayer(state).agents[board.spaceIndex(space)]);
}

const endTurn: MoveHeuristic = (_state, { legal }) => findLegalMove(legal, { type: 'end' });

const discardMission: MoveHeuristic = (state, { legal }) =>
  highestValued(movesOfType(legal, 'discard'), ({ mission }) =>
    countUnmarkedCities(state, state.board.cardIndex(mission)),
  );

function unmarkedCities(state: State): number[] {
  return activePlayer(state).missions.flatMap((card) =>
    state.board.citiesOnCard[card].filter((_, place) => !(state.marks[card] & (1 << place))),
  );
}

function countUnmarkedCities(state: State, card: number): number {
  return state.board.citiesOnCard[card].length - countBits(state.marks[card]);
}

function movesOfType<T extends SpyMove['type']>(
  legal: readonly SpyMove[],
  type: T,
): (SpyMove & { type: T })[] {
  return legal.filter((move): move is SpyMove & { type: T } => move.type === type);
}

function findLegalMove(legal: readonly SpyMove[], wanted: SpyMove): SpyMove | null {
  const spelling = JSON.stringify(wanted);
  return legal.find((move) => JSON.stringify(move) === spelling) ?? null;
}

function highestValued<T extends SpyMove>(moves: readonly T[], value: (move: T) => number): T | null {
  return moves.toSorted((one, other) => value(other) - value(one))[0] ?? null;
}
