import { MISSION_IDS } from '../../data/missions.ts';
import { balaclava } from './balaclava.ts';
import { drone } from './drone.ts';
import { gpsTracker } from './gps-tracker.ts';
import type { Item } from './item.ts';
import { jetpack } from './jetpack.ts';
import { newspaper } from './newspaper.ts';
import { nightVision } from './night-vision.ts';
import { stunGun } from './stun-gun.ts';

/** Items used by their own moves. The others are part of other moves: `moves/declare.ts`, `moves/shield.ts`. */
export const USABLE_ITEMS: readonly Item[] = [balaclava, drone, gpsTracker, jetpack, newspaper, nightVision, stunGun];

/** By mission card; null if it is not such an item. */
export const ITEM_BY_CARD: readonly (Item | null)[] = MISSION_IDS.map(
  (id) => USABLE_ITEMS.find((item) => item.id === id) ?? null,
);
