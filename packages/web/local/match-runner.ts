import {
  FIRST_RULES_VERSION,
  type GameRecord,
  Match,
  quickRandom,
  type Random,
  rulesVersionOf,
  type Seat,
  type Turn,
  timeBudget,
} from '@safehouse/contract';
import { type GameLoader, type GameModule, loadGame } from '@safehouse/games/registry';
import {
  type CreateTableRequest,
  type MatchId,
  type MatchView,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import {
  type Chair,
  commands,
  type Decision,
  type Entry,
  eventsSince,
  isRefusal,
  matchViewFor,
  rotateSeats,
  rulesVersionOfTable,
  Table,
  type TableHeader,
  tableAtVersion,
} from '@safehouse/table';
import type { MatchDb } from './match-db.ts';
import type { Continuation, HintMove, LocalMatchUpdate } from './worker-messages.ts';

/** The one person there is in a browser. */
const LOCAL_USER = 'me____________________' as UserId;
/** So long a bot takes over a move, so that one can follow. */
const MIN_BOT_MOVE_MS = 450;

const RULES_NOT_AVAILABLE = refusal('other-rules', 'the rules of this match are not in this browser');

/** Where matches are put, and found again. */
type MatchStorage = Pick<MatchDb, 'put' | 'get'>;

interface RunningMatch {
  readonly table: Table;
  readonly module: GameModule;
  /** The own seat that looks. */
  viewer: Seat | null;
  isThinking: boolean;
}

/** Runs matches inside a browser as the server runs them: the same table, the same entries, the same bots. */
export class MatchRunner {
  readonly #storage: MatchStorage;
  readonly #onUpdate: (news: LocalMatchUpdate) => void;
  readonly #loadGame: GameLoader;
  readonly #running = new Map<MatchId, RunningMatch>();

  constructor(keeping: MatchStorage, tell: (news: LocalMatchUpdate) => void, games: GameLoader = loadGame) {
    this.#storage = keeping;
    this.#onUpdate = tell;
    this.#loadGame = games;
  }

  async create(wish: CreateTableRequest): Promise<MatchId | ServerRefusal> {
    const module = await this.#loadGame(wish.game);
    if (!module) return refusal('bad-options', 'there is no such game');
    const { options, seats, edition } = wish;
    const checked = module.rules.parseOptions({ options, players: seats.length, edition });
    if (!checked.ok) return refusal('bad-options', checked.message);
    return this.#startMatch(headerForTable(wish), module);
  }

  async #startMatch(
    header: TableHeader,
    module: GameModule,
    line: readonly Entry['happening'][] = [],
  ): Promise<MatchId> {
    const table = new Table({ ...header, rules: module.rules.version }, module.rules);
    const open = { table, module, viewer: null, isThinking: false };
    this.#running.set(header.id, open);
    await this.#applyEvents(open, [commands.startEvent(header, header.chairs), ...line]);
    return header.id;
  }

  /** Another line from a record: its moves stand, one seat goes on with the person here, the others with bots. */
  async continueRecord({ record, seat, level }: Continuation): Promise<MatchId | ServerRefusal> {
    if (!(await this.#loadGame(record.game))) return refusal('bad-options', 'there is no such game');
    const module = await this.#loadGame(record.game, rulesVersionOf(record));
    if (!module) return RULES_NOT_AVAILABLE;
    const opened = Match.open(module.rules, record);
    if (!opened.ok) return refusal('bad-options', 'this record cannot be played on');
    const happenings: Entry['happening'][] = [];
    for (const entry of record.moves) {
      const played = opened.match.replay(entry);
      const made = opened.match.moves.at(-1);
      if ('code' in played || !made) return refusal('bad-options', 'this record cannot be played on');
      const { seat: mover, ...move } = made;
      happenings.push({ type: 'moved', seat: mover, move, lag: 0 });
    }
    return this.#startMatch(headerForContinuation(record, seat, level), module, happenings);
  }

  /** Shows a match from now on, as one of the own seats sees it. */
  async open(id: MatchId, seat: number | null): Promise<true | ServerRefusal> {
    const open = this.#running.get(id) ?? (await this.#load(id));
    if (!open) return refusal('not-found', 'there is no such match in this browser');
    if ('code' in open) return open;
    if (seat !== null) open.viewer = seat as Seat;
    this.#publish(open);
    void this.#playBotMoves(open);
    return true;
  }

  close(id: MatchId): void {
    this.#running.delete(id);
  }

  move(id: MatchId, seat: number, version: number, move: object): Promise<true | ServerRefusal> {
    return this.#execute(id, (table) =>
      commands.move(table, seat as Seat, version, move, { measuredLag: 0, now: Date.now() }),
    );
  }

  undo(id: MatchId, seat: number): Promise<true | ServerRefusal> {
    return this.#execute(id, (table) => commands.undo(table, seat as Seat, null, randomSource()));
  }

  resign(id: MatchId, seat: number): Promise<true | ServerRefusal> {
    const levels = Object.keys(this.#running.get(id)?.module.levels ?? {});
    return this.#execute(id, (table) => commands.resign(table, seat as Seat, levels[levels.length >> 1]));
  }

  /** The same table once more, everybody one seat on. */
  async rematch(id: MatchId): Promise<MatchId | ServerRefusal> {
    const open = this.#running.get(id);
    if (!open) return refusal('not-found', 'there is no such match in this browser');
    const { header, chairs } = open.table;
    const module = (await this.#loadGame(header.game)) ?? open.module;
    return this.#startMatch(
      { ...header, ...newIdentity(), chairs: rotateSeats(chairs).map(withNewSeed) },
      module,
    );
  }

  matchViewAt(id: MatchId, version: number): MatchView | ServerRefusal {
    const open = this.#running.get(id);
    if (!open) return refusal('not-found', 'there is no such match in this browser');
    const { table, viewer } = open;
    return matchViewFor(
      tableAtVersion(table, version),
      viewer ?? 'spectator',
      table.seatsOf(LOCAL_USER),
      () => null,
    );
  }

  async #execute(id: MatchId, decide: (table: Table) => Decision): Promise<true | ServerRefusal> {
    const open = this.#running.get(id);
    if (!open) return refusal('not-found', 'there is no such match in this browser');
    const answer = decide(open.table);
    if (isRefusal(answer)) return answer;
    await this.#applyEvents(open, answer);
    return true;
  }

  async #applyEvents(open: RunningMatch, happenings: readonly Entry['happening'][]): Promise<void> {
    const { table } = open;
    for (const happening of happenings) {
      table.apply({ version: table.version + 1, at: Date.now(), author: null, key: null, happening });
    }
    const { header, entries, status } = table;
    const kept = { id: header.id, header, entries, isOver: status === 'over', updatedAt: Date.now() };
    await this.#storage.put(kept);
    this.#publish(open);
    void this.#playBotMoves(open);
  }

  async #load(id: MatchId): Promise<RunningMatch | ServerRefusal | null> {
    const kept = await this.#storage.get(id);
    if (!kept) return null;
    const module = await this.#loadGame(kept.header.game, rulesVersionOfTable(kept.header));
    if (!module) return RULES_NOT_AVAILABLE;
    const table = new Table(kept.header, module.rules);
    for (const entry of kept.entries) table.apply(entry);
    const open = { table, module, viewer: null, isThinking: false };
    this.#running.set(id, open);
    return open;
  }

  /** On a shared device the one who is to move looks; while nobody is, the last one goes on looking. */
  #publish(open: RunningMatch): void {
    const { table } = open;
    const seats = table.seatsOf(LOCAL_USER);
    const acting = seats.filter((own) => table.toAct.includes(own));
    if (open.viewer === null || (acting.length > 0 && !acting.includes(open.viewer))) {
      open.viewer = acting[0] ?? seats[0] ?? null;
    }
    const viewer = open.viewer ?? 'spectator';
    const page = matchViewFor(table, viewer, seats, () => null);
    this.#onUpdate({
      type: 'page',
      id: table.header.id,
      matchView: page,
      events: eventsSince(table, viewer, 0),
    });
  }

  /** One bot after another, at a pace that one can follow. */
  async #playBotMoves(open: RunningMatch): Promise<void> {
    const { table, module } = open;
    if (open.isThinking) return;
    open.isThinking = true;
    try {
      while (table.botsToAct.length > 0 && this.#running.get(table.header.id) === open) {
        const [seat] = table.botsToAct;
        const { version } = table;
        const began = performance.now();
        const move = chooseBotMove(table, module, seat);
        await new Promise((later) =>
          setTimeout(later, Math.max(0, MIN_BOT_MOVE_MS - (performance.now() - began))),
        );
        if (table.version === version) await this.#applyEvents(open, [{ type: 'moved', seat, move, lag: 0 }]);
      }
    } finally {
      open.isThinking = false;
    }
  }
}

