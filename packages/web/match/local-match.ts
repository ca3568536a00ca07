import { signal } from '@preact/signals';
import type { MatchId, MatchView, ViewedEvent } from '@safehouse/protocol';
import { type WorkerResult, workerClient } from '../local/worker-client.ts';
import type { RequestError } from '../online/api.ts';
import type { ConnectionState, MatchSource } from './match-source.ts';

/** A match that is run in this browser. */
export function createLocalMatch(id: MatchId): MatchSource {
  const page = signal<MatchView | null>(null);
  const story = signal<readonly ViewedEvent[]>([]);
  const link = signal<ConnectionState>('connecting');
  const refusal = signal<RequestError | null>(null);
  const isPending = signal(false);
  const deafen = workerClient.subscribe(id, (news) => {
    page.value = news.matchView;
    story.value = news.events;
    link.value = 'live';
  });
  const asked = async (answer: Promise<WorkerResult>) => {
    isPending.value = true;
    refusal.value = null;
    const came = await answer;
    isPending.value = false;
    if (!came.ok) refusal.value = came.refusal;
    return came;
  };
  const open = (seat: number | null) =>
    workerClient.request({ type: 'open', id, seat }).then((came) => {
      if (!came.ok) link.value = 'gone';
    });
  const seat = () => page.value?.seat ?? 0;
  void open(null);
  return {
    kind: 'local',
    matchView: page,
    events: story,
    connection: link,
    refusal,
    isPending,
    chat: null,
    now: Date.now,
    move: (move) =>
      void asked(
        workerClient.request({ type: 'move', id, seat: seat(), version: page.value?.version ?? 0, move }),
      ),
    undo: () => void asked(workerClient.request({ type: 'undo', id, seat: seat() })),
    answerUndo: () => undefined,
    resign: () => void asked(workerClient.request({ type: 'resign', id, seat: seat() })),
    async matchViewAt(version) {
      const came = await workerClient.request({ type: 'past', id, version });
      return came.ok ? (came.value as MatchView) : null;
    },
    async rematch() {
      const came = await asked(workerClient.request({ type: 'rematch', id }));
      return came.ok ? `/local/${came.value}` : null;
    },
    join: () => undefined,
    leave: () => undefined,
    switchSeat: (own) => void open(own),
    close() {
      deafen();
      void workerClient.request({ type: 'close', id });
    },
  };
}
