import { Match, rulesVersionOf, SEATS, type Seat } from '@safehouse/contract';
import { type GameLoader, type GameModule, loadGame, middleLevel } from '@safehouse/games/registry';
import {
  type CreateTableRequest,
  LOCAL_USER_ID,
  type MatchId,
  type MatchView,
  refusal,
  type ServerRefusal,
} from '@safehouse/protocol';
import {
  commands,
  type Decision,
  eventsSince,
  isRefusal,
  type MatchEvent,
  matchViewFor,
  rulesVersionOfTable,
  Table,
  type TableHeader,
  tableAtVersion,
} from '@safehouse/table';
import { chooseBotMove, randomSource } from './bot-moves.ts';
import { summarizeLocal } from './local-summary.ts';
import { headerForContinuation, headerForRematch, headerForTable, restoreTable } from './local-table.ts';
import type { MatchDb } from './match-db.ts';
import type { Continuation, LocalMatchUpdate, RequestParams } from './worker-messages.ts';

/** The minimum duration of a bot's move, so that people can follow. */
const MIN_BOT_MOVE_MS = 450;
/** The same for a match between bots, where the user does not move and has no other time to look. */
const MIN_WATCHED_MOVE_MS = 2000;

const RULES_NOT_AVAILABLE = refusal('other-rules', 'the rules of this match are not in this browser');
const GAME_NOT_FOUND = refusal('bad-options', 'there is no such game');
const MATCH_NOT_FOUND = refusal('not-found', 'there is no such match in this browser');
const BAD_RECORD = refusal('bad-options', 'this record cannot be played on');

type MatchStorage = Pick<MatchDb, 'put' | 'get'>;

interface RunningMatch {
  readonly table: Table;
  readonly module: GameModule;
  /** The seat on this device whose view is shown. */
  viewer: Seat | null;
  isThinking: boolean;
}

/** Runs matches in the browser as the server does: the same tables, entries and bots. */
export class MatchRunner {
  readonly #storage: MatchStorage;
  readonly #onUpdate: (update: LocalMatchUpdate) => void;
  readonly #loadGame: GameLoader;
  readonly #running = new Map<MatchId, RunningMatch>();

  constructor(storage: MatchStorage, onUpdate: (update: LocalMatchUpdate) => void, gameLoader: GameLoader = loadGame) {
    this.#storage = storage;
    this.#onUpdate = onUpdate;
    this.#loadGame = gameLoader;
  }

  async create(request: CreateTableRequest): Promise<MatchId | ServerRefusal> {
    const module = await this.#loadGame(request.game);
    if (!module) return GAME_NOT_FOUND;
    const { options, seats, edition } = request;
    const checked = module.rules.parseOptions({ options, players: seats.length, edition });
    if (!checked.ok) return refusal('bad-options', checked.message);
    return this.#startMatch(headerForTable(request), module);
  }

