import type { MatchId } from '@safehouse/protocol';
import type { Bus, BusMessage } from '../bus/bus.ts';

/** The viewers of a match in this process. */
export interface Audience {
  readonly spectators: number;
  /** May the table be in the list of live tables? */
  readonly isListed: boolean;
  /** One of its players is invisible. */
  readonly isHidden: boolean;
}

type SpectatorsMessage = Extract<BusMessage, { readonly type: 'spectators' }>;

interface SpectatorCountsDeps {
  readonly bus: Pick<Bus, 'publishToOthers'>;
  /** The id of this process. */
  readonly server: string;
  now(): number;
}

interface LocalAudience {
  audience: Audience;
  sentAt: number;
}

/** A message may be lost and a server may crash, so counts that are not repeated in time are dropped. */
const REPEAT_MS = 20_000;
const EXPIRY_MS = 60_000;
const MAX_HIDDEN = 10_000;

/** The number of spectators of each match, in all processes together. */
export class SpectatorCounts {
  readonly #deps: SpectatorCountsDeps;
  readonly #local = new Map<MatchId, LocalAudience>();
  readonly #remote = new Map<MatchId, Map<string, { readonly count: number; readonly at: number }>>();
  /** Tables of invisible players, kept after they have closed the page. The oldest are dropped first. */
  readonly #hidden = new Set<MatchId>();

  constructor(deps: SpectatorCountsDeps) {
    this.#deps = deps;
  }

  total(match: MatchId): number {
    const local = this.#local.get(match)?.audience.spectators ?? 0;
    return [...(this.#remote.get(match)?.values() ?? [])].reduce((sum, { count }) => sum + count, local);
  }

  isHidden(match: MatchId): boolean {
    return this.#hidden.has(match);
  }

  /** Called every second for every match that is watched here. */
  setLocal(match: MatchId, audience: Audience): void {
    const before = this.#local.get(match);
    const isSame =
      before?.audience.spectators === audience.spectators && before.audience.isHidden === audience.isHidden;
    const now = this.#deps.now();
    this.#dropExpired(match, now);
    if (before && isSame && now - before.sentAt < REPEAT_MS) return;
    this.#local.set(match, { audience, sentAt: now });
    if (audience.isHidden) {
      this.hide(match);
      this.#deps.bus.publishToOthers({ type: 'hidden', id: match });
    }
    if (before || audience.spectators > 0) this.#send(match, audience);
  }

  /** The match is no longer watched here. */
  removeLocal(match: MatchId): void {
    const before = this.#local.get(match);
    this.#local.delete(match);
    if (before && before.audience.spectators > 0) this.#send(match, { ...before.audience, spectators: 0 });
  }

  onRemote({ id, server, count }: SpectatorsMessage): void {
    const servers = this.#remote.get(id) ?? new Map();
    const own = this.#local.get(id);
    // It has only just started and does not know our counts.
    if (own && !servers.has(server)) own.sentAt = Number.NEGATIVE_INFINITY;
    if (count > 0) servers.set(server, { count, at: this.#deps.now() });
    else servers.delete(server);
    if (servers.size > 0) this.#remote.set(id, servers);
    else this.#remote.delete(id);
  }

  /** Another process starts listing tables: it gets the hidden ones at once, and the counts with the next tick. */
  onAsked(): void {
    for (const id of this.#hidden) this.#deps.bus.publishToOthers({ type: 'hidden', id });
    for (const local of this.#local.values()) local.sentAt = Number.NEGATIVE_INFINITY;
  }

  /** Drops expired counts, also of tables that nobody watches here. */
  prune(): void {
    const now = this.#deps.now();
    for (const match of this.#remote.keys()) this.#dropExpired(match, now);
  }

  #dropExpired(match: MatchId, now: number): void {
    const servers = this.#remote.get(match);
    if (!servers) return;
    for (const [server, { at }] of servers) if (now - at >= EXPIRY_MS) servers.delete(server);
    if (servers.size === 0) this.#remote.delete(match);
  }

  /** A player of this match is invisible. */
  hide(match: MatchId): void {
    this.#hidden.add(match);
    const [oldest] = this.#hidden;
    if (this.#hidden.size > MAX_HIDDEN) this.#hidden.delete(oldest);
  }

  #send(match: MatchId, { spectators, isListed }: Audience): void {
    const { bus, server } = this.#deps;
    bus.publishToOthers({ type: 'spectators', id: match, server, count: spectators, isListed });
  }
}
