import type { WrittenMove } from '@safehouse/contract';
import type { MatchId, PlanLine, UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { openTable, type TestServices } from '../lobby/test-helpers.ts';
import { MatchCommands } from '../match/commands.ts';
import { Rooms } from '../match/rooms.ts';
import type { StoredPlan } from '../store/plan-store.ts';
import { PlanPlayer } from './plan-player.ts';
import { Plans } from './plans.ts';

const DAY_CLOCK = { type: 'turns', perTurn: 86_400, onTimeout: 'bot' } as const;
/** In seconds. */
export const REPLY_DELAY = 60;

/** One process that plays plans. Another one on the same store simulates a restart after a crash. */
export interface PlanTest {
  readonly plans: Plans;
  readonly player: PlanPlayer;
  readonly rooms: Rooms;
  /** Plans that were not played. */
  readonly dropped: StoredPlan[];
  /** A player's own move. */
  play(match: MatchId, user: UserId, move: WrittenMove): Promise<void>;
  put(match: MatchId, user: UserId, lines: readonly PlanLine[]): ReturnType<Plans['put']>;
  /** Lets the maximum delay pass and plays due plans. */
  waitForPlans(): Promise<void>;
}

export function createPlanTest(services: TestServices): PlanTest {
  const { store, bus, now } = services;
  const rooms = new Rooms({
    store: store.matches,
    now,
    onStored: (table, entries) =>
      bus.publish({ type: 'match', id: table.header.id, version: table.version, table, entries }),
  });
  const commands = new MatchCommands(rooms, store.people);
  const plans = new Plans({ store: store.plans, rooms, replyDelay: REPLY_DELAY });
  const dropped: StoredPlan[] = [];
  const player = new PlanPlayer({
    ...services,
    rooms,
    commands,
    plans,
    store: store.plans,
    isLeader: () => true,
    onDropped: (plan) => dropped.push(plan),
  });
  const versionOf = async (match: MatchId) => (await rooms.read(match, ({ version }) => version)) ?? 0;
  return {
    plans,
    player,
    rooms,
    dropped,
    async play(match, user, move) {
      const result = await commands.move({ match, user, version: await versionOf(match), move, lag: 0 });
      if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    },
    put: async (match, user, lines) => plans.put(match, user, { version: await versionOf(match), lines: [...lines] }),
    async waitForPlans() {
      services.advanceTime(1000 * REPLY_DELAY);
      await player.sweep();
    },
  };
}

/** A match of two people in which Ann is to offer two cards and Bob then takes one. */
export function openDayMatch(services: TestServices): Promise<MatchId> {
  return openTable(services, { game: 'agent-avenue', clock: DAY_CLOCK });
}

export interface Offer extends WrittenMove {
  readonly up: string;
  readonly down: string;
}

/** Offers of the seat to act with different cards face up. */
export async function offersIn({ rooms }: PlanTest, match: MatchId): Promise<readonly Offer[]> {
  const moves = await rooms.read(match, (table) => table.match?.legal(table.toAct[0]) ?? []);
  const offers = (moves ?? []).filter(({ type }) => type === 'offer') as unknown as Offer[];
  return [...new Map(offers.map((offer) => [offer.up, offer])).values()];
}

/** The fact of an offer as the other player is told it. */
export function toldOf({ up }: Offer) {
  return { type: 'offered', seat: 0, up, down: { closed: 1 } };
}

export const TAKE_UP = { type: 'recruit', card: 'up' } as const;
export const TAKE_DOWN = { type: 'recruit', card: 'down' } as const;

export function movesIn({ rooms }: PlanTest, match: MatchId): Promise<Table['moves'] | null> {
  return rooms.read(match, ({ moves }) => [...moves]);
}
