import type { RecordFault } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { describe, expect, test } from 'vitest';
import { loadModule, playBotMatch, TWO_SIDES } from '../test-helpers.ts';
import { type Analysis, analyseRecord } from './analysis.ts';
import { decisionCost } from './decision.ts';
import { breakDownResult } from './result-breakdown.ts';

function runToEnd(judging: Generator<number, Analysis | RecordFault>): Analysis | RecordFault {
  for (;;) {
    const { done, value } = judging.next();
    if (done) return value;
  }
}

/** Analyses only the first moves, which is enough for these checks and fast in all games. */
async function analyseSample(game: string, moves = 10): Promise<Analysis> {
  const module = await loadModule(game);
  const record = playBotMatch(module, { player: 'gentle', seed: 5 });
  const { meta, ...rest } = record;
  const analysis = runToEnd(analyseRecord(module, { ...rest, moves: record.moves.slice(0, moves) }, TWO_SIDES));
  if ('code' in analysis) throw new Error(analysis.message);
  return analysis;
}

describe.each(GAME_IDS)('the analysis of %s', async (game) => {
  const first = await analyseSample(game);

  test('win probabilities add up to 1 at every position, and are reproducible', async () => {
    for (const { winProbabilities } of first.moves) {
      expect(winProbabilities[0] + winProbabilities[1]).toBeCloseTo(1, 9);
      expect(Math.min(...winProbabilities)).toBeGreaterThanOrEqual(0);
    }
    expect(await analyseSample(game)).toEqual(first);
  });

  test('the cost of a decision is between zero and the win probability before it', () => {
    for (const { decision } of first.moves) {
      expect(decisionCost(decision)).toBeGreaterThanOrEqual(0);
      expect(decisionCost(decision)).toBeLessThanOrEqual(decision?.bestWin ?? 0);
    }
  });

  test('luck and play add up to the result, and those of both sides to zero', () => {
    const [own, opponent] = [0, 1].map((side) => breakDownResult(first, side));
    expect(own.luck + own.play).toBeCloseTo(first.end[0] - 0.5, 9);
    expect(own.luck + opponent.luck).toBeCloseTo(0, 9);
    expect(own.play + opponent.play).toBeCloseTo(0, 9);
  });
});

test('a record with an illegal move gives a fault with its index', async () => {
  const module = await loadModule('kompromat');
  const record = playBotMatch(module, { player: 'gentle', seed: 5 });
  const bad = { ...record, moves: [record.moves[0], { seat: 0, type: 'fly' }] };
  expect(runToEnd(analyseRecord(module, bad, TWO_SIDES))).toMatchObject({ at: 1, code: 'illegal-move' });
});

test('a player who resigned has lost at the end', async () => {
  const module = await loadModule('kompromat');
  const record = playBotMatch(module, { player: 'gentle', seed: 5 });
  const meta = { result: { winners: [1], reason: 'resigned' } };
  const analysis = runToEnd(analyseRecord(module, { ...record, moves: record.moves.slice(0, 6), meta }, TWO_SIDES));
  expect(analysis).toMatchObject({ end: [0, 1] });
});
