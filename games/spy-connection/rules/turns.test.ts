import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { PlayerDescription } from './describe.ts';
import { rules } from './index.ts';
import type { State } from './state.ts';
import {
  accept,
  connect,
  createPosition,
  crossingEdition,
  discard,
  end,
  listActiveMoves,
  mark,
  playRandomMatch,
  RANDOM_MOVE_WEIGHTS,
  reconstructedEdition,
  TEST_HEADERS,
  TestMatch,
  type TestMatchSetup,
  travel,
} from './test-helpers.ts';

test('[SC-10] one of accept, connect, travel must be done, and the turn ends only when its player says so', () => {
  const match = new TestMatch();
  expect(match.refusal(end)).toEqual({ code: 'nothing-done', rule: 'SC-10' });
  match.play(accept(0));
  expect(match.refusal(accept(0))).toEqual({ code: 'turn-used', rule: 'SC-10' });
  expect(match.refusal(connect('LON-PAR'))).toEqual({ code: 'turn-used', rule: 'SC-10' });
  expect(match.described.active).toBe(0);
  match.play(end);
  expect(match.described).toMatchObject({ active: 1, phase: 'action' });
});

test('[SC-10] turns go clockwise, and nobody moves out of turn', () => {
  const match = new TestMatch({ players: 4 });
  const order = Array.from({ length: 6 }, () => {
    const { active } = match.described;
    match.play(accept(0), end);
    return active;
  });
  expect(order).toEqual([0, 1, 2, 3, 0, 1]);
  const state = match.match.state as State;
  expect(rules.whyNot(state, SEATS[0], listActiveMoves(state)[0])).toEqual({
    code: 'not-your-turn',
    rule: 'SC-10',
  });
});

/** Every mission consists of city A only, and all spies start there: a mission can be completed in every turn. */
function shortMatch(changes: { extra?: string[]; toEnd?: number } & TestMatchSetup = {}): TestMatch {
  const { extra = [], toEnd = 2, ...plan } = changes;
  const card = (id: string) => ({ id, cities: ['A'], points: 2, extraTurn: extra.includes(id) });
  const edition = crossingEdition({
    missions: ['1', '2', '3', '4', '5', '6', '7', '8'].map(card),
    startMissions: ['sa', 'sb', 'sd'].map((id) => ({ id, start: 'A', cities: ['A', 'B'], points: 3 })),
    missionsToEnd: toEnd,
  });
  return new TestMatch({ edition, ...plan });
}

describe('the end', () => {
  test('[SC-26] the turn that completes enough is finished, then every other seat has one last turn', () => {
    const match = shortMatch({ players: 3 });
    match.play(accept(0), mark('1'), end, connect('AC'), end, connect('AC'), end, accept(0), mark('2'));
    expect(match.described).toMatchObject({ phase: 'wrap-up', active: 0, lastTurns: null });
    const facts = match.play(end);
    expect(facts).toEqual([
      { type: 'last-turns', seat: 0, others: [1, 2] },
      { type: 'turn-began', seat: 1, turn: 'last' },
    ]);
    expect(match.described).toMatchObject({ active: 1, lastTurns: [2] });
    match.play(travel('A'), end);
    expect(match.described).toMatchObject({ active: 2, lastTurns: [] });
    match.play(travel('A'), end);
    expect(match.described).toMatchObject({
      phase: 'over',
      active: 2,
      lastTurns: [],
      extraTurns: 0,
      travelled: false,
    });
    expect(match.match.toAct).toEqual([]);
    expect(match.legalMoves()).toEqual([]);
    expect(match.match.result).toEqual({ winners: [0], reason: 'points', scores: [5, 1, 1] });
    expect(match.refusal(end)).toEqual({ code: 'match-over', rule: null });
  });

  test('[SC-26] the order of last turns goes round the table', () => {
    const match = shortMatch({ players: 3, toEnd: 1 });
    match.play(connect('AC'), end, accept(0), mark('1'), end);
    expect(match.described).toMatchObject({ active: 2, lastTurns: [0] });
    match.play(connect('AC'), end);
    expect(match.described).toMatchObject({ active: 0, lastTurns: [] });
  });

  test('[SC-26] extra turns of the seat that ends the match come before the last turns', () => {
    const match = shortMatch({ extra: ['1'], toEnd: 1 });
    match.play(accept(0), mark('1'), end);
    expect(match.described).toMatchObject({ active: 0, lastTurns: null, extraTurns: 0 });
    match.play(accept(0), mark('2'), end);
    expect(match.described).toMatchObject({ active: 1, lastTurns: [] });
  });

  test('[SC-26] another seat that completes enough in its last turn changes nothing', () => {
    const match = shortMatch({ players: 3, toEnd: 1 });
    match.play(accept(0), mark('1'), end, accept(0), mark('2'), end);
    expect(match.described).toMatchObject({ active: 2, lastTurns: [] });
    match.play(accept(0), mark('3'), end);
    expect(match.match.result).toEqual({ winners: [2], reason: 'points', scores: [3, 3, 3] });
  });

  test('[SC-26] the start mission counts', () => {
    const match = shortMatch({ toEnd: 1 });
    match.play(connect('AB'), mark('sa'), end);
    expect(match.described).toMatchObject({ active: 1, lastTurns: [] });
  });
});

test('[SC-27] extra turns won in a last turn are played', () => {
  const match = shortMatch({ extra: ['2', '3'], toEnd: 1 });
  match.play(accept(0), mark('1'), end, accept(0), mark('2'));
  expect(match.described).toMatchObject({ active: 1, lastTurns: [], extraTurns: 1 });
  expect(match.play(end)).toEqual([{ type: 'turn-began', seat: 1, turn: 'extra' }]);
  match.play(accept(0), mark('3'), end);
  expect(match.described).toMatchObject({ active: 1, phase: 'action', lastTurns: [] });
  match.play(connect('AC'), end);
  expect(match.described).toMatchObject({ phase: 'over', active: 1 });
});

