import { isDeepStrictEqual } from 'node:util';
import { SEATS, type Seat, type Viewer } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { dealSeed, type MatchId, serverSeedParts, type UserId } from '@safehouse/protocol';
import { eventsSince, holderOf, rulesVersionOfTable, Table } from '@safehouse/table';
import { isDuelOver } from '../../server/daily/duel.ts';
import type { ChallengeStore } from '../../server/store/challenge-store.ts';
import type { MatchStore, StoredMatch } from '../../server/store/match-store.ts';
import type { Store } from '../../server/store/store.ts';

/** What a viewer was shown of a match, as it stood in an answer. */
export interface ShownView {
  readonly match: MatchId;
  readonly version: number;
  readonly view: unknown;
  /** Undefined where the answer does not say. */
  readonly seat?: number | null;
  readonly legal?: unknown;
  /** All that was told after some version. */
  readonly facts?: unknown;
  /** Those who may have asked, and when the answer came. */
  readonly requesters: readonly string[];
  readonly at: number;
}

export interface MatchSecret {
  readonly text: string;
  readonly match: MatchId;
  /** Who brought it, and may be reminded of it. */
  readonly owner: UserId | null;
}

/** What is on the disk, and so what everybody may know. */
export class DisclosureOracle {
  readonly #matches: MatchStore;
  readonly #challenges: ChallengeStore;

  constructor({ matches, challenges }: Pick<Store, 'matches' | 'challenges'>) {
    this.#matches = matches;
    this.#challenges = challenges;
  }

  async loadTable(id: MatchId, version = Number.POSITIVE_INFINITY): Promise<Table | null> {
    const stored = await this.#matches.load(id);
    return stored && replayStoredMatch(stored, version);
  }

  /** What nobody but its owner may read before the end: seeds, and what the deal comes from. */
  async secretsOf(id: MatchId): Promise<readonly MatchSecret[]> {
    const stored = await this.#matches.load(id);
    if (!stored) return [];
    const table = await replayStoredMatch(stored);
    const { serverSeed, pair, host } = stored.header;
    const own = table.chairs.flatMap((chair) =>
      chair.type === 'person' ? [{ text: chair.seed, match: id, owner: chair.user }] : [],
    );
    const deal = dealSeed(serverSeed, table.chairSeeds);
    const inner = [...serverSeedParts(serverSeed), deal].map((text) => ({ text, match: id, owner: null }));
    return [...inner, ...own, ...(pair ? [{ text: pair.seed, match: id, owner: host }] : [])];
  }

  /** What the deals of a challenge come from: nobody is ever told. */
  async challengeSecretOf(id: MatchId): Promise<string | null> {
    const { challenge } = (await this.#matches.load(id))?.header ?? {};
    return challenge ? ((await this.#challenges.find(challenge.id))?.secret ?? null) : null;
  }

  /** May the deal of this match be known to all? */
  async isRevealed(id: MatchId): Promise<boolean> {
    const table = await this.loadTable(id);
    return table?.status === 'over' && !(await this.#isDealInPlay(table));
  }

  /** Is the same deal played elsewhere: at the other table of a pair, by others on that day, in a duel? */
  async #isDealInPlay({ header: { pair, challenge } }: Table): Promise<boolean> {
    const twin = pair && (await this.loadTable(pair.id));
    if (twin) return twin.status === 'open' || twin.status === 'running';
    if (challenge?.kind !== 'duel') return challenge !== undefined;
    return !isDuelOver(await this.#challenges.findAttempts({ challenge: challenge.id }));
  }

  /** What is wrong with what somebody was shown; null where it is exactly what they may know. */
  async findViolation(shown: ShownView): Promise<string | null> {
    const stored = await this.#matches.load(shown.match);
    if (!stored) return `a page of ${shown.match}, which is not stored`;
    const table = await replayStoredMatch(stored, shown.version);
    if (table.version !== shown.version) return `version ${shown.version} is not stored`;
    const now = await replayStoredMatch(stored);
    const viewers = allowedViewers(table, now, shown, await this.#isDealInPlay(now));
    if (viewers.some((viewer) => isExactView(table, viewer, shown))) return null;
    return `a view of ${shown.match} at ${shown.version} that none of ${JSON.stringify(viewers)} may have`;
  }

  /** Entries that somebody made who did not hold the seat. Throws where a match cannot be played. */
  async findImpersonations(id: MatchId): Promise<string[]> {
    const stored = await this.#matches.load(id);
    if (!stored) return [`match ${id} is gone`];
    const table = await replayStoredMatch(stored, 0);
    return stored.entries.flatMap((entry) => {
      const { happening, author, version } = entry;
      const holder = happening.type === 'moved' ? holderOf(table.chairs[happening.seat]) : author;
      table.apply(entry);
      return holder === author ? [] : [`${author} moved for ${holder} in ${id} at ${version}`];
    });
  }
}

async function replayStoredMatch(
  { header, entries }: StoredMatch,
  version = Number.POSITIVE_INFINITY,
): Promise<Table> {
  const module = await loadGame(header.game, rulesVersionOfTable(header));
  if (!module) throw new Error(`no such game: ${header.game}`);
  const table = new Table(header, module.rules);
  for (const entry of entries) if (entry.version <= version) table.apply(entry);
  return table;
}

/**
 * Whoever holds a seat, or held it then. An onlooker of a delayed table may not see what is younger than the delay, and
 * one of a closed table nothing after its start.
 */
function allowedViewers(
  table: Table,
  now: Table,
  { requesters, seat, at }: ShownView,
  isClosed: boolean,
): Viewer[] {
  const holds = (one: Seat) => (asker: string) =>
    table.seatsOf(asker as UserId).includes(one) || now.seatsOf(asker as UserId).includes(one);
  const held = SEATS.filter((one) => one < table.chairs.length && requesters.some(holds(one)));
  const isLate = (table.entries.at(-1)?.at ?? 0) + 1000 * table.header.delay <= at;
  const mayLookOn = isLate && !(isClosed && table.match);
  const all: Viewer[] = mayLookOn ? [...held, 'spectator'] : held;
  return seat === undefined ? all : all.filter((viewer) => viewer === (seat ?? 'spectator'));
}

function isExactView(table: Table, viewer: Viewer, { view, legal, facts }: ShownView): boolean {
  const { match } = table;
  const isToAct = viewer !== 'spectator' && table.toAct.includes(viewer);
  const truth = {
    view: match?.game.view(match.state, viewer) ?? null,
    legal: legal === undefined ? undefined : isToAct ? match?.legal(viewer) : [],
    facts: facts === undefined ? undefined : eventsSince(table, viewer, versionBefore(facts, table.version)),
  };
  return isDeepStrictEqual(toPlainJson(truth), toPlainJson({ view, legal, facts }));
}

function versionBefore(facts: unknown, version: number): number {
  const [first] = facts as readonly { readonly version: number }[];
  return first ? first.version - 1 : version;
}

const toPlainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
