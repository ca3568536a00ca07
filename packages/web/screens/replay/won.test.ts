import { freeChance, type Game, type Match, MoveList, quickRandom, type Seat } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { expect, test } from 'vitest';
import { chancesAt } from './chances.ts';
import { moduleOf, playedMatch, TWO_SIDES } from './testing.ts';

/** Worlds in which a win must be there. */
const WORLDS = 40;
const POSITIONS = 100;

/** Can this seat, knowing what it may know, force a win with its next move? Every world and every answer is tried. */
function hasWon(game: Game, state: object, seat: Seat): boolean {
  const random = quickRandom(99);
  const view = game.view(state, seat);
  let moves = movesIn(game, state, seat);
  for (let i = 0; i < WORLDS && moves.length > 0; i++) {
    const world = game.redeal(view, random);
    moves = moves.filter((move) => forces(game, world, seat, move));
  }
  return moves.length > 0;
}

function movesIn(game: Game, state: object, seat: Seat) {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray();
}

function forces(game: Game, world: object, seat: Seat, move: ReturnType<typeof movesIn>[number]): boolean {
  const after = game.clone(world);
  game.play(after, seat, move, freeChance(quickRandom(7)), null);
  const result = game.result(after);
  if (result) return result.winners.includes(seat);
  const [next, ...others] = game.toAct(after);
  if (next === seat || others.length > 0) return false;
  return movesIn(game, after, next).every((answer) => {
    const end = game.clone(after);
    game.play(end, next, answer, freeChance(quickRandom(7)), null);
    return game.result(end)?.winners.includes(seat) ?? false;
  });
}

test('of a hundred won positions, found by search, every one is called at least 95 % won', async () => {
  const found: number[] = [];
  for (let seed = 1; found.length < POSITIONS; seed++) {
    const game = GAME_IDS[seed % GAME_IDS.length];
    const module = await moduleOf(game);
    const see = (match: Match) => {
      const [seat, ...others] = match.toAct;
      if (others.length > 0 || !hasWon(match.game, match.state, seat)) return;
      found.push(chancesAt(module, match.state, TWO_SIDES)[seat]);
    };
    playedMatch(module, { player: 'greedy', seed, see });
  }
  expect(found.filter((chance) => chance < 0.95)).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual(POSITIONS);
});
