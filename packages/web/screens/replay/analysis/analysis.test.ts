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

/** A part of a match is enough to hold the laws to, and leaves time for all games. */
async function analyseSample(game: string, moves = 10): Promise<Analysis> {
  const module = await loadModule(game);
  const record = playBotMatch(module, { player: 'gentle', seed: 5 });
  const { meta, ...rest } = record;
  const analysis = runToEnd(
    analyseRecord(module, { ...rest, moves: record.moves.slice(0, moves) }, TWO_SIDES),
  );
  if ('code' in analysis) throw new Error(analysis.message);
  return analysis;
}

describe.each(GAME_IDS)('the analysis of %s', async (game) => {
  const first = await analyseSample(game);

  test('gives both sides together a certainty at every position, and says the same again', async () => {
    for (const { winProbabilities } of first.moves) {
      expect(winProbabilities[0] + winProbabilities[1]).toBeCloseTo(1, 9);
      expect(Math.min(...winProbabilities)).toBeGreaterThanOrEqual(0);
    }
    expect(await analyseSample(game)).toEqual(first);
  });

  test('no decision gains by being made, and none costs more than there was to lose', () => {
    for (const { decision } of first.moves) {
      expect(decisionCost(decision)).toBeGreaterThanOrEqual(0);
      expect(decisionCost(decision)).toBeLessThanOrEqual(decision?.bestWin ?? 0);
    }
  });

  test('luck and play together make the result, and what one side has the other has not', () => {
    const [one, other] = [0, 1].map((side) => breakDownResult(first, side));
    expect(one.luck + one.play).toBeCloseTo(first.end[0] - 0.5, 9);
    expect(one.luck + other.luck).toBeCloseTo(0, 9);
    expect(one.play + other.play).toBeCloseTo(0, 9);
  });
});

test('a record that cannot be played is a fault with its place', async () => {
  const module = await loadModule('kompromat');
  const record = playBotMatch(module, { player: 'gentle', seed: 5 });
  const bad = { ...record, moves: [record.moves[0], { seat: 0, type: 'fly' }] };
  expect(runToEnd(analyseRecord(module, bad, TWO_SIDES))).toMatchObject({ at: 1, code: 'illegal-move' });
});

test('whoever gave up has lost in the end', async () => {
  const module = await loadModule('kompromat');
  const record = playBotMatch(module, { player: 'gentle', seed: 5 });
  const meta = { result: { winners: [1], reason: 'resigned' } };
  const analysis = runToEnd(
    analyseRecord(module, { ...record, moves: record.moves.slice(0, 6), meta }, TWO_SIDES),
  );
  expect(analysis).toMatchObject({ end: [0, 1] });
});
