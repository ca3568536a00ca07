import type { Lane } from './lane.ts';
export const lane: Lane;
