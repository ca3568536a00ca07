import { nameKey, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../store/user.ts';
import type { UserChanges } from '../store/user-store.ts';
import { type LeaveTablesDeps, leaveTables } from './leave-tables.ts';
import { openTablesOf } from './personal-data.ts';
import { NAME_TAKEN, NO_SUCH_USER } from './refusals.ts';

interface UserAdministrationDeps extends LeaveTablesDeps {
  readonly store: Store;
  readonly bus: Bus;
}

const LAST_ADMIN = refusal('forbidden', 'this is the last admin');
const NO_ADMIN_MATERIAL = refusal('forbidden', 'only an account that is not banned can be an admin');

/** What admins do to other users. Every method returns null on success. */
export class UserAdministration {
  readonly #deps: UserAdministrationDeps;

  constructor(deps: UserAdministrationDeps) {
    this.#deps = deps;
  }

  /** Also for an account, which cannot change its name itself. */
  async rename({ id, name: before }: User, name: string): Promise<ServerRefusal | null> {
    const { users } = this.#deps.store;
    // A mere change of spelling is allowed, although the user's own name counts as taken.
    const isSpelling = nameKey(before) === nameKey(name);
    if (!isSpelling && (await users.isNameTaken(name))) return NAME_TAKEN;
    return this.#change(id, { name, nameKey: nameKey(name) }, NAME_TAKEN);
  }

  /** Closes their open tables and reports, and frees their seats at other open tables. */
  async ban(id: UserId): Promise<ServerRefusal | null> {
    const refused = await this.#change(id, { isBanned: true }, LAST_ADMIN);
    if (refused) return refused;
    await this.leaveOpenTables(id);
    await this.#deps.store.moderation.closeReportsBy(id);
    return null;
  }

  unban(id: UserId): Promise<ServerRefusal | null> {
    return this.#change(id, { isBanned: false }, LAST_ADMIN);
  }

  /** A guest cannot be an admin: they cannot sign in again after losing their token. */
  async grantAdmin(id: UserId): Promise<ServerRefusal | null> {
    const user = await this.#deps.store.users.byId(id);
    if (user?.kind === 'guest' || user?.isBanned) return NO_ADMIN_MATERIAL;
    return this.#change(id, { isAdmin: true }, LAST_ADMIN);
  }

  revokeAdmin(id: UserId): Promise<ServerRefusal | null> {
    return this.#change(id, { isAdmin: false }, LAST_ADMIN);
  }

  /** For a user who will not come back. */
  async leaveOpenTables(id: UserId): Promise<void> {
    await leaveTables(this.#deps, id, await openTablesOf(this.#deps.store, id));
  }

  /** `conflict`: the refusal if the store reports a conflict for an existing user. */
  async #change(id: UserId, changes: UserChanges, conflict: ServerRefusal): Promise<ServerRefusal | null> {
    const { store, bus } = this.#deps;
    if ((await store.users.update(id, changes)) === 'conflict')
      return (await store.users.byId(id)) ? conflict : NO_SUCH_USER;
    // Every process invalidates its caches and checks its connections again.
    bus.publish({ type: 'user', id });
    return null;
  }
}
