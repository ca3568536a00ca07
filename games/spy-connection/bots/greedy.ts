import type { Player, Turn } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { connectionCost } from '../rules/moves/connect.ts';
import { farEnd } from '../rules/network.ts';
import { redeal } from '../rules/redeal.ts';
import { countBits } from '../rules/score.ts';
import { activeRing, type State } from '../rules/state.ts';
import { bestRoute, type Route } from './route.ts';

/** Fewer missions than this, and another one is worth a turn. */
const ENOUGH_MISSIONS = 3;

/** A rule of thumb: mark what can be marked, take missions that lie on the way, go to the nearest city needed. */
export const greedy: Player<SpyView, SpyMove> = {
  choose(turn) {
    const state = redeal(turn.view, turn.random);
    const wishes = [chooseStart, mark, makeRoomToMark, accept, go, end, giveUpMission];
    for (const wish of wishes) {
      const move = wish(state, turn);
      if (move) return move;
    }
    return turn.legal[turn.random.below(turn.legal.length)];
  },
};

type Wish = (state: State, turn: Turn<SpyView, SpyMove>) => SpyMove | null;

const chooseStart: Wish = ({ board }, { legal }) =>
  best(ofType(legal, 'choose'), ({ card }) => board.points[board.cardNumber(card)]);

/** The mission that is nearest to its end first: completing it brings agents back for the next. */
const mark: Wish = (state, { legal }) =>
  best(ofType(legal, 'mark'), ({ mission }) => -circlesLeft(state, state.board.cardNumber(mission)));

/** With no agent left for a mark, take one from the board (SC-24). */
const makeRoomToMark: Wish = (state, { legal }) => {
  const ring = activeRing(state);
  const done = state.phase === 'wrap-up' || state.travelled;
  const wanted = done && ring.supply === 0 && neededCities(state).includes(ring.spy);
  return wanted ? recallFrom(state, legal, []) : null;
};

const accept: Wish = (state, { legal }) => {
  const { missions } = activeRing(state);
  if (missions.length >= ENOUGH_MISSIONS) return null;
  return best(ofType(legal, 'accept'), ({ place }) => worth(state, place));
};

/** Points and an extra turn, less the planning agents and the cities that are not on the way already. */
function worth(state: State, place: number): number {
  const { board } = state;
  const card = state.display[place];
  const needed = neededCities(state);
  const detours = board.shows[card].filter((city) => !needed.includes(city)).length;
  return board.points[card] + (board.givesExtraTurn[card] ? 2 : 0) - state.planningCosts[place] - 2 * detours;
}

/** One step of the best route; agents that are not on it pay for it. */
const go: Wish = (state, { legal }) => {
  if (state.phase !== 'action') return null;
  const route = bestRoute(state, neededCities(state));
  if (!route) return null;
  const { board } = state;
  const next = route.connections.find((connection) => connectionCost(state, connection) > 0);
  if (next === undefined) return legalMove(legal, { type: 'travel', to: board.cities[route.goal] });
  const from = nearEnd(state, route, next);
  if (activeRing(state).spy === from) {
    const connect = legalMove(legal, { type: 'connect', via: board.connections[next] });
    return connect ?? recallFrom(state, legal, route.connections);
  }
  const short = connectionCost(state, next) > activeRing(state).supply;
  const recall = short ? recallFrom(state, legal, route.connections) : null;
  return recall ?? legalMove(legal, { type: 'travel', to: board.cities[from] });
};

/** Where the spy comes to a connection of the route. */
function nearEnd(state: State, { connections }: Route, goal: number): number {
  let city = activeRing(state).spy;
  for (const connection of connections.slice(0, connections.indexOf(goal))) {
    city = farEnd(state.board, connection, city);
  }
  return city;
}

/** Takes back agents, many rather than few, but none from the connections that are still of use. */
function recallFrom(state: State, legal: readonly SpyMove[], keep: readonly number[]): SpyMove | null {
  const { board } = state;
  const kept = new Set(keep.flatMap((connection) => board.rows[connection]));
  const spare = ofType(legal, 'recall').filter(({ space }) => !kept.has(board.spaceNumber(space)));
  return best(spare, ({ space }) => activeRing(state).agents[board.spaceNumber(space)]);
}

const end: Wish = (_state, { legal }) => legalMove(legal, { type: 'end' });

const giveUpMission: Wish = (state, { legal }) =>
  best(ofType(legal, 'discard'), ({ mission }) => circlesLeft(state, state.board.cardNumber(mission)));

function neededCities(state: State): number[] {
  return activeRing(state).missions.flatMap((card) =>
    state.board.shows[card].filter((_, place) => !(state.marks[card] & (1 << place))),
  );
}

function circlesLeft(state: State, card: number): number {
  return state.board.shows[card].length - countBits(state.marks[card]);
}

function ofType<T extends SpyMove['type']>(legal: readonly SpyMove[], type: T): (SpyMove & { type: T })[] {
  return legal.filter((move): move is SpyMove & { type: T } => move.type === type);
}

function legalMove(legal: readonly SpyMove[], wanted: SpyMove): SpyMove | null {
  const spelling = JSON.stringify(wanted);
  return legal.find((move) => JSON.stringify(move) === spelling) ?? null;
}

function best<T extends SpyMove>(moves: readonly T[], value: (move: T) => number): T | null {
  return moves.toSorted((one, other) => value(other) - value(one))[0] ?? null;
}
