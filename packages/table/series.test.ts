import { type Result, SEATS } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { describe, expect, test } from 'vitest';
import { addBot } from './bot-chairs.ts';
import { join, leave, rematch, resign } from './commands.ts';
import { matchViewFor } from './match-view.ts';
import { newSeries, type SeriesState, seriesOfRematch, seriesViewOf } from './series.ts';
import { summarize } from './summary.ts';
import type { Table } from './table.ts';
import { ANN, applyDecision, BOB, CLEO, personChair, runningTable, tableWith } from './test-helpers.ts';

const NEXT = 'next__________________' as MatchId;
const BEST_OF_THREE = { bestOf: 3, won: [0, 0] } as const;

const ending = (...winners: number[]): Result => ({
  winners: winners.map((seat) => SEATS[seat]),
  reason: 'points',
  scores: [null, null],
});

/** The series after these results in turn, with the seats exchanged each time. Winners are seats. */
function playSeries(bestOf: 3 | 5 | 7, endings: readonly Result[]): SeriesState {
  let state: SeriesState = { header: { series: newSeries(bestOf)! }, result: null, isSeriesEnded: false };
  for (const [i, result] of endings.entries()) {
    if (i > 0) state = { ...state, header: { series: seriesOfRematch(state)! } };
    state = { ...state, result };
  }
  return state;
}

describe('the score of a series', () => {
  test('a match on its own has none, and neither has the best of one', () => {
    expect(newSeries(undefined)).toBeUndefined();
    expect(newSeries(1)).toBeUndefined();
    expect(seriesOfRematch({ header: {}, result: ending(0), isSeriesEnded: false })).toBeUndefined();
  });

  test('begins with nothing and counts a match once it is over', () => {
    const state = playSeries(3, []);
    expect(seriesViewOf(state)).toEqual({ bestOf: 3, match: 1, won: [0, 0], status: 'running' });
    expect(seriesViewOf({ ...state, result: ending(1) })).toMatchObject({ match: 1, won: [0, 1] });
  });

  test('goes with the players, who change seats after every match', () => {
    // The same player wins from seat 0, then from seat 1.
    expect(seriesViewOf(playSeries(5, [ending(0), ending(1)]))).toMatchObject({ match: 2, won: [0, 2] });
    expect(seriesViewOf(playSeries(5, [ending(0), ending(0)]))).toMatchObject({ match: 2, won: [1, 1] });
  });

  test.each([
    [3, 2],
    [5, 3],
    [7, 4],
  ] as const)('of the best of %i is decided with %i matches won, not sooner', (bestOf, needed) => {
    const wins = Array.from({ length: needed }, (_, i) => ending(i % 2));
    expect(seriesViewOf(playSeries(bestOf, wins.slice(1)))?.status).toBe('running');
    expect(seriesViewOf(playSeries(bestOf, wins))?.status).toBe('decided');
  });

  test('does not change with a draw: the match is played again under its number', () => {
    for (const draw of [ending(), ending(0, 1)]) {
      const state = playSeries(3, [ending(0), draw]);
      expect(seriesViewOf(state)).toEqual({ bestOf: 3, match: 2, won: [0, 1], status: 'running' });
      const replayed = { ...state, header: { series: seriesOfRematch(state)! }, result: null };
      expect(seriesViewOf(replayed)).toEqual({ bestOf: 3, match: 2, won: [1, 0], status: 'running' });
    }
  });

  test('starts again where the series was decided or ended', () => {
    expect(seriesOfRematch(playSeries(3, [ending(0), ending(1)]))).toEqual(BEST_OF_THREE);
    expect(seriesOfRematch({ ...playSeries(3, [ending(0)]), isSeriesEnded: true })).toEqual(BEST_OF_THREE);
  });
});

/** The first match of a best of three, which Bob has lost. */
async function afterFirstMatch(): Promise<Table> {
  const table = await runningTable({ series: BEST_OF_THREE });
  applyDecision(table, resign(table, SEATS[1], 'gentle'));
  return table;
}

describe('between two matches', () => {
  test('resigning loses the match and not the series', async () => {
    const { series } = matchViewFor(await afterFirstMatch(), 'spectator', [], () => null);
    expect(series).toEqual({ bestOf: 3, match: 1, won: [1, 0], status: 'running' });
  });

  test('a player can end the series by leaving, once', async () => {
    const table = await afterFirstMatch();
    expect(leave(table, CLEO, 'gentle')).toMatchObject({ code: 'forbidden' });
    applyDecision(table, leave(table, BOB, 'gentle'));
    expect(matchViewFor(table, 'spectator', [], () => null).series).toMatchObject({ status: 'ended', won: [1, 0] });
    expect(leave(table, ANN, 'gentle')).toMatchObject({ code: 'not-open' });
  });

  test('whoever wants to end it once the next match waits does so there', async () => {
    const table = await afterFirstMatch();
    applyDecision(table, rematch(table, ANN, NEXT));
    expect(leave(table, BOB, 'gentle')).toMatchObject({ code: 'not-open' });
  });

  test('a decided series cannot be ended, nor a match that belongs to none', async () => {
    const decided = await runningTable({ series: { bestOf: 3, won: [1, 1] } });
    const single = await runningTable();
    for (const table of [decided, single]) {
      applyDecision(table, resign(table, SEATS[1], 'gentle'));
      expect(leave(table, ANN, 'gentle')).toMatchObject({ code: 'not-open' });
    }
  });
});

describe('a seat that is kept for somebody', () => {
  const keptTable = () => tableWith({ chairs: [{ type: 'open', for: BOB }, personChair(ANN)] });

  test('is for nobody else, and for no bot', async () => {
    const table = await keptTable();
    expect(join(table, CLEO, 'seed')).toMatchObject({ code: 'table-full' });
    expect(addBot(table, ANN, { chair: 0, level: 'gentle' })).toMatchObject({ code: 'table-full' });
    applyDecision(table, join(table, BOB, 'seed'));
    expect([table.status, table.seatsOf(BOB)]).toEqual(['running', [SEATS[0]]]);
  });

  test('puts the table in the lists of both, and waits for the one it is kept for', async () => {
    const table = await keptTable();
    expect(summarize(table, 0)).toMatchObject({ holders: [ANN, BOB], waiting: [BOB] });
    expect(matchViewFor(table, 'spectator', [], () => 'Bob').players[0]).toEqual({
      type: 'open',
      name: 'Bob',
      user: BOB,
    });
  });

  test('can be refused, which closes the table', async () => {
    const table = await keptTable();
    expect(leave(table, CLEO, 'gentle')).toMatchObject({ code: 'forbidden' });
    applyDecision(table, leave(table, BOB, 'gentle'));
    expect([table.status, summarize(table, 0).waiting]).toEqual(['closed', []]);
  });
});