function randomSource(): Random {
  return quickRandom(crypto.getRandomValues(new Uint32Array(1))[0]);
}

function chooseBotMove({ match, chairs }: Table, { levels }: GameModule, seat: Seat) {
  const chair = chairs[seat];
  const level = chair.type === 'bot' ? levels?.[chair.level] : undefined;
  if (!match) throw new Error('no match');
  const legal = match.legal(seat);
  if (!level) return legal[0];
  const budget = timeBudget(level.timeLimitMs, () => performance.now());
  // As on a server, a bot gets its view and nothing else.
  const view = JSON.parse(JSON.stringify(match.game.view(match.state, seat))) as object;
  const turn: Turn = { seat, view, legal, random: randomSource(), budget };
  return level.player.choose(turn);
}

/** The bots of a game for people, the weakest first. */
export async function botLevels(game: string, rules?: number): Promise<string[]> {
  return Object.keys((await loadGame(game, rules))?.levels ?? {});
}

/** What the strongest bot of a game makes of a position, the best move first. */
export async function evaluateMoves(
  { game, rules }: Pick<MatchView, 'game' | 'rules'>,
  turn: Omit<Turn, 'random' | 'budget'>,
): Promise<HintMove[]> {
  const levels = Object.values((await loadGame(game, rules ?? FIRST_RULES_VERSION))?.levels ?? {});
  const best = levels.at(-1);
  if (!best) return [];
  const budget = timeBudget(best.timeLimitMs, () => performance.now());
  const full = { ...turn, random: randomSource(), budget };
  const { player } = best;
  if ('scoreMoves' in player && typeof player.scoreMoves === 'function') {
    return (player.scoreMoves(full) as readonly HintMove[]).map(({ move, win }) => ({ move, win }));
  }
  return [{ move: player.choose(full), win: 0.5 }];
}

