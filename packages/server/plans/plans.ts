import { randomInt } from 'node:crypto';
import {
  type ClockRule,
  type MatchId,
  MIN_PLAN_TURN_SECONDS,
  newId,
  type PlanRequest,
  type PlanView,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import { holdersOf, type Table } from '@safehouse/table';
import { NO_SUCH_MATCH } from '../match/refusals.ts';
import type { Rooms } from '../match/rooms.ts';
import type { PlanStore } from '../store/plan-store.ts';

export interface PlansDeps {
  readonly store: PlanStore;
  readonly rooms: Rooms;
  /** The maximum delay of a planned move in seconds. */
  readonly replyDelay: number;
}

const NOT_SEATED = refusal('forbidden', 'only a player with one seat can plan');
const NOT_PLANNABLE = refusal(
  'not-plannable',
  'you can plan only while others are to move, at tables with hours or days per turn',
);

/** Is a turn so long that nobody waits at the table? */
export function isCorrespondence(clock: ClockRule): boolean {
  return clock.type === 'turns' && clock.perTurn >= MIN_PLAN_TURN_SECONDS;
}

/** Players' conditional moves, visible to their authors only. */
export class Plans {
  readonly #deps: PlansDeps;

  constructor(deps: PlansDeps) {
    this.#deps = deps;
  }

  async put(match: MatchId, user: UserId, { version, lines }: PlanRequest): Promise<ServerRefusal | null> {
    const { store, rooms } = this.#deps;
    const refused = await this.#refusalFor(match, (table) => putRefusal(table, user, version));
    if (refused) return refused;
    const plan = { match, user, id: newId(), lastId: null, version, lines, state: 'waiting' } as const;
    await store.put({ ...plan, delayMs: this.drawDelay() });
    // The turn may have come while the plan was stored.
    const turn = await rooms.read(match, turnOf);
    if (turn?.users.includes(user)) await store.setTurn(match, turn.users, turn.at);
    return null;
  }

  async view(match: MatchId, user: UserId): Promise<PlanView | ServerRefusal> {
    const refused = await this.#refusalFor(match, (table) => (isPlayer(table, user) ? null : NOT_SEATED));
    if (refused) return refused;
    const found = await this.#deps.store.find(match, user);
    return { plan: found && { state: found.state, lines: found.lines } };
  }

  remove(match: MatchId, user: UserId): Promise<void> {
    return this.#deps.store.remove(match, user);
  }

  /** In milliseconds. Independent of the plan and of the position, so that it reveals nothing about either. */
  drawDelay(): number {
    const most = 1000 * this.#deps.replyDelay;
    return randomInt(Math.floor(most / 6), most + 1);
  }

  async #refusalFor(match: MatchId, check: (table: Table) => ServerRefusal | null): Promise<ServerRefusal | null> {
    const read = await this.#deps.rooms.read(match, (table) => ({ refused: check(table) }));
    return read ? read.refused : NO_SUCH_MATCH;
  }
}

function isPlayer(table: Table, user: UserId): boolean {
  return table.seatsOf(user).length === 1;
}

function putRefusal(table: Table, user: UserId, version: number): ServerRefusal | null {
  if (!isPlayer(table, user)) return NOT_SEATED;
  if (version !== table.version) return { ...refusal('stale', 'the match has moved on'), version: table.version };
  const isTurn = turnOf(table).users.includes(user);
  return table.status === 'running' && !isTurn && isCorrespondence(table.header.clock) ? null : NOT_PLANNABLE;
}

/** The users for whom the match waits, and since when. */
export function turnOf({ toAct, chairs, entries }: Table): { readonly users: readonly UserId[]; readonly at: number } {
  return { users: holdersOf(toAct.map((seat) => chairs[seat])), at: entries.at(-1)?.at ?? 0 };
}
