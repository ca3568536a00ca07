import { random } from '@safehouse/bots';
import { Match, type News, quickRandom, roundsBudget, toldTo } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { Usage } from './output.ts';
import { factLine } from './told.ts';

type Fact = { readonly type: string };

/** safehouse demo [GAME]: a match between a greedy and a random player, told as an onlooker would see it. */
export async function demo([id = GAME_IDS[0]]: string[]): Promise<void> {
  const module = await loadGame(id);
  if (!module) throw new Usage(`demo wants one of ${GAME_IDS.join(', ')}`);
  const opened = Match.open(module.rules, {
    format: 1,
    game: id,
    players: ['Greedy', 'Random'],
    seed: String(Date.now()),
    moves: [],
  });
  if (!opened.ok) throw new Error(opened.fault.message);
  console.log(`Safehouse has ${GAME_IDS.join(', ')}. A match of ${id}; for another: npm start -- GAME\n`);
  playOut(opened.match, [module.players.greedy, random]);
  const { winners, reason, scores } = opened.match.result ?? { winners: [], reason: '', scores: [] };
  const names = winners.map((seat) => opened.match.players[seat]).join(', ') || 'nobody';
  console.log(
    `\n${names} won by ${reason} after ${opened.match.moves.length} moves; scores ${JSON.stringify(scores)}`,
  );
}

function playOut(match: Match, players: readonly (typeof random)[]): void {
  const luck = quickRandom(Date.now());
  const budget = roundsBudget(0);
  while (!match.result) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    const view = match.game.view(match.state, seat);
    const played = match.play(seat, players[seat].choose({ seat, view, legal, random: luck, budget }));
    if (!played.ok) throw new Error(played.refusal.code);
    tell(match, played.news);
  }
}

function tell(match: Match, news: readonly News<Fact>[]): void {
  console.log(`${match.moves.length}.`);
  for (const fact of toldTo('spectator', news)) console.log(`   ${factLine(fact)}`);
}
