import { type Signal, useSignal } from '@preact/signals';
import type { OnlineView } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { socket } from './socket.ts';

/** Who is online. Subscribes only while the element is visible. */
export function useOnlinePeople(isOnScreen: Signal<boolean>): OnlineView | null {
  const state = useSignal<OnlineView | null>(null);
  const isAsked = isOnScreen.value;
  useEffect(() => {
    if (!isAsked) return undefined;
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'online', on }),
      onMessage(message) {
        if (message.type !== 'online') return;
        state.value = { count: message.count, people: message.people ?? state.value?.people ?? [] };
      },
    });
    return end;
  }, [isAsked]);
  return state.value;
}
