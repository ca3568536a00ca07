import type { UserId } from '@safehouse/protocol';
import type { CommandSource } from './room.ts';

/** The server itself, not a person. */
export const SYSTEM_SOURCE: CommandSource = { author: null, key: null };

/** A person whose client gave the request no key. */
export function sourceOf(user: UserId): CommandSource {
  return { author: user, key: null };
}
