import { type Game, quickRandom } from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import { DEFAULT_TABLE_SETTINGS, LOCAL_USER_ID, newMatchId } from '@safehouse/protocol';
import { type Chair, type Entry, type MatchEvent, Table, type TableHeader } from '@safehouse/table';
import type { BoardPhase } from '@safehouse/testkit';
import type { Page } from 'playwright-core';
import { BOARDS } from './games.ts';
import { entryAfter, replaceMatch } from './stored-match.ts';

/** A kind of table. Its positions are found by playing random moves. */
export interface TableKind {
  readonly game: string;
  readonly players: number;
  readonly options: TableHeader['options'];
}

export interface TablePosition {
  readonly phase: BoardPhase;
  readonly kind: TableKind;
  readonly seed: number;
  /** The number of entries of the match so far. */
  readonly length: number;
}

/** Enough to reach every phase, and positions with many pieces on the table. */
const PLAYOUTS = 24;

/** Included so that the tiles show a clock. */
const CLOCK = { type: 'realtime', base: 3600, increment: 5, onTimeout: 'lose' } as const;

export const END: BoardPhase = { name: 'end', isAsked: () => false, shows: '.poster' };

/** A game's tables with every number of players and the fullest options; for two players also with the default ones. */
export async function tableKindsOf(game: string): Promise<readonly TableKind[]> {
  const { fullestOptions } = BOARDS[game];
  const { rules } = await moduleOf(game);
  const kinds = [2, 3, 4].map((players) => ({ game, players, options: fullestOptions ?? {} }));
  if (fullestOptions) kinds.push({ game, players: 2, options: {} });
  return kinds.filter(({ options, players }) => rules.parseOptions({ options, players, edition: undefined }).ok);
}

/** For the names of tests and screenshots, such as `agent-avenue-2-advanced`. */
export function tableName({ game, players, options }: TableKind): string {
  return [game, players, ...Object.values(options)].join('-');
}

/** The fullest position of every phase in many matches. Phases that never occur at this table are left out. */
export async function findPositions(kind: TableKind): Promise<readonly TablePosition[]> {
  const module = await moduleOf(kind.game);
  const wanted = phasesOf(kind);
  const found = new Map<BoardPhase, TablePosition & { readonly fullness: number }>();
  for (let seed = 1; seed <= PLAYOUTS; seed++) {
    for (const table of playout(headerOf(kind, seed, module), module.rules)) {
      const { match } = table;
      const [own] = table.seatsOf(LOCAL_USER_ID);
      if (!match || table.botsToAct.length > 0) continue;
      const moves = table.toAct.includes(own) ? match.legal(own) : [];
      const view = match.game.view(match.state, own);
      const fullness = JSON.stringify(view).length;
      for (const phase of wanted) {
        const isOn = phase === END ? table.status === 'over' : phase.isAsked(moves, view);
        if (isOn && fullness > (found.get(phase)?.fullness ?? 0))
          found.set(phase, { phase, kind, seed, length: table.version, fullness });
      }
    }
  }
  return [...found.values()];
}

export function phasesOf({ game, players }: TableKind): readonly BoardPhase[] {
  return [...(BOARDS[game].phases ?? []).filter((phase) => phase.players?.includes(players) ?? true), END];
}

/** Replaces the match that the page has open. */
export async function openPosition(page: Page, { kind, seed, length, phase }: TablePosition): Promise<void> {
  const module = await moduleOf(kind.game);
  // Otherwise a finished turn would end automatically during the check.
  await page.evaluate(() => localStorage.setItem('safehouse.end-turn', 'false'));
  await replaceMatch(page, ({ id }) => {
    const header = { ...headerOf(kind, seed, module), id };
    return { header, entries: entriesUpTo(length, header, module.rules) };
  });
  await page.locator('.frame-board > *').waitFor();
  for (const selector of phase.presses ?? []) await page.locator(selector).first().click();
  await page.locator(phase.shows).first().waitFor();
}

function entriesUpTo(length: number, header: TableHeader, rules: Game): readonly Entry[] {
  for (const table of playout(header, rules)) if (table.version === length) return table.entries;
  throw new Error(`the match with the seed ${header.deal?.seed} is over before ${length} entries`);
}

/** A match in the browser against a bot of every level. The seats depend on the seed. */
function headerOf(
  { game, players, options }: TableKind,
  seed: number,
  { rules, levels = {} }: GameModule,
): TableHeader {
  const bots = Object.keys(levels).map((level): Chair => ({ type: 'bot', level }));
  return {
    ...DEFAULT_TABLE_SETTINGS,
    id: newMatchId(),
    game,
    options,
    rules: rules.version,
    clock: CLOCK,
    chairs: [{ type: 'person', user: LOCAL_USER_ID, seed: '' }, ...bots.slice(1 - players)],
    host: LOCAL_USER_ID,
    createdAt: 0,
    serverSeed: '',
    deal: { seed: String(seed) },
    pair: null,
  };
}

/** Plays random moves to the end; yields the table after each. */
function* playout(header: TableHeader, rules: Game): Generator<Table> {
  const table = new Table(header, rules);
  const seed = Number(header.deal?.seed);
  const random = quickRandom(seed);
  const apply = (event: MatchEvent) => table.apply(entryAfter(table.entries, event));
  const chairs = header.chairs.map((_, chair) => chair);
  apply({ type: 'started', order: chairs.map((chair) => (chair + seed) % chairs.length) });
  yield table;
  while (table.status === 'running') {
    const seat = table.toAct[random.below(table.toAct.length)];
    const legal = table.match?.legal(seat) ?? [];
    apply({ type: 'moved', seat, move: legal[random.below(legal.length)], lag: 0 });
    yield table;
  }
}

async function moduleOf(game: string): Promise<GameModule> {
  const module = await loadGame(game);
  if (!module) throw new Error(`no game ${game}`);
  return module;
}
