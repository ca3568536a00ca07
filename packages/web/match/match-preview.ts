import { useSignal } from '@preact/signals';
import type { MatchId, MatchView, ViewedEvent } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { socket } from '../online/socket.ts';
import { appendEvents } from './events.ts';

export interface MatchPreview {
  readonly matchView: MatchView;
  readonly events: readonly ViewedEvent[];
}

/** A match as a spectator sees it, for other pages: without chat, and without counting as a spectator. */
export function useMatchPreview(id: MatchId): MatchPreview | null {
  const preview = useSignal<MatchPreview | null>(null);
  useEffect(() => {
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'watch', on, match: id, since: 0, preview: true }),
      onMessage(message, matchView) {
        if (message.type === 'refused') preview.value = null;
        if (!matchView || (message.type !== 'snapshot' && message.type !== 'update')) return;
        const known = message.type === 'snapshot' ? [] : (preview.value?.events ?? []);
        preview.value = { matchView, events: appendEvents(known, message.events ?? []) };
      },
    });
    return end;
  }, [id]);
  return preview.value;
}
