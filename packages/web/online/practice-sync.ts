import { signal } from '@preact/signals';
import {
  type BeatenBot,
  MAX_PRACTICE_MATCHES,
  type MatchView,
  type OwnPractice,
  type PracticeMatch,
  type PracticeRequest,
} from '@safehouse/protocol';
import { listLocalMatches } from '../local/local-match-list.ts';
import type { StoredMatch } from '../local/match-db.ts';
import { allBeatenLevels, rememberBeaten } from '../state/beaten-levels.ts';
import { levelsBeatenIn } from '../state/levels-beaten-in.ts';
import { fromStored } from '../state/own-matches.ts';
import { readStorage, writeStorage } from '../state/storage.ts';
import { apiRequest } from './api.ts';
import { currentUser, restoreSession } from './session.ts';

/** The time until which this browser's matches were sent. Each belongs to the account that was signed in first. */
const SYNCED_KEY = 'safehouse.practice-synced';

/** What is stored with the account; null without an account, or if it could not be loaded. */
export const ownPractice = signal<OwnPractice | null>(null);

let running: Promise<void> | null = null;

/** Called after a match with bots: stores the beaten bots in this browser and with the account. */
export function savePracticeResult(matchView: MatchView): Promise<void> {
  rememberBeaten(matchView.game, levelsBeatenIn(matchView));
  return syncPractice();
}

/** Sends what the account does not have yet, and receives what other devices have sent. Does nothing for a guest. */
export function syncPractice(): Promise<void> {
  running ??= sync().finally(() => {
    running = null;
  });
  return running;
}

/** Allows the matches of this browser to be sent to another account. */
export function forgetSyncedPractice(): void {
  writeStorage(SYNCED_KEY, '0');
}

async function sync(): Promise<void> {
  if (!currentUser.value) await restoreSession();
  const user = currentUser.value;
  if (user?.kind !== 'account') {
    ownPractice.value = null;
    return;
  }
  const requests = practiceRequests(await listLocalMatches(), syncedUntil());
  const answer = requests.length > 0 ? await sendAll(requests) : await apiRequest<OwnPractice>('GET', '/me/practice');
  if (!answer?.ok || currentUser.value?.id !== user.id) return;
  ownPractice.value = answer.value;
  for (const [game, bots] of Map.groupBy(answer.value.beaten, ({ game }: BeatenBot) => game))
    rememberBeaten(
      game,
      bots.map(({ level }) => level),
    );
}

/** The progress is stored after each response. Sending a match again after a lost response changes nothing. */
async function sendAll(requests: readonly PracticeRequest[]) {
  let answer: Awaited<ReturnType<typeof apiRequest<OwnPractice>>> | null = null;
  for (const request of requests) {
    answer = await apiRequest<OwnPractice>('POST', '/me/practice', request);
    if (!answer.ok) return answer;
    writeStorage(SYNCED_KEY, String(request.matches.at(-1)?.at ?? 1));
  }
  return answer;
}

function syncedUntil(): number {
  const value = readStorage(SYNCED_KEY);
  return typeof value === 'number' ? value : 0;
}

/** The first request also names bots that were beaten in matches no longer stored here. */
export function practiceRequests(stored: readonly StoredMatch[], until: number): PracticeRequest[] {
  const matches = stored
    .flatMap(toPracticeMatch)
    .filter(({ at }) => at > until)
    .toSorted((a, b) => a.at - b.at);
  const beaten = until === 0 ? allBeatenLevels() : [];
  const pages = Math.ceil(matches.length / MAX_PRACTICE_MATCHES);
  const requests = Array.from({ length: pages }, (_, i) => ({
    matches: matches.slice(i * MAX_PRACTICE_MATCHES, (i + 1) * MAX_PRACTICE_MATCHES),
    beaten: i === 0 ? beaten : [],
  }));
  return requests.length === 0 && beaten.length > 0 ? [{ matches, beaten }] : requests;
}

/** Matches on a shared device, unfinished ones and those without bots are left out. */
function toPracticeMatch(stored: StoredMatch): PracticeMatch[] {
  const { game, outcome, players, ownSeat } = fromStored(stored);
  const levels = players.flatMap((player) => (player.type === 'bot' ? [player.level] : []));
  if (!stored.isOver || outcome === null || levels.length === 0 || !stored.summary) return [];
  const { seats, result } = stored.summary;
  const beaten = [...new Set(levelsBeatenIn({ seat: ownSeat, seats, players, result }))];
  return [{ id: stored.id, game, levels, beaten, outcome, at: stored.updatedAt }];
}
