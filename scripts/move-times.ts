/**
 * The thinking time of a game's levels per move, in CPU milliseconds: `node scripts/launch.mjs scripts/move-times.ts
 * GAME MATCHES SEED [OPTIONS] [PLAYERS]`. Bots of the same level play each other. Only moves with a choice count, after
 * one match of warm-up.
 */
import { runMatch } from '@safehouse/bots';
import { Deal, type Player, quickRandom, SEATS, timeBudget } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { threadCpuMs } from '../packages/cli/game-setup.ts';

const MAX_MOVES = 5000;

const [game = '', matches = '3', seed = '', options = '{}', playerCount = '2'] = process.argv.slice(2);
const players = Number(playerCount);
const module = await loadGame(game);
const parsed = module?.rules.parseOptions({ options: JSON.parse(options), players, edition: undefined });
if (!module || !parsed?.ok) throw new Error('usage: move-times.ts GAME MATCHES SEED [OPTIONS] [PLAYERS]');
const { rules, levels = {} } = module;
const { value: checkedOptions } = parsed;

console.log('| level | moves | mean | median | 99th percentile | slowest |\n|---|---|---|---|---|---|');
for (const [name, { player, timeLimitMs, load }] of Object.entries(levels)) {
  await load?.(rules.view(rules.setup(checkedOptions, players, new Deal('')), SEATS[0]));
  const times: number[] = [];
  playMatch(player, timeLimitMs, -1, []);
  for (let match = 0; match < Number(matches); match++) playMatch(player, timeLimitMs, match, times);
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const at = (share: number) => times[Math.floor(share * (times.length - 1))].toFixed(1);
  console.log(`| ${name} | ${times.length} | ${mean.toFixed(2)} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
}

function playMatch(player: Player, timeLimitMs: number, match: number, times: number[]): void {
  const deal = new Deal(`${seed} ${match}`);
  const state = rules.setup(checkedOptions, players, deal);
  const random = quickRandom(match);
  const timed: Player = {
    choose(turn) {
      const start = threadCpuMs();
      const choice = player.choose(turn);
      if (turn.legal.length > 1) times.push(threadCpuMs() - start);
      return choice;
    },
  };
  const seated = { player: timed, random, budget: () => timeBudget(timeLimitMs, threadCpuMs) };
  const seatedPlayers = Array.from({ length: players }, () => seated);
  runMatch({ game: rules, state, seatedPlayers, chance: deal, random, maxMoves: MAX_MOVES }, null);
}
