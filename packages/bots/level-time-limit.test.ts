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

/** One turn in so many is put to the levels, so that a whole match is seen. */
const SAMPLE_EVERY = 9;
const MAX_MOVES = 400;

/** Some turns with a choice, from matches of players who move at random. */
function sampleTurns(game: Game): Turn[] {
  const turns: Turn[] = [];
  const watched: Player = {
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
    const sitters = [1, 2].map((luck) => ({
      player: watched,
      random: quickRandom(luck),
      budget: () => roundsBudget(0),
    }));
    runMatch(
      { game, state, seatedPlayers: sitters, chance, random: quickRandom(3), maxMoves: MAX_MOVES },
      null,
    );
  }
  return turns.filter((_, i) => i % SAMPLE_EVERY === 0);
}

interface BudgetUse {
  /** Rounds begun within the ceiling, and those asked for after it. */
  roundsStarted: number;
  lateRequests: number;
}

/** Has a level choose by a clock that is `step` further each time it is looked at: a round takes so long. */
function measureBudgetUse({ player, timeLimitMs }: BotLevel, turn: Turn, step: number): BudgetUse {
  let time = -step;
  const budget = timeBudget(timeLimitMs, () => (time += step));
  const use = { roundsStarted: 0, lateRequests: 0 };
  const allows = (rounds: number) => {
    const may = budget.allows(rounds);
    if (may) use.roundsStarted++;
    else use.lateRequests++;
    return may;
  };
  expect(turn.legal).toContain(player.choose({ ...turn, random: quickRandom(1), budget: { allows } }));
  return use;
}

describe.each(GAME_IDS)('%s', async (id) => {
  const module = await loadGame(id);
  if (!module?.levels) throw new Error('no levels');
  const turns = sampleTurns(module.rules);

  describe.each(Object.entries(module.levels))('%s', (_name, level) => {
    test('begins no round after its ceiling, and no more within it than there is time for', () => {
      for (const turn of turns) {
        const { roundsStarted, lateRequests } = measureBudgetUse(level, turn, level.timeLimitMs / 3);
        expect(roundsStarted).toBeLessThanOrEqual(2);
        expect(lateRequests).toBeLessThanOrEqual(1);
      }
    });

    test('answers when there is no time at all', () => {
      for (const turn of turns) {
        const { roundsStarted, lateRequests } = measureBudgetUse(level, turn, level.timeLimitMs);
        expect(roundsStarted).toBe(0);
        expect(lateRequests).toBeLessThanOrEqual(1);
      }
    });

    test('stops by itself long before a ceiling that is never reached', () => {
      for (const turn of turns) expect(measureBudgetUse(level, turn, 0).roundsStarted).toBeLessThan(250);
    });

    test('promises an answer within a second, a fifth more than its ceiling included', () => {
      expect(1.2 * level.timeLimitMs).toBeLessThanOrEqual(1000);
    });
  });
});

test('the levels that search the longest do look at the clock', async () => {
  for (const id of GAME_IDS) {
    const module = await loadGame(id);
    const strongest = Object.values(module?.levels ?? {}).at(-1);
    if (!module || !strongest) throw new Error('no levels');
    const looked = sampleTurns(module.rules).map(
      (turn) => measureBudgetUse(strongest, turn, 0).roundsStarted,
    );
    expect(Math.max(...looked)).toBeGreaterThan(2);
  }
});
