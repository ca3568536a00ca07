import {
  type BotLevel,
  Deal,
  type Game,
  type Player,
  quickRandom,
  roundsBudget,
  type Turn,
  timeBudget,
} from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from './random-player.ts';
import { runMatch } from './run-match.ts';

/** Every ninth turn of a match is tested. */
const SAMPLE_EVERY = 9;
const MAX_MOVES = 400;

/** Some turns with more than one legal move, from matches of random players. */
function sampleTurns(game: Game): Turn[] {
  const turns: Turn[] = [];
  const recording: Player = {
    choose(turn) {
      if (turn.legal.length > 1) turns.push({ ...turn });
      return randomPlayer.choose(turn);
    },
  };
  const checked = game.parseOptions({ options: {}, players: 2, edition: undefined });
  if (!checked.ok) throw new Error(checked.message);
  for (const seed of ['ceiling-1', 'ceiling-2']) {
    const chance = new Deal(seed);
    const state = game.setup(checked.value, 2, chance);
    const seatedPlayers = [1, 2].map((seed) => ({
      player: recording,
      random: quickRandom(seed),
      budget: () => roundsBudget(0),
    }));
    runMatch({ game, state, seatedPlayers, chance, random: quickRandom(3), maxMoves: MAX_MOVES }, null);
  }
  return turns.filter((_, i) => i % SAMPLE_EVERY === 0);
}

interface BudgetUse {
  /** Rounds begun within the time limit, and rounds asked for after it. */
  roundsStarted: number;
  lateRequests: number;
}

/** Runs a level with a clock that advances by `roundMs` each time it is read. */
function measureBudgetUse({ player, timeLimitMs }: BotLevel, turn: Turn, roundMs: number): BudgetUse {
  let time = -roundMs;
  const budget = timeBudget(timeLimitMs, () => (time += roundMs));
  const use = { roundsStarted: 0, lateRequests: 0 };
  const allows = (rounds: number) => {
    const isAllowed = budget.allows(rounds);
    if (isAllowed) use.roundsStarted++;
    else use.lateRequests++;
    return isAllowed;
  };
  expect(turn.legal).toContain(player.choose({ ...turn, random: quickRandom(1), budget: { allows } }));
  return use;
}

describe.each(GAME_IDS)('%s', async (id) => {
  const module = await loadGame(id);
  if (!module?.levels) throw new Error('no levels');
  const turns = sampleTurns(module.rules);

  describe.each(Object.entries(module.levels))('%s', (_name, level) => {
    test('begins no round after its time limit', () => {
      for (const turn of turns) {
        const { roundsStarted, lateRequests } = measureBudgetUse(level, turn, level.timeLimitMs / 3);
        expect(roundsStarted).toBeLessThanOrEqual(2);
        expect(lateRequests).toBeLessThanOrEqual(1);
      }
    });

    test('chooses a move with no time at all', () => {
      for (const turn of turns) {
        const { roundsStarted, lateRequests } = measureBudgetUse(level, turn, level.timeLimitMs);
        expect(roundsStarted).toBe(0);
        expect(lateRequests).toBeLessThanOrEqual(1);
      }
    });

    test('stops by itself where the time limit is never reached', () => {
      for (const turn of turns) expect(measureBudgetUse(level, turn, 0).roundsStarted).toBeLessThan(250);
    });

    test('has a time limit that leaves a fifth of reserve within a second', () => {
      expect(1.2 * level.timeLimitMs).toBeLessThanOrEqual(1000);
    });
  });
});

test('the strongest of several levels uses several rounds', async () => {
  for (const id of GAME_IDS) {
    const module = await loadGame(id);
    const levels = Object.values(module?.levels ?? {});
    const strongest = levels.at(-1);
    if (!module || !strongest) throw new Error('no levels');
    if (levels.length === 1) continue;
    const rounds = sampleTurns(module.rules).map((turn) => measureBudgetUse(strongest, turn, 0).roundsStarted);
    expect(Math.max(...rounds)).toBeGreaterThan(2);
  }
});
