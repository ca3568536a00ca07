import { type News, quickRandom, SEATS, toldTo, type Viewer } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { rules, type SpyFact } from './index.ts';
import type { State } from './state.ts';
import { HABITS, HEADERS, legalMoves, randomMatch, TestMatch } from './testing.ts';

const VIEWERS: readonly Viewer[] = [SEATS[0], SEATS[1], 'spectator'];
const NO_CHANCE = { shuffle: () => undefined };

function somePositions(check: (state: State, seed: number) => void): void {
  HEADERS.forEach((header, i) => {
    let count = i;
    randomMatch({ header, seed: i, weigh: HABITS[i % HABITS.length], mostMoves: 300 }, (state) => {
      if (count++ % 11 === 0) check(state, count);
    });
  });
}

test('a view tells all but the order of the deck', () => {
  const match = new TestMatch({ missions: ['m13', 'm02'] });
  const view = match.match.game.view(match.match.state, 'spectator');
  const { deck: _, ...open } = match.god;
  expect(view).toEqual({
    ...open,
    edition: 'reconstructed',
    editionDocument: null,
    board: 'light',
    deck: { closed: 39 },
  });
});

describe('a redealt state', () => {
  test('looks the same to everybody, also after a journey as JSON', () => {
    somePositions((state, seed) => {
      for (const viewer of VIEWERS) {
        const view = JSON.stringify(rules.view(state, viewer));
        const twin = rules.redeal(JSON.parse(view), quickRandom(seed));
        expect(JSON.stringify(rules.view(twin, viewer))).toBe(view);
        expect(legalMoves(twin)).toEqual(legalMoves(state));
        expect(rules.toAct(twin)).toEqual(rules.toAct(state));
        expect(rules.result(twin)).toEqual(rules.result(state));
      }
    });
  });

  test('tells the same facts of a move as long as the same card comes', () => {
    somePositions((state, seed) => {
      const move = legalMoves(state)[seed % legalMoves(state).length];
      if (move === undefined) return;
      const after = [rules.clone(state), rules.redeal(rules.view(state, 'spectator'), quickRandom(seed))].map(
        (twin) => {
          const news: News<SpyFact>[] = [];
          rules.play(twin, twin.active, move, NO_CHANCE, news);
          return {
            facts: JSON.stringify(toldTo('spectator', news)),
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
    const tops = new Set(
      Array.from({ length: 600 }, () => rules.redeal(view, random)).map(({ deck }) => deck[0]),
    );
    expect(tops.size).toBe(39);
  });
});

test('a clone goes its own way', () => {
  somePositions((state, seed) => {
    const before = JSON.stringify(rules.describe(state));
    const copy = rules.clone(state);
    expect(JSON.stringify(rules.describe(copy))).toBe(before);
    for (let i = 0; i < 10 && !rules.result(copy); i++) {
      const legal = legalMoves(copy);
      rules.play(copy, copy.active, legal[(seed + i) % legal.length], NO_CHANCE, null);
    }
    expect(JSON.stringify(rules.describe(state))).toBe(before);
    expect(legalMoves(state)).toEqual(
      legalMoves(rules.redeal(rules.view(state, 'spectator'), quickRandom(1))),
    );
  });
});

test('a move that is not legal has a reason with a rule, the same for every twin', () => {
  somePositions((state, seed) => {
    const twin = rules.redeal(rules.view(state, 'spectator'), quickRandom(seed));
    const legal = new Set<number>(legalMoves(state));
    for (let move = seed % 5; move < state.board.language.vocabulary.size; move += 5) {
      if (legal.has(move)) continue;
      const refusal = rules.whyNot(state, state.active, move as never);
      expect(refusal.rule === null).toBe(state.phase === 'over');
      expect(rules.whyNot(twin, twin.active, move as never)).toEqual(refusal);
    }
  });
});

test('moves are read as they are written, and nothing else is', () => {
  const state = new TestMatch().match.state as State;
  for (let move = 0; move < state.board.language.vocabulary.size; move++) {
    expect(rules.read(state, rules.write(state, move as never))).toBe(move);
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
    expect(rules.read(state, wrong)).toBeNull();
  }
});
