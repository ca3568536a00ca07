import { type GameRecord, Match, quickRandom, type Random, roundsBudget, SEATS } from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';

export async function loadModule(game: string): Promise<GameModule> {
  const module = await loadGame(game);
  if (!module) throw new Error(`no game ${game}`);
  return module;
}

interface PlayedMatchOptions {
  /** A level, or the name of another player of the game. */
  readonly player: string;
  readonly seed: number;
  /** Called before every move. */
  onPosition?(match: Match, random: Random): void;
}

export function playBotMatch(module: GameModule, { player: name, seed, onPosition }: PlayedMatchOptions): GameRecord {
  const record = {
    format: 1,
    game: module.rules.id,
    players: ['Ada', 'Boris'],
    seed: `${seed}`,
    moves: [],
  };
  const opened = Match.open(module.rules, record);
  const player = module.levels?.[name]?.player ?? module.players[name];
  if (!opened.ok || !player) throw new Error('cannot be played');
  const { match } = opened;
  const random = quickRandom(seed);
  while (!match.result) {
    onPosition?.(match, random);
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    const view = match.game.view(match.state, seat);
    const turn = { seat, legal, view, random, budget: roundsBudget(20) };
    match.play(seat, legal.length === 1 ? legal[0] : player.choose(turn));
  }
  return { ...match.record(), meta: { result: match.result } };
}

export const TWO_SIDES = [[SEATS[0]], [SEATS[1]]];
