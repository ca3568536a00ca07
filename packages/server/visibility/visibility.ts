/**
 * Decides what each viewer may see of a match, and when: the seat from which they see it, the delay for spectators,
 * what is hidden while the same deal is played elsewhere, when deal and record are revealed, who may read and write the
 * chat. Nothing else in the server decides this. How a visible table looks from a seat is up to `matchViewFor` of the
 * table.
 */
import { loadGame } from '@safehouse/games/registry';
import { type MatchId, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import { type MatchSummary, rulesVersionOfTable } from '@safehouse/table';
import { NO_SUCH_MATCH } from '../match/refusals.ts';
import type { MatchWithSummary } from '../store/match-store.ts';
import { chatHorizon, chatRefusal } from './chat-access.ts';
import { type DealDeps, isDealInPlay } from './deal-in-play.ts';
import { MatchVisibility } from './match-visibility.ts';
import { SpectatorChatAccess } from './spectator-chat-access.ts';
import { spectatorSummary } from './spectator-summary.ts';

export { mayReadDailyScores, visibleLeg } from './challenge-scores.ts';
export { isDealShared } from './deal-in-play.ts';
export { fairnessReport, recordFor, revealedRecord } from './match-record.ts';
export { type MatchVisibility, type VisibleMatch, viewerOf } from './match-visibility.ts';

const MUTED = refusal('muted', 'an admin has muted you for some time');

export class Visibility {
  readonly #deps: DealDeps;
  readonly #spectatorChat: SpectatorChatAccess;

  constructor(deps: DealDeps) {
    this.#deps = deps;
    this.#spectatorChat = new SpectatorChatAccess(deps);
  }

  /** For a single use. */
  async of(match: MatchId): Promise<MatchVisibility> {
    const visibility = this.follow(match);
    await visibility.refresh();
    return visibility;
  }

  /** For repeated use; must be refreshed before the first one. */
  follow(match: MatchId): MatchVisibility {
    return new MatchVisibility(this.#deps, match);
  }

  /** The refusal for a user whom an admin has muted. */
  async muteRefusal(user: UserId): Promise<ServerRefusal | null> {
    const { store, now } = this.#deps;
    const mutedUntil = await store.moderation.mutedUntil(user);
    return mutedUntil !== null && mutedUntil > now() ? MUTED : null;
  }

  /** A listed match as spectators see it now; null if there is no such match. */
  spectatorSummary(match: MatchWithSummary): Promise<MatchSummary | null> {
    return spectatorSummary(this.#deps, match);
  }

  /** Is the deal of this match still being played at another table? */
  isDealInPlay(match: MatchId): Promise<boolean> {
    return isDealInPlay(this.#deps, match);
  }

  /** Why this user may not write in the chat now; null if they may. */
  async chatRefusal(match: MatchId, user: UserId): Promise<ServerRefusal | null> {
    const { rooms } = this.#deps;
    const muted = await this.muteRefusal(user);
    if (muted) return muted;
    const header = await rooms.read(match, (table) => table.header);
    if (!header) return NO_SUCH_MATCH;
    const isTeamGame = (await loadGame(header.game, rulesVersionOfTable(header)))?.isTeamGame ?? (() => false);
    // Wrapped in an object, because null means that there is no match.
    const result = await rooms.read(match, (table) => ({ why: chatRefusal(table, user, isTeamGame) }));
    return result ? result.why : NO_SUCH_MATCH;
  }

  /** The same for the spectators' chat. */
  get spectatorChat() {
    return {
      chatRefusal: async (match: MatchId, user: UserId) =>
        (await this.muteRefusal(user)) ?? this.#spectatorChat.chatRefusal(match, user),
      chatVisibleUntil: (match: MatchId, user: UserId | null) => this.#spectatorChat.chatVisibleUntil(match, user),
      playersAmong: (match: MatchId, users: readonly UserId[]) => this.#spectatorChat.playersAmong(match, users),
    };
  }

  /** The time of the last chat line that this user may read; null if there is no such match. */
  async chatVisibleUntil(match: MatchId, user: UserId | null): Promise<number | null> {
    const { rooms, now } = this.#deps;
    const horizon = await rooms.read(match, (table) => chatHorizon(table, user, now()));
    if (!horizon) return null;
    const { until, untilWhileDealInPlay } = horizon;
    const isHidden = untilWhileDealInPlay < until && (await isDealInPlay(this.#deps, match));
    return isHidden ? untilWhileDealInPlay : until;
  }
}
