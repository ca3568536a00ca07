import { ALL_MISSIONS_MASK } from '../data/constants.ts';
import { KIT } from '../data/equipment.ts';
import { type Column, clearColumn, cloneColumn, newColumn } from './column.ts';
import { cloneKit, type Kit, newKit } from './kit.ts';

/** One of the two players. Lists are in time order; items are mission cards. */
export interface Agent {
  /** The cards of this round, and those of the previous round as they were at its end. */
  kit: Kit;
  previousKit: Kit;
  /** Cards drawn this round: the index of the deck's top card. */
  drawnCount: number;
  /** How many cards on top of the deck their owner knows (night-vision, gps-tracker). */
  knownCount: number;
  /**
   * At the index of a turn's first card: the highest number of cards its column had when the owner hit. Those came to
   * 21 at most (KO-9), which is public even for cards stunned or put back since.
   */
  readonly hitWith: number[];
  stunnedCount: number;
  /** By mission. */
  readonly columns: Column[];
  /** The missions without a column, as a bit mask. */
  emptyMissions: number;
  /** Half points added to the total at each mission by newspapers. */
  readonly newspaper: number[];
  tokens: number;
  readonly ready: number[];
  readonly used: number[];
  readonly won: number[];
}

export function newAgent(): Agent {
  return {
    kit: newKit(),
    previousKit: newKit(),
    drawnCount: 0,
    knownCount: 0,
    hitWith: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    stunnedCount: 0,
    columns: [newColumn(), newColumn(), newColumn(), newColumn()],
    emptyMissions: ALL_MISSIONS_MASK,
    newspaper: [0, 0, 0, 0],
    tokens: 0,
    ready: [],
    used: [],
    won: [],
  };
}

export function cloneAgent(agent: Agent): Agent {
  const [first, second, third, fourth] = agent.columns;
  return {
    kit: cloneKit(agent.kit),
    previousKit: cloneKit(agent.previousKit),
    drawnCount: agent.drawnCount,
    knownCount: agent.knownCount,
    hitWith: agent.hitWith.slice(),
    stunnedCount: agent.stunnedCount,
    columns: [cloneColumn(first), cloneColumn(second), cloneColumn(third), cloneColumn(fourth)],
    emptyMissions: agent.emptyMissions,
    newspaper: agent.newspaper.slice(),
    tokens: agent.tokens,
    ready: agent.ready.slice(),
    used: agent.used.slice(),
    won: agent.won.slice(),
  };
}

export function clearColumns(agent: Agent): void {
  agent.emptyMissions = ALL_MISSIONS_MASK;
  for (let m = 0; m < agent.columns.length; m++) clearColumn(agent.columns[m]);
}

export function deckSize(agent: Agent): number {
  return KIT.length - agent.drawnCount;
}

/** Moves the top card of the deck to a location. */
export function drawCard(agent: Agent, location: number): number {
  const index = agent.drawnCount++;
  agent.kit.locations[index] = location;
  if (agent.knownCount > 0) agent.knownCount--;
  return agent.kit.cards[index];
}

/** KO-12: each turn starts a column, so a player with four columns cannot play. */
export function canPlay({ drawnCount, emptyMissions }: Agent): boolean {
  return drawnCount < KIT.length && emptyMissions !== 0;
}
