import { signal } from '@preact/signals';
import type { ChatContent, MatchId, MatchView, ServerMessage, ViewedEvent } from '@safehouse/protocol';
import { type ApiResult, apiRequest } from '../online/api.ts';
import { confirmDeal, joinWithSeed } from '../online/remembered-deals.ts';
import { ensureSession } from '../online/session.ts';
import { type SocketClient, socket } from '../online/socket.ts';
import { CHAT_PATHS, createTableChat } from './chat.ts';
import { appendEvents, lastVersion } from './events.ts';
import { type ConnectionState, EVERYBODY_HERE, type MatchSource, type TablePresence } from './match-source.ts';
import { createPendingCommands } from './pending-commands.ts';
import { playRematch } from './rematch.ts';
import { RematchBySocket } from './rematch-by-socket.ts';
import { subscribeToMatch } from './reserved-match.ts';

/** A match that runs on the server. */
export function createOnlineMatch(id: MatchId, client: SocketClient = socket): MatchSource {
  const matchView = signal<MatchView | null>(null);
  const events = signal<readonly ViewedEvent[]>([]);
  const connection = signal<ConnectionState>('connecting');
  const presence = signal<TablePresence>(EVERYBODY_HERE);
  const spectatorCount = signal(0);
  let seat: number | null = null;
  let isNewSeat = true;
  const commands = createPendingCommands((command) => client.send(command));
  const { chat, addLines, loadMissed } = createTableChat(id, 'players', (content) =>
    commands.send({ type: 'chat', on, say: content }),
  );

  const spectators = createTableChat(id, 'spectators', (content) => void sendSpectatorLine(content));
  let isSpectatorChatLoaded = false;

  /** Sent by HTTP, because a spectator may have no session yet, and a new session restarts the socket. */
  const sendSpectatorLine = async (content: ChatContent) => {
    const error = await ensureSession();
    const path = `/matches/${id}/${CHAT_PATHS.spectators}`;
    const response = error ? ({ ok: false, error } as const) : await apiRequest('POST', path, content);
    if (!response.ok) commands.refusal.value = response.error;
  };

  /** Players cannot read the spectators' chat before the match is over. */
  const loadSpectatorChat = ({ seat: ownSeat, status }: MatchView) => {
    if (isSpectatorChatLoaded || (ownSeat !== null && status !== 'over')) return;
    isSpectatorChatLoaded = true;
    void spectators.loadMissed();
  };

  const watch = () =>
    ({
      type: 'watch',
      on,
      match: id,
      ...(seat !== null && { seat }),
      since: isNewSeat ? 0 : lastVersion(events.value),
    }) as const;

  const show = (next: MatchView | null) => {
    if (!next) return;
    matchView.value = next;
    loadSpectatorChat(next);
    confirmDeal(next, events.value);
    const { toAct } = next;
    const other = next.seats.find((mine) => toAct.includes(mine));
    // On a shared device the view is that of the player to move.
    if (next.seat !== null && !toAct.includes(next.seat) && other !== undefined) switchSeat(other);
  };

  const receive = (message: ServerMessage, next: MatchView | null) => {
    switch (message.type) {
      case 'snapshot':
        events.value = appendEvents(isNewSeat ? [] : events.value, message.events ?? []);
        isNewSeat = false;
        // Only now does this server send new lines: one between an earlier request and the subscription would be lost.
        if (connection.value !== 'live') void loadMissed();
        connection.value = 'live';
        // If a player is away, the server's next message says so.
        presence.value = EVERYBODY_HERE;
        show(next);
        commands.resendMoves();
        // The events of a long match come in several snapshots.
        if (message.events?.length && lastVersion(events.value) < message.match.version) client.send(watch());
        break;
      case 'update':
        events.value = appendEvents(events.value, message.events);
        show(next);
        break;
      case 'presence':
        presence.value = message;
        break;
      case 'spectators':
        spectatorCount.value = message.count;
        break;
      case 'done':
        commands.settle(message.key);
        rematches.onAnswer(message);
        break;
      case 'refused':
        rematches.onAnswer(message);
        if (message.key === undefined && message.refusal.code === 'not-found') connection.value = 'gone';
        if (message.key === undefined && message.refusal.code === 'other-rules') client.tryAnotherServer();
        commands.reject(message.key, message.refusal);
        break;
      case 'chat':
        addLines([message.line]);
        break;
      case 'spectator-chat':
        spectators.addLines([message.line]);
        break;
    }
  };

  const onConnectionChange = (state: 'live' | 'lost') => {
    isSpectatorChatLoaded = false;
    if (state === 'lost') rematches.onConnectionLost();
    if (state === 'lost' && connection.value !== 'gone') connection.value = 'lost';
  };

  let on = 0;
  const setNumber = (number: number) => {
    on = number;
  };
  const subscribeMessage = (number: number) => {
    setNumber(number);
    return watch();
  };
  const rematches = new RematchBySocket(client, () => on);

  const switchSeat = (next: number) => {
    seat = next;
    isNewSeat = true;
    client.send(watch());
  };

  const subscription = subscribeToMatch(
    client,
    id,
    { subscribeMessage, onMessage: receive, onConnectionChange },
    setNumber,
  );

  const request = async <T>(send: () => Promise<ApiResult<T>>): Promise<T | null> => {
    commands.refusal.value = null;
    const error = await ensureSession();
    const response = error ? ({ ok: false, error } as const) : await send();
    if (!response.ok) commands.refusal.value = response.error;
    return response.ok ? response.value : null;
  };

  /** Sends a command by HTTP that may change our seat, so we subscribe again. */
  const changeSeat = async (path: string, body: () => object) => {
    await request(() => apiRequest('POST', `/matches/${id}/${path}`, body()));
    isNewSeat = true;
    client.send(watch());
  };

  return {
    kind: 'online',
    matchView,
    events,
    connection,
    refusal: commands.refusal,
    isPending: commands.isPending,
    presence,
    spectators: spectatorCount,
    chat,
    spectatorChat: spectators.chat,
    now: () => client.now(),
    move(move) {
      const version = matchView.value?.version ?? 0;
      commands.send({ type: 'move', on, version, move: { ...move }, key: '' });
    },
    undo: () => commands.send({ type: 'undo', on }),
    answerUndo: ({ agree }) => commands.send({ type: 'undo', on, agree }),
    resign: () => commands.send({ type: 'resign', on }),
    claim: () => commands.send({ type: 'claim', on }),
    async matchViewAt(version) {
      const viewer = matchView.value?.seat ?? null;
      const query = viewer === null ? '' : `&seat=${viewer}`;
      const response = await apiRequest<MatchView>('GET', `/matches/${id}?at=${version}${query}`);
      return response.ok ? response.value : null;
    },
    async rematch() {
      const view = matchView.value;
      const next = view && (await request(() => playRematch(view, rematches)));
      return next && `/match/${next}`;
    },
    join() {
      const view = matchView.value;
      // The seed is remembered with the user, who may be signed in only now.
      if (view) void changeSeat('join', () => joinWithSeed(view));
    },
    leave: () => void changeSeat('leave', () => ({})),
    switchSeat,
    close: () => subscription.end(),
  };
}
