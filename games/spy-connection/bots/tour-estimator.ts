import type { CompiledBoard } from '../rules/board.ts';
import { otherEnd } from '../rules/network.ts';
import { score } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { expectedTurnsAfter, type MatchHorizon, probabilityStillPlaying } from './match-horizon.ts';
import { ShortestPaths } from './shortest-paths.ts';
import { SimulatedMissions } from './simulated-missions.ts';

/** Points that a turn is worth once the missions in hand are done: new ones will be found. */
const POINTS_PER_TURN = 1.4;
/** In turns: what it costs to take back an agent from the network, and to be without one altogether. */
const RECALL_COST_TURNS = 0.06;
const SHORTAGE_COST_TURNS = 0.9;
/** Turns for a mission not yet in hand: about so many each, and some more until the first new one is there. */
const TURNS_PER_MISSION = 2.6;
const NEW_MISSION_DELAY_TURNS = 1.5;
const MAX_LEGS = 16;

/** A way to begin the tour; what is absent from it stays as it is. */
export interface TourStart {
  readonly spy: number;
  readonly connection: number | null;
  readonly acceptedMission: number | null;
  readonly planningAgents: number;
  readonly discardedMission: number | null;
}

export function tourStartAt(spy: number): TourStart {
  return { spy, connection: null, acceptedMission: null, planningAgents: 0, discardedMission: null };
}

/**
 * Imagines one seat's spy going round all cities of its missions, nearest first, with nobody in the way, and says what
 * the points on the way are worth. The later a mission is completed, the less likely it is before the match ends.
 */
export class TourEstimator {
  readonly #board: CompiledBoard;
  readonly #paths: ShortestPaths;
  readonly #missions: SimulatedMissions;
  readonly #securedConnections: number[] = [];
  /** When the missions of the last tour were completed. */
  readonly #completionTimes: number[] = [];
  #horizon: MatchHorizon = { end: 0, uncertainty: 1 };
  #currentStart = tourStartAt(0);
  #loadedSupply = 0;
  #loadedAgentsOnBoard = 0;
  #currentScore = 0;

  #spy = 0;
  #supplyLeft = 0;
  #agentsOnBoard = 0;
  #turnsTaken = 0;
  #expectedScore = 0;

  constructor(board: CompiledBoard) {
    this.#board = board;
    this.#paths = new ShortestPaths(board);
    this.#missions = new SimulatedMissions(board);
  }

  /** Looks at a seat; the horizon is its own, from the turn that is under way. */
  load(state: State, seat: number, horizon: MatchHorizon): void {
    const ring = state.players[seat];
    this.#paths.load(state, seat);
    this.#missions.load(state, ring);
    this.#horizon = horizon;
    this.#currentStart = tourStartAt(ring.spy);
    this.#loadedSupply = ring.supply;
    this.#loadedAgentsOnBoard = 0;
    for (let space = 0; space < ring.agents.length; space++) this.#loadedAgentsOnBoard += ring.agents[space];
    this.#currentScore = score(state, ring);
  }

