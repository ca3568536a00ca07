import { type Game, type Match, MoveList, quickRandom, type Seat, unrecordedChance } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { expect, test } from 'vitest';
import { loadModule, playBotMatch, TWO_SIDES } from '../test-helpers.ts';
import { winProbabilitiesAt } from './win-probability.ts';

/** A win must be forced in all of these sampled worlds. */
const SAMPLED_WORLDS = 40;
const POSITIONS = 34;

/** Can this seat, given what it may know, force a win with its next move? Tries every world and every answer. */
function hasForcedWin(game: Game, state: object, seat: Seat): boolean {
  const random = quickRandom(99);
  const view = game.view(state, seat);
  let moves = legalMoves(game, state, seat);
  for (let i = 0; i < SAMPLED_WORLDS && moves.length > 0; i++) {
    const world = game.redeal(view, random);
    moves = moves.filter((move) => forcesWin(game, world, seat, move));
  }
  return moves.length > 0;
}

function legalMoves(game: Game, state: object, seat: Seat) {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray();
}

function forcesWin(game: Game, world: object, seat: Seat, move: ReturnType<typeof legalMoves>[number]): boolean {
  const after = game.clone(world);
  game.play(after, seat, move, unrecordedChance(quickRandom(7)), null);
  const result = game.result(after);
  if (result) return result.winners.includes(seat);
  const [next, ...others] = game.toAct(after);
  if (next === seat || others.length > 0) return false;
  return legalMoves(game, after, next).every((answer) => {
    const end = game.clone(after);
    game.play(end, next, answer, unrecordedChance(quickRandom(7)), null);
    return game.result(end)?.winners.includes(seat) ?? false;
  });
}

const MODULES = await Promise.all(GAME_IDS.map(async (game) => [game, await loadModule(game)] as const));

// Games without a forecast use random rollouts, which do not find forced wins.
test.each(MODULES.filter(([, { forecast }]) => forecast))(
  '%s: positions with a forced win, found by search, have a win probability of at least 95 %',
  (_, module) => {
    const found: number[] = [];
    for (let seed = 3; found.length < POSITIONS; seed += 3) {
      const see = (match: Match) => {
        const [seat, ...others] = match.toAct;
        if (others.length > 0 || !hasForcedWin(match.game, match.state, seat)) return;
        found.push(winProbabilitiesAt(module, match.state, TWO_SIDES)[seat]);
      };
      playBotMatch(module, { player: 'greedy', seed, onPosition: see });
    }
    expect(found.filter((chance) => chance < 0.95)).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(POSITIONS);
  },
);