  async #startMatch(header: TableHeader, module: GameModule, movesSoFar: readonly MatchEvent[] = []): Promise<MatchId> {
    const table = new Table({ ...header, rules: module.rules.version }, module.rules);
    const running = { table, module, viewer: null, isThinking: false };
    this.#running.set(header.id, running);
    await this.#applyEvents(running, [commands.startEvent(header, header.chairs), ...movesSoFar]);
    return header.id;
  }

  /** Continues a record: the person plays one seat, bots play the others. */
  async continueRecord(continuation: Continuation): Promise<MatchId | ServerRefusal> {
    const { record } = continuation;
    if (!(await this.#loadGame(record.game))) return GAME_NOT_FOUND;
    const module = await this.#loadGame(record.game, rulesVersionOf(record));
    if (!module) return RULES_NOT_AVAILABLE;
    const opened = Match.open(module.rules, record);
    if (!opened.ok) return BAD_RECORD;
    for (const entry of record.moves) {
      if ('code' in opened.match.replay(entry)) return BAD_RECORD;
    }
    const events = opened.match.moves.map(({ seat, ...move }): MatchEvent => ({ type: 'moved', seat, move, lag: 0 }));
    return this.#startMatch(headerForContinuation(continuation), module, events);
  }

  /** Starts sending updates of a match, from the view of one of the person's seats. */
  async open({ id, seat }: RequestParams<'open'>): Promise<true | ServerRefusal> {
    const running = this.#running.get(id) ?? (await this.#load(id));
    if ('code' in running) return running;
    if (seat !== null) running.viewer = SEATS[seat];
    this.#publish(running);
    void this.#playBotMoves(running);
    return true;
  }

  async close({ id }: RequestParams<'close'>): Promise<true> {
    this.#running.delete(id);
    return true;
  }

  move({ id, seat, version, move }: RequestParams<'move'>): Promise<true | ServerRefusal> {
    return this.#execute(id, ({ table }) =>
      commands.move(table, SEATS[seat], { version, move, measuredLag: 0, now: Date.now() }),
    );
  }

  undo({ id, seat }: RequestParams<'undo'>): Promise<true | ServerRefusal> {
    return this.#execute(id, ({ table }) => commands.undo(table, SEATS[seat], null, randomSource()));
  }

  resign({ id, seat }: RequestParams<'resign'>): Promise<true | ServerRefusal> {
    return this.#execute(id, ({ table, module }) => commands.resign(table, SEATS[seat], middleLevel(module)));
  }

  async rematch({ id }: RequestParams<'rematch'>): Promise<MatchId | ServerRefusal> {
    const running = this.#running.get(id);
    if (!running) return MATCH_NOT_FOUND;
    const { header, chairs } = running.table;
    const module = (await this.#loadGame(header.game)) ?? running.module;
    return this.#startMatch(headerForRematch(header, chairs), module);
  }

  async matchViewAt({ id, version }: RequestParams<'matchViewAt'>): Promise<MatchView | ServerRefusal> {
    const running = this.#running.get(id);
    if (!running) return MATCH_NOT_FOUND;
    const { table, viewer } = running;
    const seats = table.seatsOf(LOCAL_USER_ID);
    return matchViewFor(tableAtVersion(table, version), viewer ?? 'spectator', seats, () => null);
  }

  async #execute(id: MatchId, decide: (running: RunningMatch) => Decision): Promise<true | ServerRefusal> {
    const running = this.#running.get(id);
    if (!running) return MATCH_NOT_FOUND;
    const decision = decide(running);
    if (isRefusal(decision)) return decision;
    await this.#applyEvents(running, decision);
    return true;
  }

  async #applyEvents(running: RunningMatch, events: readonly MatchEvent[]): Promise<void> {
    const { table } = running;
    for (const event of events) {
      table.apply({ version: table.version + 1, at: Date.now(), author: null, key: null, event });
    }
    const { header, entries, status } = table;
    const isOver = status === 'over';
    const summary = summarizeLocal(table);
    await this.#storage.put({ id: header.id, header, entries, isOver, updatedAt: Date.now(), summary });
    this.#publish(running);
    void this.#playBotMoves(running);
  }

  async #load(id: MatchId): Promise<RunningMatch | ServerRefusal> {
    const stored = await this.#storage.get(id);
    if (!stored) return MATCH_NOT_FOUND;
    const module = await this.#loadGame(stored.header.game, rulesVersionOfTable(stored.header));
    if (!module) return RULES_NOT_AVAILABLE;
    const running = { table: restoreTable(stored, module.rules), module, viewer: null, isThinking: false };
    this.#running.set(id, running);
    return running;
  }

  /** On a shared device the view is that of the seat to act; while only bots are to act, the last view stays. */
  #publish(running: RunningMatch): void {
    const { table } = running;
    const seats = table.seatsOf(LOCAL_USER_ID);
    const acting = seats.filter((seat) => table.toAct.includes(seat));
    if (running.viewer === null || (acting.length > 0 && !acting.includes(running.viewer))) {
      running.viewer = acting[0] ?? seats[0] ?? null;
    }
    const viewer = running.viewer ?? 'spectator';
    const matchView = matchViewFor(table, viewer, seats, () => null);
    this.#onUpdate({ id: table.header.id, matchView, events: eventsSince(table, viewer, 0) });
  }

  async #playBotMoves(running: RunningMatch): Promise<void> {
    const { table, module } = running;
    if (running.isThinking) return;
    running.isThinking = true;
    const minMs = table.seatsOf(LOCAL_USER_ID).length > 0 ? MIN_BOT_MOVE_MS : MIN_WATCHED_MOVE_MS;
    try {
      while (table.botsToAct.length > 0 && this.#running.get(table.header.id) === running) {
        const [seat] = table.botsToAct;
        const { version } = table;
        const startedAt = performance.now();
        const move = await chooseBotMove(table, module, seat);
        const pause = Math.max(0, minMs - (performance.now() - startedAt));
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (table.version === version) await this.#applyEvents(running, [{ type: 'moved', seat, move, lag: 0 }]);
      }
    } finally {
      running.isThinking = false;
    }
  }
}