  /** What the seat may expect to score in the end. */
  estimateScore(opening: TourStart): number {
    this.#reset(opening);
    for (let legs = 0; this.#missions.length > 0 && legs < MAX_LEGS; legs++) {
      this.#paths.computeFrom(this.#spy);
      const goal = this.#chooseGoal();
      if (goal < 0) break;
      this.#travelTo(goal);
    }
    for (const connection of this.#securedConnections) this.#paths.resetCost(connection);
    this.#securedConnections.length = 0;
    return this.#expectedScore + POINTS_PER_TURN * expectedTurnsAfter(this.#turnsTaken, this.#horizon);
  }

  /** As if the agents of a space were gone. */
  estimateScoreWithout(space: number, opening: TourStart): number {
    this.#paths.removeAgents(space);
    const value = this.estimateScore(opening);
    this.#paths.restoreAgents(space);
    return value;
  }

  /** In how many turns the seat could complete so many more missions. */
  turnsToComplete(missions: number): number {
    if (missions <= 0) return 0;
    const held = this.#missions.loadedCount;
    this.estimateScore(this.#currentStart);
    if (missions <= held) return this.#completionTimes[missions - 1] ?? this.#turnsTaken;
    return this.#turnsTaken + NEW_MISSION_DELAY_TURNS + TURNS_PER_MISSION * (missions - held);
  }

  #reset(opening: TourStart): void {
    this.#expectedScore = this.#currentScore;
    this.#completionTimes.length = 0;
    this.#turnsTaken = 0;
    this.#supplyLeft = this.#loadedSupply - opening.planningAgents;
    this.#agentsOnBoard = this.#loadedAgentsOnBoard;
    this.#missions.reset(opening.acceptedMission, opening.planningAgents);
    if (opening.discardedMission !== null)
      this.#supplyLeft += this.#missions.discard(opening.discardedMission);
    if (opening.connection !== null) this.#secure(opening.connection);
    this.#spy = opening.spy;
    this.#markCity();
  }

  /** The nearest city, rather one that brings missions to their end. */
  #chooseGoal(): number {
    const { turnsTo, agentsTo } = this.#paths;
    let goal = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let city = 0; city < turnsTo.length; city++) {
      const pull = this.#missions.cityDemand[city];
      if (pull === 0 || city === this.#spy) continue;
      const effort = Math.max(turnsTo[city], 1) - 0.45 * pull + 0.04 * agentsTo[city];
      if (effort < least) {
        least = effort;
        goal = city;
      }
    }
    return goal;
  }

  /** Turn after turn along the shortest way, marking what lies on it. */
  #travelTo(goal: number): void {
    const way = this.#paths.pathTo(goal, this.#spy);
    let connected = false;
    for (let i = way.length - 1; i >= 0; i--) {
      const connection = way[i];
      this.#spy = otherEnd(this.#board, connection, this.#spy);
      if (this.#paths.connectionCost[connection] === 0) continue;
      this.#turnsTaken++;
      this.#secure(connection);
      this.#markCity();
      connected = true;
    }
    if (connected && this.#missions.cityDemand[goal] === 0) return;
    this.#turnsTaken++;
    this.#markCity();
  }

  #secure(connection: number): void {
    const agents = this.#paths.connectionCost[connection];
    this.#spendAgents(agents);
    this.#agentsOnBoard += agents;
    this.#paths.markSecured(connection);
    this.#securedConnections.push(connection);
  }

  #spendAgents(agents: number): void {
    this.#supplyLeft -= agents;
    if (this.#supplyLeft >= 0) return;
    const missing = -this.#supplyLeft;
    const recalled = Math.min(missing, this.#agentsOnBoard);
    this.#agentsOnBoard -= recalled;
    this.#turnsTaken += RECALL_COST_TURNS * recalled + SHORTAGE_COST_TURNS * (missing - recalled);
    this.#supplyLeft = 0;
  }

  #markCity(): void {
    const hand = this.#missions;
    for (let i = hand.length - 1; i >= 0; i--) {
      if (!hand.mark(i, this.#spy)) continue;
      this.#spendAgents(1);
      this.#expectedScore += probabilityStillPlaying(this.#turnsTaken, this.#horizon);
      if (hand.unmarkedMasks[i] === 0) this.#completeMission(i);
    }
  }

  #completeMission(place: number): void {
    const hand = this.#missions;
    const card = hand.cards[place];
    // SC-28: the points come in place of the marks.
    this.#expectedScore +=
      (this.#board.points[card] - this.#board.citiesOnCard[card].length) *
      probabilityStillPlaying(this.#turnsTaken, this.#horizon);
    this.#supplyLeft += hand.agentsOnCard[place];
    this.#completionTimes.push(this.#turnsTaken);
    if (this.#board.givesExtraTurn[card]) this.#turnsTaken = Math.max(0, this.#turnsTaken - 1);
    hand.removeAt(place);
  }
}
