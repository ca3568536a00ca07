import { signal } from '@preact/signals';
import type { ClientMessage, ServerRefusal } from '@safehouse/protocol';
import type { RequestError } from '../online/api.ts';

type MatchCommand = Extract<ClientMessage, { type: 'move' | 'undo' | 'resign' | 'claim' | 'chat' }>;

/** Unanswered commands. A move is sent again after a reconnect, with the same key so that it is not played twice. */
export function createPendingCommands(sendMessage: (command: MatchCommand) => boolean) {
  const waiting = new Map<string, MatchCommand>();
  const isPending = signal(false);
  const refusal = signal<RequestError | null>(null);
  const settle = (key: string | undefined): boolean => {
    const isOurs = key !== undefined && waiting.delete(key);
    isPending.value = waiting.size > 0;
    return isOurs;
  };
  return {
    isPending,
    refusal,
    send(command: MatchCommand): void {
      const key = crypto.randomUUID();
      const keyed = { ...command, key };
      waiting.set(key, keyed);
      refusal.value = null;
      isPending.value = true;
      sendMessage(keyed);
    },
    /** Only moves are safe to repeat: the server recognises them by their keys. */
    resendMoves(): void {
      for (const [key, command] of waiting) {
        if (command.type === 'move') sendMessage(command);
        else settle(key);
      }
    },
    settle,
    reject(key: string | undefined, error: ServerRefusal): void {
      if (settle(key)) refusal.value = error;
    },
  };
}
