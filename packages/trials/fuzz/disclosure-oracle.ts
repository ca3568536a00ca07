import { isDeepStrictEqual } from 'node:util';
import { SEATS, type Seat, type Viewer } from '@safehouse/contract';
import { dealSeed, type MatchId, serverSeedParts, type UserId } from '@safehouse/protocol';
import { eventsSince, holderOf, type Table } from '@safehouse/table';
import { isDuelOver } from '../../server/daily/duel.ts';
import type { ChallengeStore } from '../../server/store/challenge-store.ts';
import type { MatchStore } from '../../server/store/match-store.ts';
import type { Store } from '../../server/store/store.ts';
import { replayStoredMatch } from '../replay-stored-match.ts';

/** A view of a match as it was sent in a response. */
export interface ShownView {
  readonly match: MatchId;
  readonly version: number;
  readonly view: unknown;
  /** Undefined if the response does not contain it. */
  readonly seat?: number | null;
  readonly legal?: unknown;
  /** The events after some version. */
  readonly facts?: unknown;
  /** The users whose tokens were in the request. */
  readonly requesters: readonly string[];
  /** When the response arrived. */
  readonly at: number;
}

export interface MatchSecret {
  readonly text: string;
  readonly match: MatchId;
  /** The user who chose it, and may see it. */
  readonly owner: UserId | null;
}

/** Computes from the store what every user may know. */
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

  /** The seeds of a match: before the end only its owner may see one. */
  async secretsOf(id: MatchId): Promise<readonly MatchSecret[]> {
    const stored = await this.#matches.load(id);
    if (!stored) return [];
    const table = await replayStoredMatch(stored);
    const { serverSeed, pair, host } = stored.header;
    const chairSeeds = table.chairs.flatMap((chair) =>
      chair.type === 'person' ? [{ text: chair.seed, match: id, owner: chair.user }] : [],
    );
    const deal = dealSeed(serverSeed, table.chairSeeds);
    const parts = [...serverSeedParts(serverSeed), deal];
    const serverSecrets = parts.map((text) => ({ text, match: id, owner: null }));
    return [...serverSecrets, ...chairSeeds, ...(pair ? [{ text: pair.seed, match: id, owner: host }] : [])];
  }

  /** The secret that the deals of a challenge are derived from. No user may ever see it. */
  async challengeSecretOf(id: MatchId): Promise<string | null> {
    const { challenge } = (await this.#matches.load(id))?.header ?? {};
    return challenge ? ((await this.#challenges.find(challenge.id))?.secret ?? null) : null;
  }

  /** May all users know the deal? */
  async isRevealed(id: MatchId): Promise<boolean> {
    const table = await this.loadTable(id);
    if (table?.status === 'over') return !(await this.#isDealInPlay(table));
    // Nobody will play the deal of a table that was closed. It is public if its twin was played to the end.
    const twin = table?.status === 'closed' ? table.header.pair : null;
    return twin !== null && (await this.loadTable(twin.id))?.status === 'over';
  }

  /** Is the same deal still played elsewhere: at the paired table, in a daily challenge or in a duel? */
  async #isDealInPlay({ header: { pair, challenge } }: Table): Promise<boolean> {
    const twin = pair && (await this.loadTable(pair.id));
    if (twin) return twin.status === 'open' || twin.status === 'running';
    if (challenge?.kind !== 'duel') return challenge !== undefined;
    return !isDuelOver(await this.#challenges.findAttempts({ challenge: challenge.id }));
  }

  /** Null if the view is exactly what one of the requesters may see. */
  async findViolation(shown: ShownView): Promise<string | null> {
    const stored = await this.#matches.load(shown.match);
    if (!stored) return `a view of ${shown.match}, which is not stored`;
    const table = await replayStoredMatch(stored, shown.version);
    if (table.version !== shown.version) return `version ${shown.version} is not stored`;
    const now = await replayStoredMatch(stored);
    const isDealInPlay = await this.#isDealInPlay(now);
    const viewers = allowedViewers({ table, now, isDealInPlay }, shown);
    if (viewers.some((viewer) => isExactView(table, viewer, shown))) return null;
    return `a view of ${shown.match} at ${shown.version} that none of ${JSON.stringify(viewers)} may have`;
  }

  /** Moves by users who did not hold the seat. Throws if the match cannot be replayed. */
  async findImpersonations(id: MatchId): Promise<string[]> {
    const stored = await this.#matches.load(id);
    if (!stored) return [`match ${id} is gone`];
    const table = await replayStoredMatch(stored, 0);
    return stored.entries.flatMap((entry) => {
      const { event, author, version } = entry;
      const holder = event.type === 'moved' ? holderOf(table.chairs[event.seat]) : author;
      table.apply(entry);
      return holder === author ? [] : [`${author} moved for ${holder} in ${id} at ${version}`];
    });
  }
}

/**
 * The seats that the requesters hold, or held at the time. A spectator of a delayed table may not see what is newer
 * than the delay, and nothing after the start while the deal is played elsewhere.
 */
function allowedViewers(
  { table, now, isDealInPlay }: { table: Table; now: Table; isDealInPlay: boolean },
  { requesters, seat, at }: ShownView,
): Viewer[] {
  const isHeld = (held: Seat) =>
    requesters.some((user) => [table, now].some((state) => state.seatsOf(user as UserId).includes(held)));
  const viewers: Viewer[] = SEATS.slice(0, table.chairs.length).filter(isHeld);
  const isDelayOver = (table.entries.at(-1)?.at ?? 0) + 1000 * table.header.delay <= at;
  if (isDelayOver && !(isDealInPlay && table.match)) viewers.push('spectator');
  return seat === undefined ? viewers : viewers.filter((viewer) => viewer === (seat ?? 'spectator'));
}

function isExactView(table: Table, viewer: Viewer, { view, legal, facts }: ShownView): boolean {
  const { match } = table;
  const isToAct = viewer !== 'spectator' && table.toAct.includes(viewer);
  const expected = {
    view: match?.game.view(match.state, viewer) ?? null,
    legal: legal === undefined ? undefined : isToAct ? match?.legal(viewer) : [],
    facts: facts === undefined ? undefined : eventsSince(table, viewer, versionBefore(facts, table.version)),
  };
  return isDeepStrictEqual(toPlainJson(expected), toPlainJson({ view, legal, facts }));
}

function versionBefore(facts: unknown, version: number): number {
  const [first] = facts as readonly { readonly version: number }[];
  return first ? first.version - 1 : version;
}

const toPlainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
