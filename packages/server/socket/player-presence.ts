import type { MatchId, UserId } from '@safehouse/protocol';
import type { AbsentPlayer } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Presence } from '../bus/presence.ts';

/** A reloading page, or a phone that changes networks, is back within this time and does not count as away. */
const GRACE_MS = 5000;
/** How often other servers are asked although they have not reported a change: one may have crashed. */
const REMOTE_CHECK_INTERVAL_MS = 20_000;

export interface PlayerPresenceDeps {
  readonly bus: Pick<Bus, 'publishToOthers'>;
  /** Who watches what on other servers; null or missing if there are none. */
  readonly presence?: Pick<Presence, 'isWatching' | 'isConnected'> | null;
  /** Does this player have the match open on this server? */
  isHere(user: UserId): boolean;
  now(): number;
}

interface RemoteState {
  isHere: boolean;
  askedAt: number;
}

/**
 * Which players of a match do not have it open. Kept only in memory and only while somebody watches the match: after a
 * restart every absence starts from zero.
 */
export class PlayerPresence {
  readonly #match: MatchId;
  readonly #deps: PlayerPresenceDeps;
  readonly #missingSince = new Map<UserId, number>();
  readonly #remote = new Map<UserId, RemoteState>();
  #away: readonly AbsentPlayer[] = [];
  #localPlayers: readonly UserId[] = [];

  constructor(match: MatchId, deps: PlayerPresenceDeps) {
    this.#match = match;
    this.#deps = deps;
  }

  /** The players who are shown as away. */
  get away(): readonly AbsentPlayer[] {
    return this.#away;
  }

  /** Checks who is missing; true if that has changed. If no player is present, nobody counts as missing. */
  update(players: readonly UserId[]): boolean {
    const now = this.#deps.now();
    const local = players.filter((user) => this.#deps.isHere(user));
    this.#reportLocalPlayers(local);
    const awaited = local.length === 0 ? [] : players;
    for (const user of this.#missingSince.keys()) if (!awaited.includes(user)) this.#missingSince.delete(user);
    for (const user of awaited) {
      if (this.#isPresent(user, now)) this.#missingSince.delete(user);
      else if (!this.#missingSince.has(user)) this.#missingSince.set(user, now);
    }
    const away = this.#absentFor(GRACE_MS, now);
    const isChanged = String(away.map(({ user }) => user)) !== String(this.#away.map(({ user }) => user));
    this.#away = away;
    return isChanged;
  }

  #absentFor(ms: number, now: number): AbsentPlayer[] {
    return [...this.#missingSince].filter(([, since]) => now - since >= ms).map(([user, since]) => ({ user, since }));
  }

  /** Other servers ask again when the players on this one have changed. */
  #reportLocalPlayers(players: readonly UserId[]): void {
    if (!this.#deps.presence || String(players) === String(this.#localPlayers)) return;
    this.#localPlayers = players;
    this.#deps.bus.publishToOthers({ type: 'presence', id: this.#match });
  }

  /** A player about whom other servers have not been asked yet counts as present. */
  #isPresent(user: UserId, now: number): boolean {
    if (this.#deps.isHere(user)) return true;
    if (!this.#deps.presence) return false;
    const state = this.#remote.get(user) ?? { isHere: true, askedAt: Number.NEGATIVE_INFINITY };
    this.#remote.set(user, state);
    if (now - state.askedAt >= REMOTE_CHECK_INTERVAL_MS) void this.#askOthers(user, state);
    return state.isHere;
  }

  async #askOthers(user: UserId, state: RemoteState): Promise<void> {
    const { presence, now } = this.#deps;
    state.askedAt = now();
    // While the servers cannot reach each other, nobody is declared away.
    state.isHere = !presence?.isConnected || (await presence.isWatching(this.#match, user));
  }

  /** Players have connected or disconnected on another server. */
  recheckRemote(): void {
    for (const state of this.#remote.values()) state.askedAt = Number.NEGATIVE_INFINITY;
  }

  /** All absent players, after asking the other servers once more. */
  async confirmAbsent(): Promise<readonly AbsentPlayer[]> {
    const missing = this.#absentFor(GRACE_MS, this.#deps.now());
    const asked = missing.map(async ({ user }) => {
      const state = this.#remote.get(user);
      if (state) await this.#askOthers(user, state);
    });
    await Promise.all(asked);
    return missing.filter(({ user }) => !this.#deps.isHere(user) && !this.#remote.get(user)?.isHere);
  }
}
