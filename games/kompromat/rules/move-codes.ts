import type { Move } from '@safehouse/contract';
import { MISSION_IDS } from '../data/missions.ts';
import { EFFECT_SOURCE, type EffectSource } from './effect-source.ts';
import { type EngineMove, MOVES } from './moves.ts';

const firstCodeOf = (type: EngineMove['type']) => MOVES.findIndex((move) => move.type === type) as Move;

const PLACE_OFFSET = firstCodeOf('place');
const DECLARE_OFFSET = firstCodeOf('declare');
export const HIT = firstCodeOf('hit');
export const STOP = firstCodeOf('stop');
export const PASS = firstCodeOf('pass');
export const KEEP = firstCodeOf('keep');
export const GIVE_BACK = firstCodeOf('give-back');
export const SHIELD_NOTHING = (MOVES.length - 1) as Move;

/** The first code of each type that names an item, by way and item; an item's targets follow each other. */
const firstCodesByItem = (type: EngineMove['type']) =>
  Object.values(EFFECT_SOURCE).map((way) =>
    MISSION_IDS.map((_, item) =>
      MOVES.findIndex((move) => move.type === type && move.item === item && move.source === way),
    ),
  );

const USE_OFFSETS = firstCodesByItem('use');
const SHIELD_OFFSETS = firstCodesByItem('shield');

export const placeMove = (mission: number) => (PLACE_OFFSET + mission) as Move;
export const useMove = (item: number, way: EffectSource, target: number) =>
  (USE_OFFSETS[way][item] + target) as Move;
export const shieldMove = (item: number, way: EffectSource) => SHIELD_OFFSETS[way][item] as Move;

/** Five for each number of elevens: without a martini, then up and down by the item, up and down by the stick. */
export const declareMove = (elevens: number) => (DECLARE_OFFSET + 5 * elevens) as Move;
export const declareMartiniUp = (elevens: number, way: EffectSource) =>
  (DECLARE_OFFSET + 5 * elevens + 2 * way - 1) as Move;
export const declareMartiniDown = (elevens: number, way: EffectSource) =>
  (DECLARE_OFFSET + 5 * elevens + 2 * way) as Move;
