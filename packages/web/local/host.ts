import {
  FIRST_RULES,
  type GameRecord,
  Match,
  quickRandom,
  type Random,
  rulesVersionOf,
  type Seat,
  type Turn,
  timeBudget,
} from '@safehouse/contract';
import { type GameModule, type LoadGame, loadGame } from '@safehouse/games/registry';
import {
  type MatchId,
  type MatchPage,
  type NewTable,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import {
  type Answer,
  asAt,
  asks,
  type Chair,
  type Entry,
  isRefusal,
  oneSeatOn,
  pageOf,
  rulesOf,
  Table,
  type TableHeader,
  toldSince,
} from '@safehouse/table';
import type { Keeping } from './keeping.ts';
import type { Advice, Line, PageNews } from './messages.ts';

/** The one person there is in a browser. */
const ME = 'me____________________' as UserId;
/** So long a bot takes over a move, so that one can follow. */
const PACE = 450;

const OTHER_RULES = refusal('other-rules', 'the rules of this match are not in this browser');

/** Where matches are put, and found again. */
type Kept = Pick<Keeping, 'put' | 'get'>;

interface OpenMatch {
  readonly table: Table;
  readonly module: GameModule;
  /** The own seat that looks. */
  viewer: Seat | null;
  isThinking: boolean;
}

/** Runs matches inside a browser as the server runs them: the same table, the same entries, the same bots. */
export class Host {
  readonly #keeping: Kept;
  readonly #tell: (news: PageNews) => void;
  readonly #loadGame: LoadGame;
  readonly #open = new Map<MatchId, OpenMatch>();

  constructor(keeping: Kept, tell: (news: PageNews) => void, games: LoadGame = loadGame) {
    this.#keeping = keeping;
    this.#tell = tell;
    this.#loadGame = games;
  }

  async create(wish: NewTable): Promise<MatchId | ServerRefusal> {
    const module = await this.#loadGame(wish.game);
    if (!module) return refusal('bad-options', 'there is no such game');
    const { options, seats, edition } = wish;
    const checked = module.rules.options({ options, players: seats.length, edition });
    if (!checked.ok) return refusal('bad-options', checked.message);
    return this.#begin(headerOf(wish), module);
  }

  async #begin(
    header: TableHeader,
    module: GameModule,
    line: readonly Entry['happening'][] = [],
  ): Promise<MatchId> {
    const table = new Table({ ...header, rules: module.rules.version }, module.rules);
    const open = { table, module, viewer: null, isThinking: false };
    this.#open.set(header.id, open);
    await this.#happen(open, [asks.start(header, header.chairs), ...line]);
    return header.id;
  }

  /** Another line from a record: its moves stand, one seat goes on with the person here, the others with bots. */
  async continue({ record, seat, level }: Line): Promise<MatchId | ServerRefusal> {
    if (!(await this.#loadGame(record.game))) return refusal('bad-options', 'there is no such game');
    const module = await this.#loadGame(record.game, rulesVersionOf(record));
    if (!module) return OTHER_RULES;
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
    return this.#begin(headerOfLine(record, seat, level), module, happenings);
  }

  /** Shows a match from now on, as one of the own seats sees it. */
  async open(id: MatchId, seat: number | null): Promise<true | ServerRefusal> {
    const open = this.#open.get(id) ?? (await this.#load(id));
    if (!open) return refusal('not-found', 'there is no such match in this browser');
    if ('code' in open) return open;
    if (seat !== null) open.viewer = seat as Seat;
    this.#show(open);
    void this.#letBotsMove(open);
    return true;
  }

  close(id: MatchId): void {
    this.#open.delete(id);
  }

  move(id: MatchId, seat: number, version: number, move: object): Promise<true | ServerRefusal> {
    return this.#ask(id, (table) =>
      asks.move(table, seat as Seat, version, move, { measuredLag: 0, now: Date.now() }),
    );
  }

  undo(id: MatchId, seat: number): Promise<true | ServerRefusal> {
    return this.#ask(id, (table) => asks.undo(table, seat as Seat, null, luck()));
  }

  resign(id: MatchId, seat: number): Promise<true | ServerRefusal> {
    const levels = Object.keys(this.#open.get(id)?.module.levels ?? {});
    return this.#ask(id, (table) => asks.resign(table, seat as Seat, levels[levels.length >> 1]));
  }

  /** The same table once more, everybody one seat on. */
  async rematch(id: MatchId): Promise<MatchId | ServerRefusal> {
    const open = this.#open.get(id);
    if (!open) return refusal('not-found', 'there is no such match in this browser');
    const { header, chairs } = open.table;
    const module = (await this.#loadGame(header.game)) ?? open.module;
    return this.#begin({ ...header, ...fresh(), chairs: oneSeatOn(chairs).map(reseeded) }, module);
  }

  past(id: MatchId, version: number): MatchPage | ServerRefusal {
    const open = this.#open.get(id);
    if (!open) return refusal('not-found', 'there is no such match in this browser');
    const { table, viewer } = open;
    return pageOf(asAt(table, version), viewer ?? 'spectator', table.seatsOf(ME), () => null);
  }

  async #ask(id: MatchId, decide: (table: Table) => Answer): Promise<true | ServerRefusal> {
    const open = this.#open.get(id);
    if (!open) return refusal('not-found', 'there is no such match in this browser');
    const answer = decide(open.table);
    if (isRefusal(answer)) return answer;
    await this.#happen(open, answer);
    return true;
  }

  async #happen(open: OpenMatch, happenings: readonly Entry['happening'][]): Promise<void> {
    const { table } = open;
    for (const happening of happenings) {
      table.apply({ version: table.version + 1, at: Date.now(), author: null, key: null, happening });
    }
    const { header, entries, status } = table;
    const kept = { id: header.id, header, entries, isOver: status === 'over', updatedAt: Date.now() };
    await this.#keeping.put(kept);
    this.#show(open);
    void this.#letBotsMove(open);
  }

  async #load(id: MatchId): Promise<OpenMatch | ServerRefusal | null> {
    const kept = await this.#keeping.get(id);
    if (!kept) return null;
    const module = await this.#loadGame(kept.header.game, rulesOf(kept.header));
    if (!module) return OTHER_RULES;
    const table = new Table(kept.header, module.rules);
    for (const entry of kept.entries) table.apply(entry);
    const open = { table, module, viewer: null, isThinking: false };
    this.#open.set(id, open);
    return open;
  }

  /** On a shared device the one who is to move looks; while nobody is, the last one goes on looking. */
  #show(open: OpenMatch): void {
    const { table } = open;
    const seats = table.seatsOf(ME);
    const acting = seats.filter((own) => table.toAct.includes(own));
    if (open.viewer === null || (acting.length > 0 && !acting.includes(open.viewer))) {
      open.viewer = acting[0] ?? seats[0] ?? null;
    }
    const viewer = open.viewer ?? 'spectator';
    const page = pageOf(table, viewer, seats, () => null);
    this.#tell({ type: 'page', id: table.header.id, page, story: toldSince(table, viewer, 0) });
  }

  /** One bot after another, at a pace that one can follow. */
  async #letBotsMove(open: OpenMatch): Promise<void> {
    const { table, module } = open;
    if (open.isThinking) return;
    open.isThinking = true;
    try {
      while (table.botsToAct.length > 0 && this.#open.get(table.header.id) === open) {
        const [seat] = table.botsToAct;
        const { version } = table;
        const began = performance.now();
        const move = botMove(table, module, seat);
        await new Promise((later) => setTimeout(later, Math.max(0, PACE - (performance.now() - began))));
        if (table.version === version) await this.#happen(open, [{ type: 'moved', seat, move, lag: 0 }]);
      }
    } finally {
      open.isThinking = false;
    }
  }
}

