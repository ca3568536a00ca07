import { BlockList } from 'node:net';
import {
  type AdminActionType,
  newId,
  refusal,
  type ServerRefusal,
  type ServerSwitches,
  serverSwitches,
  type UserId,
} from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { ModerationStore, NetworkBan } from '../store/moderation-store.ts';
import { blockListOf, isInNetworks } from './network-bans.ts';

interface ModerationDeps {
  readonly store: ModerationStore;
  readonly bus: Bus;
  readonly log: Log;
  now(): number;
}

export interface AdminActionRecord {
  readonly author: UserId;
  readonly action: AdminActionType;
  readonly target: string;
  readonly detail?: string;
}

const INITIAL_SWITCHES: ServerSwitches = { guests: true, signUp: 'open', invitation: '' };

/** Network bans and the server's switches, in memory because every request needs them; and the admins' log. */
export class Moderation {
  readonly #deps: ModerationDeps;
  readonly #banListeners: (() => void)[] = [];
  #bans: readonly NetworkBan[] = [];
  #networks = new BlockList();
  #nextExpiry = Number.POSITIVE_INFINITY;
  switches = INITIAL_SWITCHES;

  constructor(deps: ModerationDeps) {
    this.#deps = deps;
    deps.bus.subscribe((message) => {
      if (message.type === 'moderation') this.load().catch((error) => this.#logFailure(error));
    });
  }

  /** Reads what this or another process has stored. */
  async load(): Promise<void> {
    const { store, now } = this.#deps;
    const switches = await store.switches();
    this.switches = switches === null ? INITIAL_SWITCHES : serverSwitches.parse(JSON.parse(switches));
    this.#setBans(await store.networkBans(now()));
    for (const listener of this.#banListeners) listener();
  }

  #setBans(bans: readonly NetworkBan[]): void {
    this.#bans = bans;
    this.#networks = blockListOf(bans);
    this.#nextExpiry = Math.min(...bans.map(({ until }) => until ?? Number.POSITIVE_INFINITY));
  }

  isAddressBanned(address: string): boolean {
    const now = this.#deps.now();
    if (now >= this.#nextExpiry) this.#setBans(this.#bans.filter(({ until }) => until === null || until > now));
    return isInNetworks(this.#networks, address);
  }

  /** Called whenever bans may have changed. */
  onBansChanged(listener: () => void): void {
    this.#banListeners.push(listener);
  }

  async banNetwork(network: string, until: number | null): Promise<void> {
    await this.#deps.store.banNetwork({ network, at: this.#deps.now(), until });
    await this.#reloadEverywhere();
  }

  async unbanNetwork(network: string): Promise<boolean> {
    const isLifted = await this.#deps.store.unbanNetwork(network);
    if (isLifted) await this.#reloadEverywhere();
    return isLifted;
  }

  async storeSwitches(switches: ServerSwitches): Promise<void> {
    await this.#deps.store.storeSwitches(JSON.stringify(switches));
    await this.#reloadEverywhere();
  }

  async #reloadEverywhere(): Promise<void> {
    await this.load();
    this.#deps.bus.publishToOthers({ type: 'moderation' });
  }

  guestRefusal(): ServerRefusal | null {
    return this.switches.guests ? null : refusal('guests-closed', 'this server takes no new guests');
  }

  signUpRefusal(invitation: string | undefined): ServerRefusal | null {
    const { signUp, invitation: code } = this.switches;
    if (signUp === 'open') return null;
    if (signUp === 'closed') return refusal('sign-up-closed', 'this server takes no new accounts');
    return code !== '' && invitation === code
      ? null
      : refusal('invitation-needed', 'a new account needs the invitation code of this server');
  }

  /** Everything that an admin does is stored. */
  async record({ author, action, target, detail = '' }: AdminActionRecord): Promise<void> {
    const { store, log, now } = this.#deps;
    log.info('admin action', { action, target, by: author });
    await store.logAction({ id: newId(), at: now(), author, action, target, detail });
  }

  #logFailure(error: unknown): void {
    this.#deps.log.error('bans and switches could not be read', { error: String(error) });
  }
}
