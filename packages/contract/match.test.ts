import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { createMoveCodec, type Move } from './moves.ts';
import { rulesVersionOf } from './record.ts';
import { publicFact } from './scoped-fact.ts';
import type { Seat } from './seat.ts';

interface StonesState {
  left: number;
  readonly order: number[];
}

const moveCodec = createMoveCodec([{ type: 'take', stones: 1 }, { type: 'take', stones: 2 }, { type: 'cut' }] as const);

/** Two players take one or two of five stones; taking the last one wins. */
const stonesGame: Game<StonesState> = {
  id: 'stones',
  version: 1,
  parseOptions: ({ options, players }) =>
    players === 2 && Object.keys(options).length === 0
      ? { ok: true, value: {} }
      : { ok: false, message: 'two players, no options' },
  knowsLabel: (label) => label === 'first' || label === 'second',
  setup: (_options, _players, chance) => {
    const order = [0, 1];
    chance.shuffle('first', order, ['a', 'b']);
    return { left: 5, order };
  },
  toAct: ({ left }) => (left === 0 ? [] : [((5 - left) % 2) as Seat]),
  legal: ({ left }, _seat, into) => {
    into.push(0 as Move);
    if (left > 1) into.push(1 as Move);
  },
  play: (state, seat, move, chance, facts) => {
    state.left -= move + 1;
    if (state.left === 1) chance.shuffle('second', state.order, ['a', 'b']);
    facts?.push(publicFact({ type: 'taken', seat }));
  },
  result: ({ left }) => (left === 0 ? { winners: [0 as Seat], reason: 'last', scores: [null, null] } : null),
  whyNot: () => ({ code: 'too-many', rule: 'ST-1' }),
  writeMove: (_state, move) => moveCodec.write(move),
  parseMove: (_state, value) => moveCodec.parse(value),
  describe: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  clone: (state) => ({ ...state, order: state.order.slice() }),
  redeal: (view) => ({ ...(view as StonesState) }),
};

const RECORD = { format: 1, game: 'stones', players: ['Ann', 'Ben'], moves: [] };
const openMatch = (more: object = {}) => {
  const result = Match.open(stonesGame, { ...RECORD, ...more });
  if (!result.ok) throw new Error(result.fault.message);
  return result.match;
};
const takeOne = { type: 'take', stones: 1 };

describe('opening a record', () => {
  test.each([
    ['a list', [], 'must be a JSON object'],
    ['null', null, 'must be a JSON object'],
    ['another format', { ...RECORD, format: 2 }, '"format" must be 1'],
    ['no format', { ...RECORD, format: undefined }, '"format" must be 1'],
    ['a missing key', { format: 1, game: 'stones', players: ['Ann', 'Ben'] }, '"moves" is missing'],
    ['an unknown key', { ...RECORD, winner: 0 }, 'unknown key "winner"'],
    ['players that are not names', { ...RECORD, players: ['Ann', 2] }, '"players"'],
    ['too many players', { ...RECORD, players: ['a', 'b', 'c'] }, 'two players'],
    ['an unknown option', { ...RECORD, options: { fast: true } }, 'no options'],
    ['options that are a list', { ...RECORD, options: [] }, '"options" must be an object'],
    ['a seed that is a number', { ...RECORD, seed: 7 }, '"seed" must be a string'],
    ['decks that are a list', { ...RECORD, decks: [] }, '"decks" must be an object'],
    ['an edition that is a name', { ...RECORD, edition: 'x' }, '"edition" must be an object'],
    ['meta that is a string', { ...RECORD, meta: 'x' }, '"meta" must be an object'],
    ['moves that are an object', { ...RECORD, moves: {} }, '"moves" must be a list'],
  ])('%s is a bad header', (_, record, message) => {
    const result = Match.open(stonesGame, record);
    expect(result).toMatchObject({ ok: false, fault: { at: null, code: 'bad-header' } });
    expect(result.ok || result.fault.message).toContain(message);
  });

  test('an unknown label is a bad deck before the first position', () => {
    const result = Match.open(stonesGame, { ...RECORD, decks: { third: [] } });
    expect(result).toMatchObject({ ok: false, fault: { at: null, code: 'bad-deck' } });
  });

  test('a wrong deck is a bad deck', () => {
    const result = Match.open(stonesGame, { ...RECORD, decks: { first: ['a', 'a'] } });
    expect(result).toMatchObject({ ok: false, fault: { at: null, code: 'bad-deck' } });
  });

  test('a wrong deck is not checked before its label is used', () => {
    expect(Match.open(stonesGame, { ...RECORD, decks: { second: 'junk' } }).ok).toBe(true);
  });
});