function headerForTable(wish: CreateTableRequest): TableHeader {
  const { game, options, edition, draw, clock, chat } = wish;
  const chairs = wish.seats.map((seat): Chair => {
    if (seat === 'me') return { type: 'person', user: LOCAL_USER, seed: newSeed() };
    return typeof seat === 'object' ? { type: 'bot', level: seat.bot } : { type: 'shared', user: LOCAL_USER };
  });
  const kept = { game, options, ...(edition !== undefined && { edition }), draw, clock, chat, chairs };
  return {
    ...kept,
    ...newIdentity(),
    visibility: 'private',
    rated: false,
    delay: 0,
    host: LOCAL_USER,
    pair: null,
  };
}

function headerForContinuation(
  { game, options = {}, edition, players, seed, decks }: GameRecord,
  own: number,
  level: string,
) {
  const chairs = players.map(
    (_, seat): Chair =>
      seat === own ? { type: 'person', user: LOCAL_USER, seed: '' } : { type: 'bot', level },
  );
  const deal = { ...(seed !== undefined && { seed }), ...(decks && { decks }) };
  const header: TableHeader = {
    ...{ game, options, ...(edition !== undefined && { edition }), chairs, deal, ...newIdentity() },
    ...{ draw: false, clock: { type: 'none' }, visibility: 'private', chat: false },
    ...{ rated: false, delay: 0, host: LOCAL_USER, pair: null },
  };
  return header;
}

function newIdentity(): Pick<TableHeader, 'id' | 'createdAt' | 'serverSeed'> {
  return { id: newSeed().slice(0, 22) as MatchId, createdAt: Date.now(), serverSeed: newSeed() };
}

function withNewSeed(chair: Chair): Chair {
  return chair.type === 'person' ? { ...chair, seed: newSeed() } : chair;
}

function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
