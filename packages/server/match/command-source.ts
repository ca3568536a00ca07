import type { CommandSource } from './room.ts';

/** The server itself, not a person. */
export const SYSTEM_SOURCE: CommandSource = { author: null, key: null };
