import type { MatchView, ServerMessage } from '@safehouse/protocol';
import type { SocketClient, SocketSubscription } from '../online/socket.ts';

/** A page that is about to open takes less than this. */
const KEEP_MS = 10_000;

/** What the server has sent of a match whose page is not open yet. */
interface ReservedMatch {
  readonly on: number;
  readonly messages: readonly (readonly [ServerMessage, MatchView | null])[];
}

/** By the id of the match. */
const kept = new Map<string, ReservedMatch>();

/** A subscription for a match that a later message to the server will name. It ends with the connection. */
export function reserveMatch(client: SocketClient) {
  const messages: [ServerMessage, MatchView | null][] = [];
  let onView: (view: MatchView | null) => void = () => undefined;
  const subscription = client.subscribe({
    subscribeMessage: () => null,
    onMessage(message, view) {
      messages.push([message, view]);
      if (view) onView(view);
    },
    onConnectionChange: () => end(),
  });
  const { on } = subscription;
  const reserved: ReservedMatch = { on, messages };
  const end = () => {
    for (const [id, other] of kept) if (other === reserved) kept.delete(id);
    subscription.end();
    onView(null);
  };
  return {
    on,
    end,
    /** The next view that the server sends; null if the connection was lost. */
    nextView: () =>
      new Promise<MatchView | null>((resolve) => {
        onView = resolve;
      }),
    /** Keeps it for the page of the match with this id. */
    keepFor(id: string): void {
      kept.set(id, reserved);
      setTimeout(() => {
        if (kept.get(id) === reserved) end();
      }, KEEP_MS);
    },
  };
}

export type MatchReservation = ReturnType<typeof reserveMatch>;

/** Subscribes to a match, or takes over what was reserved for it. `start` is called before messages are received. */
export function subscribeToMatch(
  client: SocketClient,
  id: string,
  subscription: SocketSubscription,
  start: (on: number) => void,
): { end(): void } {
  const reserved = kept.get(id);
  kept.delete(id);
  const subscribed = reserved ? client.takeOver(reserved.on, subscription) : client.subscribe(subscription);
  start(subscribed.on);
  for (const [message, view] of reserved?.messages ?? []) subscription.onMessage(message, view);
  return subscribed;
}
