import type { ListedMatch, MatchId, UserId } from '@safehouse/protocol';
import { holderOf, type Table } from '@safehouse/table';
import type { MatchNote } from '../bus/bus.ts';
import type { House } from '../house.ts';
import { listed } from '../match/listed.ts';
import type { MatchListed } from '../store/matches.ts';
import type { ListReader } from './watcher.ts';

const LISTED = 50;

type ListsHouse = Pick<House, 'store' | 'rooms' | 'bus' | 'directory'>;

/** Those who look at the lobby or at their own matches. Lists are long: they are sent anew once a tick at most. */
export class Lists {
  readonly #house: ListsHouse;
  readonly #lobby = new Set<ListReader>();
  readonly #mine = new Map<UserId, Set<ListReader>>();
  /** How to stop hearing of somebody's list from other processes. */
  readonly #ties = new Map<UserId, () => void>();
  /** What is in the lobby as last told; a change of one of these is a change of the lobby. */
  #open: ReadonlySet<MatchId> = new Set();
  #isLobbyOld = false;
  readonly #old = new Set<UserId>();

  constructor(house: ListsHouse) {
    this.#house = house;
  }

  async add(reader: ListReader): Promise<void> {
    const user = reader.listener.userId;
    if (reader.type === 'lobby') this.#lobby.add(reader);
    else if (user !== null) this.#own(user).add(reader);
    const text = reader.type === 'lobby' ? await this.#lobbyText() : await this.#mineText(user);
    if (this.#has(reader)) tell(reader, text);
  }

  remove(reader: ListReader): void {
    this.#lobby.delete(reader);
    const user = reader.listener.userId;
    const own = user === null ? undefined : this.#mine.get(user);
    if (user === null || !own?.delete(reader) || own.size > 0) return;
    this.#mine.delete(user);
    this.#ties.get(user)?.();
    this.#ties.delete(user);
  }

  #own(user: UserId): Set<ListReader> {
    const own = this.#mine.get(user) ?? new Set();
    this.#mine.set(user, own);
    if (!this.#ties.has(user)) this.#ties.set(user, this.#house.bus.follow({ type: 'mine', id: user }));
    return own;
  }

  mineChanged(user: UserId): void {
    if (this.#mine.has(user)) this.#old.add(user);
  }

  lobbyChanged(): void {
    this.#isLobbyOld = true;
  }

  /** From elsewhere, notes about lists come by themselves. */
  async matchChanged({ id, table, isFromElsewhere }: MatchNote): Promise<void> {
    if (isFromElsewhere || this.#lobby.size + this.#mine.size === 0) return;
    if (table) this.#note(table);
    else await this.#house.rooms.look(id, (looked) => this.#note(looked));
  }

  #note({ header, status, chairs }: Table): void {
    const isOpen = status === 'open' && header.visibility === 'public';
    if (isOpen || this.#open.has(header.id)) this.#isLobbyOld = true;
    for (const chair of chairs) {
      const holder = holderOf(chair);
      if (holder !== null && this.#mine.has(holder)) this.#old.add(holder);
    }
  }

  /** Sends what has become old. */
  async tick(): Promise<void> {
    if (this.#isLobbyOld && this.#lobby.size > 0) {
      const text = await this.#lobbyText();
      for (const reader of this.#lobby) tell(reader, text);
    }
    for (const user of [...this.#old]) {
      this.#old.delete(user);
      const text = await this.#mineText(user);
      for (const reader of this.#mine.get(user) ?? []) tell(reader, text);
    }
  }

  #has(reader: ListReader): boolean {
    const user = reader.listener.userId;
    return this.#lobby.has(reader) || (user !== null && this.#mine.get(user)?.has(reader) === true);
  }

  /** What cannot be read now is told at a later tick. */
  async #lobbyText(): Promise<string> {
    this.#isLobbyOld = false;
    const open = await this.#house.store.matches.openTables(LISTED).catch((error) => {
      this.#isLobbyOld = true;
      throw error;
    });
    this.#open = new Set(open.map(({ header }) => header.id));
    return `"tables":${JSON.stringify(await this.#shown(open, null))}}`;
  }

  async #mineText(user: UserId | null): Promise<string> {
    const own = user === null ? [] : await this.#ownMatches(user);
    return `"matches":${JSON.stringify(await this.#shown(own, user))}}`;
  }

  #ownMatches(user: UserId): Promise<MatchListed[]> {
    return this.#house.store.matches.matchesOf(user, LISTED).catch((error) => {
      this.#old.add(user);
      throw error;
    });
  }

  async #shown(matches: readonly MatchListed[], user: UserId | null): Promise<ListedMatch[]> {
    const { directory } = this.#house;
    await directory.meet(matches.flatMap(({ summary }) => summary.holders));
    return matches.map((one) => listed(one, user, directory.nameOf));
  }
}

function tell({ listener, type, on }: ListReader, rest: string): void {
  listener.tell(`{"type":"${type}","on":${on},${rest}`);
}
