import { signal } from '@preact/signals';
import type { MatchId, MatchView, ViewedEvent } from '@safehouse/protocol';
import { type WorkerClient, workerClient } from '../local/worker-client.ts';
import type { RequestResult, RequestType } from '../local/worker-messages.ts';
import type { RequestError } from '../online/api.ts';
import { type ConnectionState, EVERYBODY_HERE, type MatchSource } from './match-source.ts';

/** A match that runs in this browser. */
export function createLocalMatch(id: MatchId, client: WorkerClient = workerClient): MatchSource {
  const matchView = signal<MatchView | null>(null);
  const events = signal<readonly ViewedEvent[]>([]);
  const connection = signal<ConnectionState>('connecting');
  const refusal = signal<RequestError | null>(null);
  const isPending = signal(false);
  const unsubscribe = client.subscribe(id, (update) => {
    matchView.value = update.matchView;
    events.value = update.events;
    connection.value = 'live';
  });
  const showPending = async <T extends RequestType>(request: Promise<RequestResult<T>>) => {
    isPending.value = true;
    refusal.value = null;
    const result = await request;
    isPending.value = false;
    if (!result.ok) refusal.value = result.refusal;
    return result;
  };
  const open = async (seat: number | null) => {
    const result = await client.request('open', { id, seat });
    if (!result.ok) connection.value = 'gone';
  };
  const ownSeat = () => matchView.value?.seat ?? 0;
  void open(null);
  return {
    kind: 'local',
    matchView,
    events,
    connection,
    refusal,
    isPending,
    presence: signal(EVERYBODY_HERE),
    spectators: signal(0),
    chat: null,
    spectatorChat: null,
    now: Date.now,
    move(move) {
      const version = matchView.value?.version ?? 0;
      void showPending(client.request('move', { id, seat: ownSeat(), version, move }));
    },
    undo: () => void showPending(client.request('undo', { id, seat: ownSeat() })),
    answerUndo: () => undefined,
    resign: () => void showPending(client.request('resign', { id, seat: ownSeat() })),
    claim: () => undefined,
    async matchViewAt(version) {
      const result = await client.request('matchViewAt', { id, version });
      return result.ok ? result.value : null;
    },
    async rematch() {
      const result = await showPending(client.request('rematch', { id }));
      return result.ok ? `/local/${result.value}` : null;
    },
    join: () => undefined,
    leave: () => undefined,
    switchSeat: (seat) => void open(seat),
    close() {
      unsubscribe();
      void client.request('close', { id });
    },
  };
}
