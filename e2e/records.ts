import { type GameRecord, Match, quickRandom, roundsBudget } from '@safehouse/contract';
import { loadGame, middleLevel } from '@safehouse/games/registry';

/** The record of a match between two bots. */
export async function recordBotMatch(game: string, seed: number): Promise<GameRecord> {
  const module = await loadGame(game);
  const player = module?.levels?.[middleLevel(module)]?.player;
  if (!module || !player) throw new Error(`${game} has no bot`);
  const header = { format: 1, game, players: ['Ada', 'Boris'], seed: String(seed), moves: [] };
  const opened = Match.open(module.rules, header);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const random = quickRandom(seed);
  while (!match.result) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    const view = match.game.view(match.state, seat);
    match.play(seat, player.choose({ seat, legal, view, random, budget: roundsBudget(20) }));
  }
  return match.record();
}
