/**
 * How often the strongest level misses a certain win: `node scripts/launch.mjs scripts/certain-wins.ts GAME POSITIONS
 * SEED`. Fast bots play matches of two. In every position in which some but not all moves are certain wins, the level
 * is asked.
 */
import { randomPlayer, runMatch } from '@safehouse/bots';
import {
  Deal,
  type Game,
  isCertainWin,
  type Move,
  MoveList,
  type Player,
  quickRandom,
  roundsBudget,
  SEATS,
  type Seat,
  type Turn,
  unrecordedChance,
  type WrittenMove,
} from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';

const MAX_MOVES = 5000;
const SAMPLED_WORLDS = 8;
const MANY_WORLDS = 300;
const MAX_DEPTH = 10;
const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);
const USAGE = 'usage: certain-wins.ts GAME POSITIONS SEED\n';

const [game, wanted, seed] = process.argv.slice(2);
const module = await loadGame(game ?? '');
if (module && seed !== undefined) await report(module);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

interface Count {
  found: number;
  missed: number;
}

async function report(module: GameModule): Promise<void> {
  const count = { found: 0, missed: 0 };
  for (let match = 0; count.found < Number(wanted); match++) await playMatch(module, match, count);
  console.log(`${game}: ${count.missed} of ${count.found} certain wins missed`);
}

async function playMatch(module: GameModule, match: number, count: Count): Promise<void> {
  const { rules, players, levels = {} } = module;
  const options = rules.parseOptions({ options: {}, players: 2, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  const deal = new Deal(`${seed} ${match}`);
  const state = rules.setup(options.value, 2, deal);
  await levels.master.load?.(rules.view(state, SEATS[0]));
  const random = quickRandom(match);
  // Greedy players alone would reach only a few kinds of positions.
  const choosers = [players.greedy, levels.steady.player, randomPlayer];
  const seatedPlayers = SEATS.slice(0, 2).map(() => {
    const player = observe(choosers[random.below(choosers.length)], (turn) => {
      examine(rules, state, turn, levels.master.player, count);
    });
    return { player, random, budget: () => UNLIMITED };
  });
  runMatch({ game: rules, state, seatedPlayers, chance: deal, random, maxMoves: MAX_MOVES }, null);
}

function observe(player: Player, onTurn: (turn: Turn) => void): Player {
  return {
    choose(turn) {
      if (turn.legal.length > 1) onTurn(turn);
      return player.choose(turn);
    },
  };
}

function examine(rules: Game, state: object, turn: Turn, master: Player, count: Count): void {
  const { seat, legal, view } = turn;
  const isCertain = (move: (typeof legal)[number]) => {
    const code = rules.parseMove(state, move);
    return code !== null && isCertainWin(rules, { seat, view }, code);
  };
  const certain = legal.filter(isCertain);
  if (certain.length === 0 || certain.length === legal.length) return;
  count.found++;
  const choice = master.choose({ ...turn, view: turn.view, random: quickRandom(count.found), budget: UNLIMITED });
  if (certain.includes(choice) || keepsWin(rules, turn, choice, SAMPLED_WORLDS)) return;
  // With few sampled worlds a move may look certain by chance.
  const isCertainInMany = certain.some((move) => keepsWin(rules, turn, move, MANY_WORLDS));
  if (!isCertainInMany) {
    count.found--;
    return;
  }
  count.missed++;
  console.log(`missed: ${JSON.stringify(certain[0])}, chosen ${JSON.stringify(choice)}`);
}

/** Another move may lead to the same win later: its seat can then still force it in every sampled world. */
function keepsWin(rules: Game, { view, seat, random }: Turn, move: WrittenMove, worlds: number): boolean {
  return Array.from({ length: worlds }).every(() => {
    const world = rules.redeal(view, random);
    const code = rules.parseMove(world, move);
    return code !== null && canForceWin(rules, stateAfter(rules, world, seat, code), seat, MAX_DEPTH);
  });
}

function canForceWin(rules: Game, state: object, seat: Seat, depth: number): boolean {
  const result = rules.result(state);
  if (result) return result.winners.includes(seat);
  if (depth === 0) return false;
  const [actor] = rules.toAct(state);
  const moves = new MoveList();
  rules.legal(state, actor, moves);
  const wins = (move: Move) => canForceWin(rules, stateAfter(rules, state, actor, move), seat, depth - 1);
  return actor === seat ? moves.toArray().some(wins) : moves.toArray().every(wins);
}

function stateAfter(rules: Game, state: object, seat: Seat, move: Move): object {
  const after = rules.clone(state);
  rules.play(after, seat, move, unrecordedChance(quickRandom(1)), null);
  return after;
}
