import { findBot, type NamedBot, unknownBotMessage } from '@safehouse/bots';
import { type AnyFact, quickRandom, type Seat, type WrittenMove } from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import { DEFAULT_TABLE_SETTINGS, LOCAL_USER_ID, type MatchView, newMatchId, newSeed } from '@safehouse/protocol';
import {
  type Chair,
  commands,
  type Entry,
  factsKnownTo,
  isRefusal,
  type MatchEvent,
  matchViewFor,
  rulesVersionOfTable,
  Table,
  type TableHeader,
} from '@safehouse/table';
import { wallClockMs } from '../game-setup.ts';
import { UsageError } from '../output.ts';

/** What is chosen before a match. */
export interface LocalMatchSettings {
  readonly module: GameModule;
  readonly options: { readonly [name: string]: unknown };
  readonly players: number;
  readonly bot: string;
  /** Null: random. */
  readonly seat: number | null;
}

/** A match as it is stored in a file. It contains every secret of the deal. */
export interface StoredLocalMatch {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
}

/** One person against bots, with the same table and entries as on a server. */
export class LocalMatch {
  readonly table: Table;
  readonly module: GameModule;
  readonly seat: Seat;
  readonly #bots = new Map<string, NamedBot>();

  private constructor(table: Table, module: GameModule) {
    this.table = table;
    this.module = module;
    [this.seat] = table.seatsOf(LOCAL_USER_ID);
  }

  static create({ module, options, players, bot, seat }: LocalMatchSettings): LocalMatch {
    const own: Chair = { type: 'person', user: LOCAL_USER_ID, seed: newSeed() };
    const chairs = Array.from(
      { length: players },
      (_, i): Chair => (i === (seat ?? 0) ? own : { type: 'bot', level: bot }),
    );
    const header: TableHeader = {
      ...DEFAULT_TABLE_SETTINGS,
      id: newMatchId(),
      game: module.rules.id,
      rules: module.rules.version,
      options,
      draw: seat === null,
      chat: false,
      host: LOCAL_USER_ID,
      pair: null,
      createdAt: Date.now(),
      serverSeed: newSeed(),
      chairs,
    };
    const table = new Table(header, module.rules);
    applyEvents(table, [commands.startEvent(header, chairs)]);
    return new LocalMatch(table, module);
  }

  /** Null if its rules are no longer installed, or the file is damaged. */
  static async restore({ header, entries }: StoredLocalMatch): Promise<LocalMatch | null> {
    try {
      const module = await loadGame(header.game, rulesVersionOfTable(header));
      if (!module) return null;
      const table = new Table(header, module.rules);
      for (const entry of entries) table.apply(entry);
      return table.status === 'running' && table.seatsOf(LOCAL_USER_ID).length === 1
        ? new LocalMatch(table, module)
        : null;
    } catch {
      return null;
    }
  }

  get stored(): StoredLocalMatch {
    const { header, entries } = this.table;
    return { header, entries };
  }

  get matchView(): MatchView {
    return matchViewFor(this.table, this.seat, [this.seat], () => null);
  }

  /** What the player has been told of the moves that were not undone. */
  get facts(): readonly AnyFact[] {
    return factsKnownTo(this.table, this.seat);
  }

  play(move: WrittenMove): void {
    this.#apply({ type: 'moved', seat: this.seat, move, lag: 0 });
  }

  undo(): 'undone' | 'nothing to undo' {
    const decision = commands.undo(this.table, this.seat, null, randomSource());
    if (isRefusal(decision)) return 'nothing to undo';
    applyEvents(this.table, decision);
    return 'undone';
  }

  async playBotMove(): Promise<void> {
    const { match, chairs, botsToAct } = this.table;
    const [seat] = botsToAct;
    const chair = chairs[seat];
    if (!match || chair.type !== 'bot') throw new Error('no bot is to act');
    const bot = this.#botFor(chair.level);
    // As on a server, a bot gets only its view.
    const view: object = JSON.parse(JSON.stringify(match.game.view(match.state, seat)));
    await bot.load(view);
    const facts = factsKnownTo(this.table, seat);
    const legal = match.legal(seat);
    const move = bot.player.choose({ seat, view, legal, facts, random: randomSource(), budget: bot.budget() });
    this.#apply({ type: 'moved', seat, move, lag: 0 });
  }

  #botFor(name: string): NamedBot {
    const known = this.#bots.get(name);
    if (known) return known;
    const bot = findLocalBot(this.module, name);
    this.#bots.set(name, bot);
    return bot;
  }

  #apply(event: MatchEvent): void {
    applyEvents(this.table, [event]);
  }
}

export function findLocalBot(module: GameModule, name: string): NamedBot {
  const found = findBot(module, name, wallClockMs);
  if ('known' in found) throw new UsageError(unknownBotMessage(name, found.known));
  return found;
}

function applyEvents(table: Table, events: readonly MatchEvent[]): void {
  for (const event of events) {
    table.apply({ version: table.version + 1, at: Date.now(), author: null, key: null, event });
  }
}

function randomSource() {
  return quickRandom(crypto.getRandomValues(new Uint32Array(1))[0]);
}
