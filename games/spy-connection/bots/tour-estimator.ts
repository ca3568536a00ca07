import type { CompiledBoard } from '../rules/board.ts';
import { otherEnd } from '../rules/network.ts';
import { score } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { expectedTurnsAfter, type MatchHorizon, probabilityStillPlaying } from './match-horizon.ts';
import { ShortestPaths } from './shortest-paths.ts';
import { SimulatedMissions } from './simulated-missions.ts';

/** The value of a turn after all missions are completed, because there will be new ones. */
const POINTS_PER_TURN = 1.4;
/** The cost of recalling an agent from the network, and of having none left. */
const RECALL_COST_TURNS = 0.06;
const SHORTAGE_COST_TURNS = 0.9;
/** For a mission not yet accepted, and once for accepting the first of them. */
const TURNS_PER_MISSION = 2.6;
const NEW_MISSION_DELAY_TURNS = 1.5;
const MAX_LEGS = 16;

/** The first action of a tour. Null and 0 mean no change. */
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
 * Estimates the final score of a seat by a simulated tour of its spy through all cities of its missions, nearest first,
 * without opponents. Points are weighted by the probability that the match lasts until then.
 */
export class TourEstimator {
  readonly #board: CompiledBoard;
  readonly #paths: ShortestPaths;
  readonly #missions: SimulatedMissions;
  readonly #securedConnections: number[] = [];
  /** In turns, of the last tour. */
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

  /** `horizon`: in turns of this seat, from the current turn on. */
  load(state: State, seat: number, horizon: MatchHorizon): void {
    const player = state.players[seat];
    this.#paths.load(state, seat);
    this.#missions.load(state, player);
    this.#horizon = horizon;
    this.#currentStart = tourStartAt(player.spy);
    this.#loadedSupply = player.supply;
    this.#loadedAgentsOnBoard = 0;
    for (let space = 0; space < player.agents.length; space++) this.#loadedAgentsOnBoard += player.agents[space];
    this.#currentScore = score(state, player);
  }

  estimateScore(start: TourStart): number {
    this.#reset(start);
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

  /** The score without the own agents on a space. */
  estimateScoreWithout(space: number, start: TourStart): number {
    this.#paths.removeAgents(space);
    const value = this.estimateScore(start);
    this.#paths.restoreAgents(space);
    return value;
  }

  /** The turns the seat needs to complete this many more missions. */
  turnsToComplete(missions: number): number {
    if (missions <= 0) return 0;
    this.estimateScore(this.#currentStart);
    return this.turnsInLastTour(missions);
  }

  /** The same for the last estimated tour, if it began without accepting or discarding a mission. */
  turnsInLastTour(missions: number): number {
    if (missions <= 0) return 0;
    const held = this.#missions.loadedCount;
    if (missions <= held) return this.#completionTimes[missions - 1] ?? this.#turnsTaken;
    return this.#turnsTaken + NEW_MISSION_DELAY_TURNS + TURNS_PER_MISSION * (missions - held);
  }

  /** The turns of the last estimated tour through all its missions. */
  get tourTurns(): number {
    return this.#turnsTaken;
  }

  #reset(start: TourStart): void {
    this.#expectedScore = this.#currentScore;
    this.#completionTimes.length = 0;
    this.#turnsTaken = 0;
    this.#supplyLeft = this.#loadedSupply - start.planningAgents;
    this.#agentsOnBoard = this.#loadedAgentsOnBoard;
    this.#missions.reset(start.acceptedMission, start.planningAgents);
    if (start.discardedMission !== null) this.#supplyLeft += this.#missions.discard(start.discardedMission);
    if (start.connection !== null) this.#secure(start.connection);
    this.#spy = start.spy;
    this.#markCity();
  }

  /** The nearest city, with a preference for those that complete missions. */
  #chooseGoal(): number {
    const { turnsTo, agentsTo } = this.#paths;
    let goal = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let city = 0; city < turnsTo.length; city++) {
      const demand = this.#missions.cityDemand[city];
      if (demand === 0 || city === this.#spy) continue;
      const effort = Math.max(turnsTo[city], 1) - 0.45 * demand + 0.04 * agentsTo[city];
      if (effort < least) {
        least = effort;
        goal = city;
      }
    }
    return goal;
  }

  /** Along the shortest path, marking cities on the way. */
  #travelTo(goal: number): void {
    const path = this.#paths.pathTo(goal, this.#spy);
    let hasConnected = false;
    for (let i = path.length - 1; i >= 0; i--) {
      const connection = path[i];
      this.#spy = otherEnd(this.#board, connection, this.#spy);
      if (this.#paths.connectionCost[connection] === 0) continue;
      this.#turnsTaken++;
      this.#secure(connection);
      this.#markCity();
      hasConnected = true;
    }
    if (hasConnected && this.#missions.cityDemand[goal] === 0) return;
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
    const missions = this.#missions;
    for (let i = missions.length - 1; i >= 0; i--) {
      if (!missions.mark(i, this.#spy)) continue;
      this.#spendAgents(1);
      this.#expectedScore += probabilityStillPlaying(this.#turnsTaken, this.#horizon);
      if (missions.unmarkedMasks[i] === 0) this.#completeMission(i);
    }
  }

  #completeMission(index: number): void {
    const missions = this.#missions;
    const card = missions.cards[index];
    // SC-28: the points replace those of the marks.
    this.#expectedScore +=
      (this.#board.points[card] - this.#board.citiesOnCard[card].length) *
      probabilityStillPlaying(this.#turnsTaken, this.#horizon);
    this.#supplyLeft += missions.agentsOnCard[index];
    this.#completionTimes.push(this.#turnsTaken);
    if (this.#board.givesExtraTurn[card]) this.#turnsTaken = Math.max(0, this.#turnsTaken - 1);
    missions.removeAt(index);
  }
}
