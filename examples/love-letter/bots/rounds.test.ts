import { ismcts, runMatch } from '@safehouse/bots';
import { Deal, type Game, type Player, quickRandom, roundsBudget } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { loveLetter } from '../rules/index.ts';

const MATCHES = 30;
const SEARCH_ROUNDS = 60;

/** A search on this game that counts the moves it tries. */
function countingSearch(game: Game) {
  const search = { tried: 0, player: null as unknown as Player };
  const counted: Game = {
    ...game,
    play: (...args) => {
      search.tried++;
      game.play(...args);
    },
  };
  search.player = ismcts(counted);
  return search;
}

test('a search to the end of the round beats one to the end of the match, and tries fewer moves', () => {
  const { rounds: _rounds, ...wholeMatch } = loveLetter;
  const toRound = countingSearch(loveLetter as Game);
  const toMatch = countingSearch(wholeMatch as Game);
  let won = 0;
  for (let seed = 0; seed < MATCHES; seed++) {
    const chance = new Deal(`rounds ${seed >> 1}`);
    const state = loveLetter.setup({}, 2, chance);
    // Both play every deal from both seats.
    const players = seed % 2 === 0 ? [toRound, toMatch] : [toMatch, toRound];
    const seatedPlayers = players.map(({ player }, seat) => ({
      player,
      random: quickRandom(2 * seed + seat),
      budget: () => roundsBudget(SEARCH_ROUNDS),
    }));
    runMatch(
      { game: loveLetter as Game, state, seatedPlayers, chance, random: quickRandom(seed), maxMoves: 1000 },
      null,
    );
    const winners = loveLetter.result(state)?.winners ?? [];
    if (winners.some((seat) => players[seat] === toRound)) won++;
  }
  expect(won).toBeGreaterThan(MATCHES / 2);
  expect(toRound.tried).toBeLessThan(toMatch.tried / 2);
});
