import type { Attack } from './attack.ts';
import { accountStorm } from './attacks/account-storm.ts';
import { arenaMatches } from './attacks/arena-matches.ts';
import { botTables } from './attacks/bot-tables.ts';
import { challengeFlood } from './attacks/challenge-flood.ts';
import { chatFlood } from './attacks/chat-flood.ts';
import { clubChurn } from './attacks/club-churn.ts';
import { clubPosts } from './attacks/club-posts.ts';
import { commitments } from './attacks/commitments.ts';
import { connectionChurn } from './attacks/connection-churn.ts';
import { deepJson } from './attacks/deep-json.ts';
import { exportStorm } from './attacks/export-storm.ts';
import { fragmentedFrames } from './attacks/fragmented-frames.ts';
import { guestFlood } from './attacks/guest-flood.ts';
import { headOnStreams } from './attacks/head-on-streams.ts';
import { hugeFrames } from './attacks/huge-frames.ts';
import { idleConnections } from './attacks/idle-connections.ts';
import { illegalMoves } from './attacks/illegal-moves.ts';
import { largeBodies } from './attacks/large-bodies.ts';
import { largeEditions } from './attacks/large-editions.ts';
import { listSubscriptions } from './attacks/list-subscriptions.ts';
import { liveLists } from './attacks/live-lists.ts';
import { lobbyFlood } from './attacks/lobby-flood.ts';
import { lobbySniping } from './attacks/lobby-sniping.ts';
import { longMatch } from './attacks/long-match.ts';
import { longReads } from './attacks/long-reads.ts';
import { mailAddresses } from './attacks/mail-addresses.ts';
import { malformedFrames } from './attacks/malformed-frames.ts';
import { manySockets } from './attacks/many-sockets.ts';
import { manyStreams } from './attacks/many-streams.ts';
import { moveKeys } from './attacks/move-keys.ts';
import { none } from './attacks/none.ts';
import { pageFlood } from './attacks/page-flood.ts';
import { peopleChurn } from './attacks/people-churn.ts';
import { pingFlood } from './attacks/ping-flood.ts';
import { pipelinedRequests } from './attacks/pipelined-requests.ts';
import { pongFlood } from './attacks/pong-flood.ts';
import { pushSubscriptions } from './attacks/push-subscriptions.ts';
import { reconnectChurn } from './attacks/reconnect-churn.ts';
import { rematchChurn } from './attacks/rematch-churn.ts';
import { seekChurn } from './attacks/seek-churn.ts';
import { slowBodies } from './attacks/slow-bodies.ts';
import { slowHeaders } from './attacks/slow-headers.ts';
import { slowReaders } from './attacks/slow-readers.ts';
import { socialSlots } from './attacks/social-slots.ts';
import { spectatorChatFlood } from './attacks/spectator-chat-flood.ts';
import { tournamentChurn } from './attacks/tournament-churn.ts';
import { tournamentViews } from './attacks/tournament-views.ts';
import { undoStorm } from './attacks/undo-storm.ts';
import { unknownPages } from './attacks/unknown-pages.ts';
import { watchChurn } from './attacks/watch-churn.ts';
import { wrongPassphrases } from './attacks/wrong-passphrases.ts';

export const ATTACKS: readonly Attack[] = [
  none,
  pingFlood,
  pongFlood,
  headOnStreams,
  manySockets,
  manyStreams,
  idleConnections,
  slowReaders,
  pipelinedRequests,
  largeEditions,
  botTables,
  undoStorm,
  longMatch,
  moveKeys,
  lobbyFlood,
  guestFlood,
  seekChurn,
  commitments,
  wrongPassphrases,
  accountStorm,
  exportStorm,
  chatFlood,
  hugeFrames,
  malformedFrames,
  fragmentedFrames,
  slowHeaders,
  slowBodies,
  largeBodies,
  deepJson,
  pushSubscriptions,
  watchChurn,
  reconnectChurn,
  rematchChurn,
  pageFlood,
  challengeFlood,
  illegalMoves,
  connectionChurn,
  clubChurn,
  clubPosts,
  spectatorChatFlood,
  tournamentChurn,
  tournamentViews,
  arenaMatches,
  liveLists,
  peopleChurn,
  mailAddresses,
  listSubscriptions,
  lobbySniping,
  longReads,
  socialSlots,
  unknownPages,
];
