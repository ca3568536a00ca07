import { signal } from '@preact/signals';
import type { FriendStatus } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { socket } from './socket.ts';

const statuses = signal<ReadonlyMap<string, FriendStatus>>(new Map());

/** The status of friends who are online, by user. Updated while the component is mounted. */
export function useFriendStatuses(): ReadonlyMap<string, FriendStatus> {
  useEffect(() => {
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'friends', on }),
      onMessage(message) {
        if (message.type === 'friends')
          statuses.value = new Map(message.online.map(({ user, status }) => [user, status]));
      },
    });
    return end;
  }, []);
  return statuses.value;
}
