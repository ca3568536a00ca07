import { signal } from '@preact/signals';
import type { MatchId, MatchPage, Told } from '@safehouse/protocol';
import { type Answered, desk } from '../local/desk.ts';
import type { No } from '../online/api.ts';
import type { Link, MatchSource } from './source.ts';

/** A match that is run in this browser. */
export function localMatch(id: MatchId): MatchSource {
  const page = signal<MatchPage | null>(null);
  const story = signal<readonly Told[]>([]);
  const link = signal<Link>('connecting');
  const refusal = signal<No | null>(null);
  const isPending = signal(false);
  const deafen = desk.listen(id, (news) => {
    page.value = news.page;
    story.value = news.story;
    link.value = 'live';
  });
  const asked = async (answer: Promise<Answered>) => {
    isPending.value = true;
    refusal.value = null;
    const came = await answer;
    isPending.value = false;
    if (!came.ok) refusal.value = came.refusal;
    return came;
  };
  const open = (seat: number | null) =>
    desk.ask({ type: 'open', id, seat }).then((came) => {
      if (!came.ok) link.value = 'gone';
    });
  const seat = () => page.value?.seat ?? 0;
  void open(null);
  return {
    kind: 'local',
    page,
    story,
    link,
    refusal,
    isPending,
    talk: null,
    now: Date.now,
    move: (move) =>
      void asked(desk.ask({ type: 'move', id, seat: seat(), version: page.value?.version ?? 0, move })),
    undo: () => void asked(desk.ask({ type: 'undo', id, seat: seat() })),
    answerUndo: () => undefined,
    resign: () => void asked(desk.ask({ type: 'resign', id, seat: seat() })),
    async past(version) {
      const came = await desk.ask({ type: 'past', id, version });
      return came.ok ? (came.value as MatchPage) : null;
    },
    async rematch() {
      const came = await asked(desk.ask({ type: 'rematch', id }));
      return came.ok ? `/local/${came.value}` : null;
    },
    join: () => undefined,
    leave: () => undefined,
    sitAt: (own) => void open(own),
    close() {
      deafen();
      void desk.ask({ type: 'close', id });
    },
  };
}
