import type { MatchId, MatchView } from '@safehouse/protocol';
import { type ApiResult, apiRequest } from '../online/api.ts';
import { joinWithSeed } from '../online/remembered-deals.ts';
import { ensureSession } from '../online/session.ts';
import { type SocketClient, socket } from '../online/socket.ts';
import type { MatchSource } from './match-source.ts';
import { MatchSubscription } from './match-subscription.ts';
import { playRematch } from './rematch.ts';

/** A match that runs on the server. */
export function createOnlineMatch(id: MatchId, client: SocketClient = socket): MatchSource {
  const subscription = new MatchSubscription(id, client);
  const { matchView, commands, rematches } = subscription;

  /** Sends a command by HTTP that may change our seat, so we subscribe again. */
  const changeSeat = async (path: string, body: () => object) => {
    await request(commands, () => apiRequest('POST', `/matches/${id}/${path}`, body()));
    subscription.restart();
  };

  return {
    kind: 'online',
    matchView,
    events: subscription.events,
    connection: subscription.connection,
    refusal: commands.refusal,
    isPending: commands.isPending,
    presence: subscription.presence,
    spectators: subscription.spectatorCount,
    chat: subscription.chat.chat,
    spectatorChat: subscription.spectatorChat.chat,
    now: () => client.now(),
    move(move) {
      const version = matchView.value?.version ?? 0;
      commands.send({ type: 'move', on: subscription.on, version, move: { ...move }, key: '' });
    },
    undo: () => commands.send({ type: 'undo', on: subscription.on }),
    answerUndo: ({ agree }) => commands.send({ type: 'undo', on: subscription.on, agree }),
    resign: () => commands.send({ type: 'resign', on: subscription.on }),
    claim: () => commands.send({ type: 'claim', on: subscription.on }),
    matchViewAt: (version) => requestViewAt(id, version, matchView.value?.seat ?? null),
    async rematch() {
      const view = matchView.value;
      const next = view && (await request(commands, () => playRematch(view, rematches)));
      return next && `/match/${next}`;
    },
    join() {
      const view = matchView.value;
      // The seed is remembered with the user, who may be signed in only now.
      if (view) void changeSeat('join', () => joinWithSeed(view));
    },
    leave: () => void changeSeat('leave', () => ({})),
    switchSeat: (seat) => subscription.switchSeat(seat),
    close: () => subscription.end(),
  };
}

/** Null if it was refused; the refusal is then shown. */
async function request<T>(
  { refusal }: MatchSubscription['commands'],
  send: () => Promise<ApiResult<T>>,
): Promise<T | null> {
  refusal.value = null;
  const error = await ensureSession();
  const response = error ? ({ ok: false, error } as const) : await send();
  if (!response.ok) refusal.value = response.error;
  return response.ok ? response.value : null;
}

async function requestViewAt(id: MatchId, version: number, viewer: number | null): Promise<MatchView | null> {
  const query = viewer === null ? '' : `&seat=${viewer}`;
  const response = await apiRequest<MatchView>('GET', `/matches/${id}?at=${version}${query}`);
  return response.ok ? response.value : null;
}