describe('replaying moves', () => {
  test('a deck is checked when its label is used, and the fault is not the move’s', () => {
    const match = openMatch({ decks: { second: ['a'] } });
    expect(match.replay({ seat: 0, type: 'take', stones: 2 })).toMatchObject({ ok: true });
    expect(match.replay({ seat: 0, type: 'take', stones: 2 })).toMatchObject({ at: null, code: 'bad-deck' });
  });

  test.each([
    ['null', null, 'must be an object'],
    ['a list', [], 'must be an object'],
    ['no seat', takeOne, 'no such seat'],
    ['a seat that does not exist', { seat: 2, ...takeOne }, 'no such seat'],
    ['a seat that is a string', { seat: '0', ...takeOne }, 'no such seat'],
    ['a seat that is not an integer', { seat: 0.5, ...takeOne }, 'no such seat'],
    ['another seat', { seat: 1, ...takeOne }, 'not-to-act'],
    ['a field too many', { seat: 0, ...takeOne, fast: 1 }, 'unknown-move'],
    ['a field too few', { seat: 0, type: 'take' }, 'unknown-move'],
    ['a value of another type', { seat: 0, type: 'take', stones: '1' }, 'unknown-move'],
    ['a field that is an object', { seat: 0, type: 'take', stones: { deep: [] } }, 'unknown-move'],
    ['a move that is not legal now', { seat: 0, type: 'cut' }, 'too-many (ST-1)'],
  ])('%s is an illegal move', (_, move, message) => {
    const match = openMatch();
    expect(match.replay(move)).toMatchObject({
      at: 0,
      code: 'illegal-move',
      message: expect.stringContaining(message),
    });
    expect(match.moves).toEqual([]);
  });

  test('a move after the end is illegal', () => {
    const match = openMatch();
    for (const move of [{ stones: 2 }, { stones: 2 }, { stones: 1 }]) match.replay({ seat: 0, type: 'take', ...move });
    expect(match.result?.winners).toEqual([0]);
    expect(match.replay({ seat: 0, ...takeOne })).toMatchObject({ at: 3, code: 'illegal-move' });
  });

  test('fields may come in any order', () => {
    expect(openMatch().replay({ stones: 1, type: 'take', seat: 0 })).toMatchObject({ ok: true });
  });
});

test('a record holds the decks it used and needs no seed', () => {
  const match = openMatch({ seed: 'abc', meta: { place: 'Prague' } });
  match.replay({ seat: 0, type: 'take', stones: 2 });
  match.replay({ seat: 0, type: 'take', stones: 2 });
  const record = match.record();
  expect(Object.keys(record.decks ?? {})).toEqual(['first', 'second']);
  expect(record).toMatchObject({ format: 1, game: 'stones', seed: 'abc', meta: { place: 'Prague' } });
  expect(record.moves).toHaveLength(2);
  expect(Match.open(stonesGame, JSON.parse(JSON.stringify({ ...record, seed: 'other' }))).ok).toBe(true);
});

test('a record names the version of its rules, except the first', () => {
  const record = (version: number) => {
    const opened = Match.open({ ...stonesGame, version } as Game, { ...RECORD, meta: { place: 'Prague' } });
    return opened.ok ? opened.match.record() : null;
  };
  expect(record(1)?.meta).toEqual({ place: 'Prague' });
  expect(record(2)?.meta).toEqual({ place: 'Prague', rulesVersion: 2 });
  expect([record(1), record(2)].map(rulesVersionOf)).toEqual([1, 2]);
  expect([null, {}, { meta: { rulesVersion: 'house rules' } }].map(rulesVersionOf)).toEqual([1, 1, 1]);
});
