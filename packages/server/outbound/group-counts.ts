/** Jobs that share a limit. */
interface JobGroup {
  readonly name: string;
  readonly limit: number;
}

/** The groups of one job: those of its user, and those it shares with other users, such as a host. */
export interface JobGroups {
  readonly user: JobGroup;
  readonly shared: readonly JobGroup[];
}

/** A user may add to a shared group while it has this many free places for each of their own jobs. */
const FREE_PLACES_PER_JOB = 10;

/** Counts jobs in groups that overlap. */
export class GroupCounts {
  readonly #counts = new Map<string, number>();

  count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  hasRoom({ user, shared }: JobGroups): boolean {
    return [user, ...shared].every(({ name, limit }) => this.count(name) < limit);
  }

  /** The fuller a shared group, the fewer jobs one user may have in it: the last places are for users without any. */
  hasFairRoom(groups: JobGroups): boolean {
    const { user, shared } = groups;
    return (
      this.hasRoom(groups) &&
      shared.every(
        ({ name, limit }) => FREE_PLACES_PER_JOB * this.count(ownShare(user, name)) <= limit - this.count(name),
      )
    );
  }

  add(groups: JobGroups): void {
    for (const name of countedNames(groups)) this.#counts.set(name, this.count(name) + 1);
  }

  remove(groups: JobGroups): void {
    for (const name of countedNames(groups)) {
      const left = this.count(name) - 1;
      if (left > 0) this.#counts.set(name, left);
      else this.#counts.delete(name);
    }
  }
}

const ownShare = (user: JobGroup, name: string) => `${user.name}: ${name}`;

function countedNames({ user, shared }: JobGroups): string[] {
  return [user.name, ...shared.flatMap(({ name }) => [name, ownShare(user, name)])];
}
