import type { Move } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { listActiveMoves, playRandomMatch, RANDOM_MOVE_WEIGHTS, TEST_HEADERS } from './test-helpers.ts';
import { refuse } from './why-not.ts';

const SAMPLE_INTERVAL = 5;

test.each(TEST_HEADERS)('a move is legal exactly where nothing refuses it: %j', (header) => {
  RANDOM_MOVE_WEIGHTS.forEach((weigh, seed) => {
    let count = seed;
    playRandomMatch({ header, seed, weigh, mostMoves: 400 }, (state) => {
      if (count++ % SAMPLE_INTERVAL !== 0) return;
      const codes = [...state.board.moveEncoding.decodedMoves.keys()] as Move[];
      const possible = codes.filter((code) => refuse(state, state.active, code) === null);
      expect(listActiveMoves(state).sort((a, b) => a - b)).toEqual(possible);
    });
  });
});
