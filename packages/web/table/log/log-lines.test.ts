import type { AnyFact } from '@safehouse/contract';
import type { ViewedEvent } from '@safehouse/protocol';
import { TRANSLATION_LOADERS } from '@safehouse/ui/app-texts';
import { expect, test } from 'vitest';
import type { LoadedGame } from '../../state/games.ts';
import { lastMoveOf, lastOf, logLinesOf } from './log-lines.ts';

const game = {
  ui: {
    logLine: ({ type }: AnyFact) => (type === 'quiet' ? null : `it ${type}`),
    logPlaces: ({ type }: AnyFact) => (type === 'rained' ? ['garden'] : []),
  },
  translations: {},
  lang: 'en',
} as unknown as LoadedGame;
const CONTEXT = {
  game,
  playerNames: ['Ann', 'Bob'],
  seat: null,
  translations: await TRANSLATION_LOADERS.en(),
  view: null,
};

const STARTED: ViewedEvent = { version: 1, at: 10, table: { type: 'started' } };
const MOVED: ViewedEvent = { version: 2, at: 20, seat: 0, facts: [{ type: 'rained' }, { type: 'quiet' }] };
const MOVED_AGAIN: ViewedEvent = {
  version: 3,
  at: 30,
  seat: 1,
  facts: [{ type: 'snowed' }, { type: 'thawed' }],
};

function lastMove(events: readonly ViewedEvent[], ownSeat: number | null) {
  return lastMoveOf(logLinesOf(events, CONTEXT), events, ownSeat);
}

test('every fact with a text has a line, and so has every table event', () => {
  const lines = logLinesOf([STARTED, MOVED, MOVED_AGAIN], CONTEXT);
  expect(lines.map(({ version, seat }) => [version, seat])).toEqual([
    [1, null],
    [2, 0],
    [3, 1],
    [3, 1],
  ]);
  expect(lines[1].text).toBe('it rained');
});

test('a line contains the places on the board that its fact is about', () => {
  const lines = logLinesOf([STARTED, MOVED, MOVED_AGAIN], CONTEXT);
  expect(lines.map(({ places }) => places)).toEqual([[], ['garden'], [], []]);
});

test('lines of old events are reused when events are added', () => {
  const cache = new Map();
  const before = logLinesOf([STARTED, MOVED], CONTEXT, cache);
  // A snapshot contains all events again.
  const now = logLinesOf(structuredClone([STARTED, MOVED, MOVED_AGAIN]), CONTEXT, cache);
  expect(now).toHaveLength(4);
  expect(now[0]).toBe(before[0]);
  expect(now[1]).toBe(before[1]);
});

test('the last move of another seat has all its lines', () => {
  expect(lastMove([STARTED, MOVED, MOVED_AGAIN], 0)).toEqual({ seat: 1, sentences: ['it snowed', 'it thawed'] });
  expect(lastMove([STARTED, MOVED, MOVED_AGAIN], 1)).toEqual({ seat: 0, sentences: ['it rained'] });
});

test('before another seat has moved, the last move is the last line', () => {
  expect(lastMove([STARTED, MOVED], 0)?.seat).toBe(0);
  expect(lastMove([], 0)).toBeNull();
});

test('a move that was undone is no longer the last one; the other players are told who undid it', () => {
  const undone: ViewedEvent = { version: 4, at: 40, table: { type: 'undone', seat: 1, to: 2 } };
  const events = [STARTED, MOVED, MOVED_AGAIN, undone];
  expect(lastMove(events, 0)).toEqual({ seat: null, sentences: ['Bob undid a move.'] });
  expect(lastMove(events, 1)).toEqual({ seat: 0, sentences: ['it rained'] });
  expect(lastMove([...events, { ...MOVED_AGAIN, version: 5 }], 0)?.seat).toBe(1);
});

test('whoever asked for an undo is told that it was declined, until the next move', () => {
  const asked: ViewedEvent = { version: 4, at: 40, table: { type: 'undo-asked', seat: 1 } };
  const refused: ViewedEvent = { version: 5, at: 50, table: { type: 'undo-refused', seat: 0 } };
  const events = [STARTED, MOVED, MOVED_AGAIN, asked, refused];
  expect(lastMove(events, 1)).toEqual({ seat: null, sentences: ['Ann declined.'] });
  expect(lastMove(events, 0)?.sentences).toEqual(['it snowed', 'it thawed']);
  expect(lastMove([...events, { ...MOVED, version: 6 }], 1)?.sentences).toEqual(['it rained']);
});

test('an undo that the board does not show yet leaves the last move as it is', () => {
  const undone: ViewedEvent = { version: 4, at: 40, table: { type: 'undone', seat: 1, to: 2 } };
  const lines = logLinesOf([STARTED, MOVED, MOVED_AGAIN], CONTEXT);
  expect(lastMoveOf(lines, [STARTED, MOVED, MOVED_AGAIN, undone], 0)?.seat).toBe(1);
});

test('the last line can be of any seat or of the table', () => {
  const resigned: ViewedEvent = { version: 4, at: 40, table: { type: 'resigned', seat: 1 } };
  expect(lastOf(logLinesOf([STARTED, MOVED_AGAIN], CONTEXT))).toEqual({ seat: null, sentences: ['it thawed'] });
  const ended = logLinesOf([STARTED, MOVED, resigned], CONTEXT);
  expect(lastOf(ended)).toEqual({ seat: null, sentences: ['Bob resigned.'] });
  expect(lastOf([])).toBeNull();
});

test('an event of the table addresses the player it is about, and names them to others', () => {
  const resigned: ViewedEvent = { version: 2, at: 20, table: { type: 'resigned', seat: 1 } };
  const textFor = (seat: number | null) => logLinesOf([resigned], { ...CONTEXT, seat })[0].text;
  expect([1, 0, null].map(textFor)).toEqual(['You resigned.', 'Bob resigned.', 'Bob resigned.']);
});
