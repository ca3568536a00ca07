import { factsFor, quickRandom, type ScopedFact, SEATS, type Viewer } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { rules, type SpyFact } from './index.ts';
import type { State } from './state.ts';
import { listActiveMoves, playRandomMatch, RANDOM_MOVE_WEIGHTS, TEST_HEADERS, TestMatch } from './test-helpers.ts';

const VIEWERS: readonly Viewer[] = [SEATS[0], SEATS[1], 'spectator'];
const NO_SHUFFLE = { shuffle: () => undefined };

function forSampledPositions(check: (state: State, seed: number) => void): void {
  TEST_HEADERS.forEach((header, i) => {
    let count = i;
    playRandomMatch(
      { header, seed: i, weigh: RANDOM_MOVE_WEIGHTS[i % RANDOM_MOVE_WEIGHTS.length], mostMoves: 300 },
      (state) => {
        if (count++ % 11 === 0) check(state, count);
      },
    );
  });
}

test('a view shows all but the order of the deck', () => {
  const match = new TestMatch({ missions: ['m13', 'm02'] });
  const view = match.match.game.view(match.match.state, 'spectator');
  const { deck: _, ...open } = match.described;
  expect(view).toEqual({
    ...open,
    edition: 'reconstructed',
    editionDocument: null,
    board: 'light',
    deck: { closed: 39 },
  });
});

describe('a redealt state', () => {
  test('looks the same to everybody, also after a round trip through JSON', () => {
    forSampledPositions((state, seed) => {
      for (const viewer of VIEWERS) {
        const view = JSON.stringify(rules.view(state, viewer));
        const twin = rules.redeal(JSON.parse(view), quickRandom(seed));
        expect(JSON.stringify(rules.view(twin, viewer))).toBe(view);
        expect(listActiveMoves(twin)).toEqual(listActiveMoves(state));
        expect(rules.toAct(twin)).toEqual(rules.toAct(state));
        expect(rules.result(twin)).toEqual(rules.result(state));
      }
    });
  });

  test('gives the same facts for a move as long as the same card is revealed', () => {
    forSampledPositions((state, seed) => {
      const move = listActiveMoves(state)[seed % listActiveMoves(state).length];
      if (move === undefined) return;
      const after = [rules.clone(state), rules.redeal(rules.view(state, 'spectator'), quickRandom(seed))].map(
        (twin) => {
          const facts: ScopedFact<SpyFact>[] = [];
          rules.play(twin, twin.active, move, NO_SHUFFLE, facts);
          return {
            facts: JSON.stringify(factsFor('spectator', facts)),
            view: JSON.stringify(rules.view(twin, 'spectator')),
          };
        },
      );
      expect(after[0].facts === after[1].facts).toBe(after[0].view === after[1].view);
    });
  });

  test('has every order of the unseen missions', () => {
    const state = new TestMatch().match.state as State;
    const view = rules.view(state, 'spectator');
    const random = quickRandom(3);
    const tops = new Set(Array.from({ length: 600 }, () => rules.redeal(view, random)).map(({ deck }) => deck[0]));
    expect(tops.size).toBe(39);
  });
});

test('a clone is independent of the original', () => {
  forSampledPositions((state, seed) => {
    const before = JSON.stringify(rules.describe(state));
    const copy = rules.clone(state);
    expect(JSON.stringify(rules.describe(copy))).toBe(before);
    for (let i = 0; i < 10 && !rules.result(copy); i++) {
      const legal = listActiveMoves(copy);
      rules.play(copy, copy.active, legal[(seed + i) % legal.length], NO_SHUFFLE, null);
    }
    expect(JSON.stringify(rules.describe(state))).toBe(before);
    expect(listActiveMoves(state)).toEqual(
      listActiveMoves(rules.redeal(rules.view(state, 'spectator'), quickRandom(1))),
    );
  });
});

test('a move that is not legal has a reason with a rule, the same for every twin', () => {
  forSampledPositions((state, seed) => {
    const twin = rules.redeal(rules.view(state, 'spectator'), quickRandom(seed));
    const legal = new Set<number>(listActiveMoves(state));
    for (let move = seed % 5; move < state.board.moveEncoding.vocabulary.size; move += 5) {
      if (legal.has(move)) continue;
      const refusal = rules.whyNot(state, state.active, move as never);
      expect(refusal.rule === null).toBe(state.phase === 'over');
      expect(rules.whyNot(twin, twin.active, move as never)).toEqual(refusal);
    }
  });
});

test('moves are read as they are written, and nothing else is', () => {
  const state = new TestMatch().match.state as State;
  for (let move = 0; move < state.board.moveEncoding.vocabulary.size; move++) {
    expect(rules.parseMove(state, rules.writeMove(state, move as never))).toBe(move);
  }
  for (const wrong of [
    null,
    7,
    'end',
    [],
    {},
    { type: 'end', extra: 1 },
    { type: 'accept' },
    { type: 'accept', place: 4 },
    { type: 'accept', place: '0' },
    { type: 'choose', card: 'm01' },
    { type: 'unmark', mission: 'm13', city: 'PAR' },
    { type: 'recall', space: 'LON' },
  ]) {
    expect(rules.parseMove(state, wrong)).toBeNull();
  }
});
