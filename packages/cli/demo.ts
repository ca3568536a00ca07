import { randomPlayer } from '@safehouse/bots';
import { factsFor, Match, quickRandom, roundsBudget, type ScopedFact } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { defineCommand } from './command.ts';
import { UsageError } from './output.ts';
import { formatFact } from './terminal-format.ts';

type Fact = { readonly type: string };

export const demo = defineCommand({
  args: ['[GAME]'],
  details: 'A greedy and a random player, as a spectator sees them.',
  example: `safehouse demo ${GAME_IDS[0]}`,
  run: async (_, [id = GAME_IDS[0]]) => {
    const module = await loadGame(id);
    if (!module) throw new UsageError(`the game must be one of ${GAME_IDS.join(', ')}`);
    const opened = Match.open(module.rules, {
      format: 1,
      game: id,
      players: ['Greedy', 'Random'],
      seed: String(Date.now()),
      moves: [],
    });
    if (!opened.ok) throw new Error(opened.fault.message);
    console.log(`Safehouse has ${GAME_IDS.join(', ')}. A match of ${id}; for another: safehouse demo GAME\n`);
    playOut(opened.match, [module.players.greedy, randomPlayer]);
    const { winners, reason, scores } = opened.match.result ?? { winners: [], reason: '', scores: [] };
    const names = winners.map((seat) => opened.match.players[seat]).join(', ') || 'nobody';
    console.log(
      `\n${names} won by ${reason} after ${opened.match.moves.length} moves; scores ${JSON.stringify(scores)}`,
    );
  },
});

function playOut(match: Match, players: readonly (typeof randomPlayer)[]): void {
  const random = quickRandom(Date.now());
  const budget = roundsBudget(0);
  while (!match.result) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    const view = match.game.view(match.state, seat);
    const played = match.play(seat, players[seat].choose({ seat, view, legal, random, budget }));
    if (!played.ok) throw new Error(played.refusal.code);
    printFacts(match, played.facts);
  }
}

function printFacts(match: Match, facts: readonly ScopedFact<Fact>[]): void {
  console.log(`${match.moves.length}.`);
  for (const fact of factsFor('spectator', facts)) console.log(`   ${formatFact(fact)}`);
}
