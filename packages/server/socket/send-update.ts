import type { Viewer } from '@safehouse/contract';
import type { UserId } from '@safehouse/protocol';
import type { Chair, Table } from '@safehouse/table';
import { viewerOf } from '../visibility/visibility.ts';
import { wordsOf } from './match-words.ts';
import type { SharedUpdate } from './shared-update.ts';
import type { MatchSubscription } from './subscription.ts';
import type { ViewerStream } from './viewer-stream.ts';

/** What is known of a subscription. */
export interface ViewerState {
  /** Its stream, and the last version sent to it. */
  stream: ViewerStream | null;
  version: number;
  /** Whose view it gets, while these are the chairs and this is the user; unknown at first. */
  viewer: Viewer | null;
  chairs: readonly Chair[] | null;
  user: UserId | null;
}

/** The table as one viewer sees it now, and the update for those who have the previous view. */
export interface ViewerUpdate {
  readonly table: Table;
  readonly stream: ViewerStream;
  readonly update: SharedUpdate | null;
}

/** Somebody with several seats sees the match from the one that is to act. */
export function currentViewer(
  table: Table,
  { subscriber: { userId }, seat }: MatchSubscription,
  state: ViewerState,
): Viewer {
  if (state.viewer !== null && state.chairs === table.chairs && state.user === userId) return state.viewer;
  const viewer = viewerOf(table, userId, seat);
  const isFixed = seat !== undefined || userId === null || table.seatsOf(userId).length < 2;
  state.viewer = isFixed ? viewer : null;
  state.chairs = table.chairs;
  state.user = userId;
  return viewer;
}

/** False if there is nothing to send. */
export function sendUpdate(
  { subscriber, on, since }: MatchSubscription,
  state: ViewerState,
  { table, stream, update }: ViewerUpdate,
): boolean {
  // A player who left a delayed table has seen more than spectators may: waits until the spectators' view has caught
  // up.
  if (stream.version < state.version) return false;
  const { stream: before, version } = state;
  state.stream = stream;
  state.version = stream.version;
  const { packed } = subscriber;
  if (before !== stream) {
    if (packed) packed.tellWords(wordsOf(table.rules));
    else stream.addTextReader();
    subscriber.sendText(stream.snapshot(table, on, before ? version : since));
  } else if (!update) return false;
  else if (packed) packed.sendBytes(update.bytesFor(on));
  else subscriber.sendText(update.textFor(on));
  return true;
}