describe('scores', () => {
  test('[SC-28] points of completed missions, and one for each mark on the others', () => {
    const match = shortMatch();
    match.play(accept(0), mark('1'));
    expect(match.player(0)).toMatchObject({ completed: ['1'], score: 3 });
  });

  test('[SC-28] of equal scores the higher seat wins', () => {
    const match = shortMatch({ players: 3, toEnd: 50 });
    match.play(connect('AC'), end);
    expect(match.match.result).toEqual({ winners: [2], reason: 'exhaustion', scores: [1, 1, 1] });
  });
});

describe('a move can always be made', () => {
  const onBoard = (
    agents: PlayerDescription['agents'],
    spy: string,
    missions: PlayerDescription['missions'],
    supply = 0,
  ): PlayerDescription => ({
    supply,
    spy,
    agents,
    missions,
    completed: [],
    score: 0,
  });

  /** Takes back and gives up everything possible, in any order. */
  function strip(state: State, pick: (count: number) => number): void {
    for (;;) {
      const free = listActiveMoves(state).filter((move) =>
        ['recall', 'unmark', 'discard'].includes(rules.writeMove(state, move).type),
      );
      if (free.length === 0) return;
      rules.play(state, state.active, free[pick(free.length)], { shuffle: () => undefined }, null);
    }
  }

  test('[SC-29] with no agent in supply and rivals on every space', () => {
    const everywhere = Object.fromEntries(reconstructedEdition().spaces.map(({ id }) => [id, 1]));
    const held = { s01: 2, s02: 2, s05: 2, s06: 2, s07: 2 };
    const missions = [
      { id: 'm13', planning: 2, marked: ['LON'] },
      { id: 'm02', planning: 1, marked: ['PAR'] },
    ];
    const state = createPosition(reconstructedEdition(), {
      players: [onBoard(held, 'MAD', missions), onBoard(everywhere, 'PAR', []), onBoard(everywhere, 'PAR', [])],
    });
    const types = () => [...new Set(listActiveMoves(state).map((move) => rules.writeMove(state, move).type))];
    expect(types()).toEqual(['accept', 'travel', 'unmark', 'discard', 'recall']);
    strip(state, (count) => count - 1);
    expect(types()).toEqual(['accept', 'connect']);
    expect(state.players[0].supply).toBe(15);
  });

  test.each(TEST_HEADERS)('[SC-29] from any position of random play: %j', (header) => {
    RANDOM_MOVE_WEIGHTS.forEach((weigh, seed) => {
      playRandomMatch({ header, seed, weigh, mostMoves: 300 }, (state, legal) => {
        expect(legal.length > 0).toBe(state.phase !== 'over');
        if (state.phase !== 'action' || state.travelled || state.drawnCount % 3 > 0) return;
        const stripped = rules.clone(state);
        strip(stripped, (count) => (seed * 7) % count);
        expect(listActiveMoves(stripped).some((move) => rules.writeMove(stripped, move).type === 'connect')).toBe(true);
      });
    });
  });

  test('[SC-20] and every turn is finite: without an end it runs out of moves', () => {
    for (const header of TEST_HEADERS) {
      let inTurn = 0;
      const weigh = RANDOM_MOVE_WEIGHTS[0];
      playRandomMatch(
        { header, seed: 5, weigh: (move) => (move.type === 'end' ? 0 : weigh(move)), mostMoves: 500 },
        (state, legal) => {
          const onlyEnd = legal.length === 1 && rules.writeMove(state, legal[0]).type === 'end';
          inTurn = onlyEnd ? 0 : inTurn + 1;
          expect(inTurn).toBeLessThan(100);
        },
      );
    }
  });
});

describe('when nobody can complete enough any more', () => {
  test('[SC-30] the match ends with the turn, and the deck and hands of all seats count', () => {
    // 8 missions in total. A seat can still have those not taken by others.
    const match = shortMatch({ toEnd: 8 });
    match.play(accept(0), discard('1'), end);
    expect(match.described).toMatchObject({ phase: 'action', active: 1, lastTurns: null });
    const facts = match.play(accept(0), discard('2'), end);
    expect(match.described).toMatchObject({ phase: 'over', active: 1, lastTurns: null, extraTurns: 0 });
    expect(match.match.result).toEqual({ winners: [1], reason: 'exhaustion', scores: [1, 1] });
    expect(facts.at(-1)).toEqual({ type: 'match-ended', reason: 'exhaustion', winners: [1], scores: [1, 1] });
  });

  test('[SC-30] extra turns won but not begun lapse', () => {
    const match = shortMatch({ toEnd: 9, extra: ['1'] });
    match.play(accept(0), mark('1'));
    expect(match.described.extraTurns).toBe(1);
    match.play(end);
    expect(match.described).toMatchObject({ phase: 'action', active: 0 });
    const late = shortMatch({ toEnd: 10, extra: ['1'] });
    late.play(accept(0), mark('1'), end);
    expect(late.described).toMatchObject({ phase: 'over', extraTurns: 0, markedThisTurn: [] });
  });

  test('[SC-30] not while last turns are running', () => {
    const match = shortMatch({ toEnd: 1, players: 3 });
    match.play(accept(0), mark('1'), end, discard('sb'), accept(0), discard('2'), end);
    expect(match.described).toMatchObject({ phase: 'action', active: 2, lastTurns: [] });
  });
});
