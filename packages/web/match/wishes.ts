import { signal } from '@preact/signals';
import type { Said, ServerRefusal } from '@safehouse/protocol';
import type { No } from '../online/api.ts';

type Wish = Extract<Said, { type: 'move' | 'undo' | 'resign' | 'chat' }>;

/**
 * Wishes that wait for their answer. Each has a key: after a reconnect it is sent again under the same one, so a
 * move that the server has already heard is not made twice.
 */
export function wishes(say: (wish: Wish) => boolean) {
  const waiting = new Map<string, Wish>();
  const isPending = signal(false);
  const refusal = signal<No | null>(null);
  const settle = (key: string | undefined): boolean => {
    const isOurs = key !== undefined && waiting.delete(key);
    isPending.value = waiting.size > 0;
    return isOurs;
  };
  return {
    isPending,
    refusal,
    wish(wish: Wish): void {
      const key = crypto.randomUUID();
      const keyed = { ...wish, key };
      waiting.set(key, keyed);
      refusal.value = null;
      isPending.value = true;
      say(keyed);
    },
    /** Only moves are safe to repeat: the server knows them by their keys. */
    again(): void {
      for (const [key, wish] of waiting) {
        if (wish.type === 'move') say(wish);
        else settle(key);
      }
    },
    done: settle,
    refused(key: string | undefined, no: ServerRefusal): void {
      if (settle(key)) refusal.value = no;
    },
  };
}
