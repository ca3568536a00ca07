import { signal } from '@preact/signals';
import type { MatchId, MatchPage, Message, Told } from '@safehouse/protocol';
import { ask } from '../online/api.ts';
import { comeIn } from '../online/me.ts';
import { socket } from '../online/socket.ts';
import type { Link, MatchSource } from './source.ts';
import { toldBy, toldOn } from './story.ts';
import { tableTalk } from './talk.ts';
import { wishes } from './wishes.ts';

/** A match that is run on the server. */
export function onlineMatch(id: MatchId): MatchSource {
  const page = signal<MatchPage | null>(null);
  const story = signal<readonly Told[]>([]);
  const link = signal<Link>('connecting');
  let seat: number | null = null;
  let isNewSeat = true;
  const wished = wishes((wish) => socket.say(wish));
  const { talk, add, catchUp } = tableTalk(id, (saying) => wished.wish({ type: 'chat', on, say: saying }));

  const watch = () =>
    ({
      type: 'watch',
      on,
      match: id,
      ...(seat !== null && { seat }),
      since: isNewSeat ? 0 : (story.value.at(-1)?.version ?? 0),
    }) as const;

  const show = (next: MatchPage | null) => {
    if (!next) return;
    page.value = next;
    const { toAct } = next;
    const other = next.seats.find((own) => toAct.includes(own));
    // On a shared device the one who is to move looks.
    if (next.seat !== null && !toAct.includes(next.seat) && other !== undefined) sitAt(other);
  };

  const hear = (message: Message, next: MatchPage | null) => {
    switch (message.type) {
      case 'page':
        story.value = toldOn(isNewSeat ? [] : story.value, message.facts ?? []);
        isNewSeat = false;
        link.value = 'live';
        show(next);
        wished.again();
        break;
      case 'moved':
        story.value = toldOn(story.value, toldBy(message, socket.now()));
        show(next);
        break;
      case 'done':
        wished.done(message.key);
        break;
      case 'refused':
        if (message.key === undefined && message.refusal.code === 'not-found') link.value = 'gone';
        if (message.key === undefined && message.refusal.code === 'other-rules') socket.elsewhere();
        wished.refused(message.key, message.refusal);
        break;
      case 'chat':
        add([message.line]);
        break;
    }
  };

  const live = (isLive: boolean) => {
    if (isLive) void catchUp();
    else if (link.value !== 'gone') link.value = 'lost';
  };

  let on = 0;
  const open = (number: number) => {
    on = number;
    return watch();
  };
  const subscription = socket.subscribe({ open, hear, live });
  on = subscription.on;
  if (socket.state.value === 'live') void catchUp();

  const sitAt = (own: number) => {
    seat = own;
    isNewSeat = true;
    socket.say(watch());
  };

  /** What goes by HTTP: the answer changes who we are to the match, so it is watched anew. */
  const request = async <T>(path: string): Promise<T | null> => {
    wished.refusal.value = null;
    const no = await comeIn();
    const answer = no ? ({ ok: false, no } as const) : await ask<T>('POST', `/matches/${id}/${path}`, {});
    if (!answer.ok) wished.refusal.value = answer.no;
    isNewSeat = true;
    socket.say(watch());
    return answer.ok ? answer.value : null;
  };

  return {
    kind: 'online',
    page,
    story,
    link,
    refusal: wished.refusal,
    isPending: wished.isPending,
    talk,
    now: () => socket.now(),
    move(move) {
      const version = page.value?.version ?? 0;
      wished.wish({ type: 'move', on, version, move: { ...move }, key: '' });
    },
    undo: () => wished.wish({ type: 'undo', on }),
    answerUndo: (agree) => wished.wish({ type: 'undo', on, agree }),
    resign: () => wished.wish({ type: 'resign', on }),
    async past(version) {
      const own = page.value?.seat ?? null;
      const which = own === null ? '' : `&seat=${own}`;
      const answer = await ask<MatchPage>('GET', `/matches/${id}?at=${version}${which}`);
      return answer.ok ? answer.value : null;
    },
    async rematch() {
      const made = await request<{ readonly id?: string }>('rematch');
      const next = made?.id ?? page.value?.rematch;
      return made && next ? `/match/${next}` : null;
    },
    join: () => void request('join'),
    leave: () => void request('leave'),
    sitAt,
    close: () => subscription.end(),
  };
}
