import type { Move } from '@safehouse/contract';
import { MISSION_IDS } from '../data/missions.ts';
import { EFFECT_SOURCE, type EffectSource } from './effect-source.ts';
import { type EngineMove, MOVES } from './moves.ts';

export function movesOfType(type: EngineMove['type']): Move[] {
  return ([...MOVES.keys()] as Move[]).filter((code) => MOVES[code].type === type);
}

const firstCodeOf = (type: EngineMove['type']) => movesOfType(type)[0];

const PLACE_OFFSET = firstCodeOf('place');
const DECLARE_OFFSET = firstCodeOf('declare');
export const HIT = firstCodeOf('hit');
export const STOP = firstCodeOf('stop');
export const PASS = firstCodeOf('pass');
export const KEEP = firstCodeOf('keep');
export const GIVE_BACK = firstCodeOf('give-back');
export const SHIELD_NOTHING = (MOVES.length - 1) as Move;

/** The first code of each type that names an item, by source and item. Codes of its targets are consecutive. */
const firstCodesByItem = (type: EngineMove['type']) =>
  Object.values(EFFECT_SOURCE).map((source) =>
    MISSION_IDS.map((_, item) =>
      MOVES.findIndex((move) => move.type === type && move.item === item && move.source === source),
    ),
  );

const USE_OFFSETS = firstCodesByItem('use');
const SHIELD_OFFSETS = firstCodesByItem('shield');

export const placeMove = (mission: number) => (PLACE_OFFSET + mission) as Move;
export const useMove = (item: number, source: EffectSource, target: number) =>
  (USE_OFFSETS[source][item] + target) as Move;
export const shieldMove = (item: number, source: EffectSource) => SHIELD_OFFSETS[source][item] as Move;

/** Five codes for each number of elevens: without a martini, up and down by the item, up and down by the stick. */
export const declareMove = (elevens: number) => (DECLARE_OFFSET + 5 * elevens) as Move;
export const declareMartiniUp = (elevens: number, source: EffectSource) =>
  (DECLARE_OFFSET + 5 * elevens + 2 * source - 1) as Move;
export const declareMartiniDown = (elevens: number, source: EffectSource) =>
  (DECLARE_OFFSET + 5 * elevens + 2 * source) as Move;
