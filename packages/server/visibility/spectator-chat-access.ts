import { type MatchId, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { NO_SUCH_MATCH } from '../match/refusals.ts';
import type { DealDeps } from './deal-in-play.ts';
import { MatchVisibility } from './match-visibility.ts';

const NO_CHAT = refusal('forbidden', 'there is no chat at this table');
const PLAYERS_APART = refusal('forbidden', 'players cannot use the chat of the spectators');
const NOTHING_TO_SEE = refusal('forbidden', 'there is nothing to watch yet');

/**
 * Who may read and write the spectators' chat: nobody who has sat at the table before the match is over, and nobody
 * while spectators see nothing of the match.
 */
export class SpectatorChatAccess {
  readonly #deps: DealDeps;

  constructor(deps: DealDeps) {
    this.#deps = deps;
  }

  /** Why this user may not write now; null if they may. */
  async chatRefusal(match: MatchId, user: UserId): Promise<ServerRefusal | null> {
    const look = await this.#look(match, (live, seen) => {
      if (!live.header.chat) return NO_CHAT;
      if (live.hadSeat(user)) return PLAYERS_APART;
      return seen.status === 'open' ? NOTHING_TO_SEE : null;
    });
    return look ? look.value : NO_SUCH_MATCH;
  }

  /** The time of the last line that this user may read; null if there is no such match. */
  async chatVisibleUntil(match: MatchId, user: UserId | null): Promise<number | null> {
    const look = await this.#look(match, (live, seen) => {
      const isPlaying = user !== null && isInPlay(live) && live.hadSeat(user);
      return isPlaying || seen.status === 'open' ? BEFORE_EVERYTHING : this.#deps.now();
    });
    return look?.value ?? null;
  }

  /** Which of these users may not read it now because they have sat at the table. */
  async playersAmong(match: MatchId, users: readonly UserId[]): Promise<ReadonlySet<UserId>> {
    const look = await this.#look(match, (live) => (isInPlay(live) ? users.filter((user) => live.hadSeat(user)) : []));
    return new Set(look?.value ?? users);
  }

  /** Wrapped in an object, because null means that there is no match. */
  async #look<T>(match: MatchId, decide: (live: Table, seen: Table) => T): Promise<{ readonly value: T } | null> {
    const visibility = new MatchVisibility(this.#deps, match);
    await visibility.refresh();
    return this.#deps.rooms.read(match, (live) => ({
      value: decide(live, visibility.visibleTo('spectator', live).table),
    }));
  }
}

/** A time before that of any line. */
const BEFORE_EVERYTHING = -1;

function isInPlay({ status }: Table): boolean {
  return status === 'running' || status === 'open';
}
