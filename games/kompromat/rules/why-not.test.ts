import { type Move, MoveList, quickRandom, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { legal } from './legal.ts';
import { MOVES } from './moves.ts';
import type { State } from './state.ts';
import { legalMoves, openSeededMatch, playMoves } from './test-helpers.ts';
import { refuse } from './why-not.ts';

test('a move is legal exactly where nothing refuses it', () => {
  const codes = [...MOVES.keys()] as Move[];
  for (let seed = 0; seed < 30; seed++) {
    const random = quickRandom(seed);
    const match = openSeededMatch(seed);
    while (match.result === null) {
      const state = match.state as State;
      for (const seat of SEATS.slice(0, 2)) {
        const listed = new MoveList();
        legal(state, seat, listed);
        const possible = codes.filter((code) => refuse(state, seat, code) === null);
        expect(listed.toArray().sort((a, b) => a - b)).toEqual(possible);
      }
      const moves = legalMoves(match);
      const cautious = moves.filter(({ type }) => type !== 'use' || random.below(4) === 0);
      const choices = cautious.length > 0 ? cautious : moves;
      playMoves(match, choices[random.below(choices.length)]);
    }
  }
});
