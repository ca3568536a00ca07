import {
  Deal,
  type Game,
  type Level,
  type Player,
  quickRandom,
  roundsBudget,
  type Turn,
  timeBudget,
} from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { describe, expect, test } from 'vitest';
import { random } from './random.ts';
import { run } from './run.ts';

/** One turn in so many is put to the levels, so that a whole match is seen. */
const EVERY = 9;
const MOST_MOVES = 400;

/** Some turns with a choice, from matches of players who move at random. */
function turnsOf(game: Game): Turn[] {
  const turns: Turn[] = [];
  const watched: Player = {
    choose(turn) {
      if (turn.legal.length > 1) turns.push({ ...turn });
      return random.choose(turn);
    },
  };
  const checked = game.options({ options: {}, players: 2, edition: undefined });
  if (!checked.ok) throw new Error(checked.message);
  for (const seed of ['ceiling-1', 'ceiling-2']) {
    const chance = new Deal(seed);
    const state = game.setup(checked.value, 2, chance);
    const sitters = [1, 2].map((luck) => ({
      player: watched,
      random: quickRandom(luck),
      budget: () => roundsBudget(0),
    }));
    run({ game, state, sitters, chance, random: quickRandom(3), mostMoves: MOST_MOVES }, null);
  }
  return turns.filter((_, i) => i % EVERY === 0);
}

interface Thinking {
  /** Rounds begun within the ceiling, and those asked for after it. */
  begun: number;
  late: number;
}

/** Has a level choose by a clock that is `step` further each time it is looked at: a round takes so long. */
function think({ player, ms }: Level, turn: Turn, step: number): Thinking {
  let time = -step;
  const budget = timeBudget(ms, () => (time += step));
  const thinking = { begun: 0, late: 0 };
  const allows = (rounds: number) => {
    const may = budget.allows(rounds);
    if (may) thinking.begun++;
    else thinking.late++;
    return may;
  };
  expect(turn.legal).toContain(player.choose({ ...turn, random: quickRandom(1), budget: { allows } }));
  return thinking;
}

describe.each(GAME_IDS)('%s', async (id) => {
  const module = await loadGame(id);
  if (!module?.levels) throw new Error('no levels');
  const turns = turnsOf(module.rules);

  describe.each(Object.entries(module.levels))('%s', (_name, level) => {
    test('begins no round after its ceiling, and no more within it than there is time for', () => {
      for (const turn of turns) {
        const { begun, late } = think(level, turn, level.ms / 3);
        expect(begun).toBeLessThanOrEqual(2);
        expect(late).toBeLessThanOrEqual(1);
      }
    });

    test('answers when there is no time at all', () => {
      for (const turn of turns) {
        const { begun, late } = think(level, turn, level.ms);
        expect(begun).toBe(0);
        expect(late).toBeLessThanOrEqual(1);
      }
    });

    test('stops by itself long before a ceiling that is never reached', () => {
      for (const turn of turns) expect(think(level, turn, 0).begun).toBeLessThan(250);
    });

    test('promises an answer within a second, a fifth more than its ceiling included', () => {
      expect(1.2 * level.ms).toBeLessThanOrEqual(1000);
    });
  });
});

test('the levels that search the longest do look at the clock', async () => {
  for (const id of GAME_IDS) {
    const module = await loadGame(id);
    const strongest = Object.values(module?.levels ?? {}).at(-1);
    if (!module || !strongest) throw new Error('no levels');
    const looked = turnsOf(module.rules).map((turn) => think(strongest, turn, 0).begun);
    expect(Math.max(...looked)).toBeGreaterThan(2);
  }
});
