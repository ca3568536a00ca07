import type { Move } from '@safehouse/contract';
import { MISSION_IDS } from '../data/missions.ts';
import { type EngineMove, MOVES } from './moves.ts';
import { WAY, type Way } from './ways.ts';

const first = (type: EngineMove['type']) => MOVES.findIndex((move) => move.type === type) as Move;

const PLACE = first('place');
const DECLARE = first('declare');
export const HIT = first('hit');
export const STOP = first('stop');
export const PASS = first('pass');
export const KEEP = first('keep');
export const GIVE_BACK = first('give-back');
export const SHIELD_NOTHING = (MOVES.length - 1) as Move;

/** The first code of each type that names an item, by way and item; an item's targets follow each other. */
const firstCodes = (type: EngineMove['type']) =>
  Object.values(WAY).map((way) =>
    MISSION_IDS.map((_, item) =>
      MOVES.findIndex((move) => move.type === type && move.item === item && move.way === way),
    ),
  );

const USE = firstCodes('use');
const SHIELD = firstCodes('shield');

export const placeMove = (mission: number) => (PLACE + mission) as Move;
export const useMove = (item: number, way: Way, target: number) => (USE[way][item] + target) as Move;
export const shieldMove = (item: number, way: Way) => SHIELD[way][item] as Move;

/** Five for each number of elevens: without a martini, then up and down by the item, up and down by the stick. */
export const declareMove = (elevens: number) => (DECLARE + 5 * elevens) as Move;
export const martiniUp = (elevens: number, way: Way) => (DECLARE + 5 * elevens + 2 * way - 1) as Move;
export const martiniDown = (elevens: number, way: Way) => (DECLARE + 5 * elevens + 2 * way) as Move;