function luck(): Random {
  return quickRandom(crypto.getRandomValues(new Uint32Array(1))[0]);
}

function botMove({ match, chairs }: Table, { levels }: GameModule, seat: Seat) {
  const chair = chairs[seat];
  const level = chair.type === 'bot' ? levels?.[chair.level] : undefined;
  if (!match) throw new Error('no match');
  const legal = match.legal(seat);
  if (!level) return legal[0];
  const budget = timeBudget(level.ms, () => performance.now());
  // As on a server, a bot gets its view and nothing else.
  const view = JSON.parse(JSON.stringify(match.game.view(match.state, seat))) as object;
  const turn: Turn = { seat, view, legal, random: luck(), budget };
  return level.player.choose(turn);
}

/** The bots of a game for people, the weakest first. */
export async function levelsOf(game: string, rules?: number): Promise<string[]> {
  return Object.keys((await loadGame(game, rules))?.levels ?? {});
}

/** What the strongest bot of a game makes of a position, the best move first. */
export async function advise(
  { game, rules }: Pick<MatchPage, 'game' | 'rules'>,
  turn: Omit<Turn, 'random' | 'budget'>,
): Promise<Advice[]> {
  const levels = Object.values((await loadGame(game, rules ?? FIRST_RULES))?.levels ?? {});
  const best = levels.at(-1);
  if (!best) return [];
  const budget = timeBudget(best.ms, () => performance.now());
  const full = { ...turn, random: luck(), budget };
  const { player } = best;
  if ('weigh' in player && typeof player.weigh === 'function') {
    return (player.weigh(full) as readonly Advice[]).map(({ move, win }) => ({ move, win }));
  }
  return [{ move: player.choose(full), win: 0.5 }];
}

function headerOf(wish: NewTable): TableHeader {
  const { game, options, edition, draw, clock, chat } = wish;
  const chairs = wish.seats.map((seat): Chair => {
    if (seat === 'me') return { type: 'person', user: ME, seed: newSeed() };
    return typeof seat === 'object' ? { type: 'bot', level: seat.bot } : { type: 'shared', user: ME };
  });
  const kept = { game, options, ...(edition !== undefined && { edition }), draw, clock, chat, chairs };
  return { ...kept, ...fresh(), visibility: 'private', rated: false, delay: 0, host: ME, pair: null };
}

function headerOfLine(
  { game, options = {}, edition, players, seed, decks }: GameRecord,
  own: number,
  level: string,
) {
  const chairs = players.map(
    (_, seat): Chair => (seat === own ? { type: 'person', user: ME, seed: '' } : { type: 'bot', level }),
  );
  const deal = { ...(seed !== undefined && { seed }), ...(decks && { decks }) };
  const header: TableHeader = {
    ...{ game, options, ...(edition !== undefined && { edition }), chairs, deal, ...fresh() },
    ...{ draw: false, clock: { type: 'none' }, visibility: 'private', chat: false },
    ...{ rated: false, delay: 0, host: ME, pair: null },
  };
  return header;
}

function fresh(): Pick<TableHeader, 'id' | 'createdAt' | 'serverSeed'> {
  return { id: newSeed().slice(0, 22) as MatchId, createdAt: Date.now(), serverSeed: newSeed() };
}

function reseeded(chair: Chair): Chair {
  return chair.type === 'person' ? { ...chair, seed: newSeed() } : chair;
}

function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
