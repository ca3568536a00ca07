import { quickRandom, SEATS, type Seat } from '@safehouse/contract';
import { expect, test } from 'vitest';
import * as commands from './commands.ts';
import type { Table } from './table.ts';
import {
  ANN,
  applyDecision,
  BOB,
  botChair,
  CLEO,
  DAN,
  legalMove,
  personChair,
  playLegalMove,
  playUntil,
  runningTable,
} from './test-helpers.ts';

const [S0] = SEATS;
const noLag = { measuredLag: 0, now: 0 };

const random = () => quickRandom(7);
const undo = (table: Table, seat: Seat, to: number | null = null) =>
  applyDecision(table, commands.undo(table, seat, to, random()));
const fullState = (table: Table) => JSON.stringify(table.rules.describe(table.match!.state));

test('a way on the map is taken back freely', async () => {
  const table = await runningTable({ game: 'spy-connection' });
  for (const type of ['connect', 'travel']) {
    const isThere = () => table.match!.legal(table.toAct[0]).some((move) => move.type === type);
    expect(playUntil(table, isThere)).toBe(true);
    const { seat, move } = legalMove(table, type);
    const before = fullState(table);
    const { version } = table;
    applyDecision(table, commands.move(table, seat, { version, move, ...noLag }));
    undo(table, seat, version);
    expect(table.entries.at(-1)?.event).toEqual({ type: 'undone', seat, to: version, free: true });
    expect(fullState(table)).toBe(before);
  }
});

test('a drawn card is not, and neither is an offer: the other is asked', async () => {
  const kompromat = await runningTable();
  expect(
    playUntil(kompromat, () => kompromat.match!.legal(kompromat.toAct[0]).some(({ type }) => type === 'hit')),
  ).toBe(true);
  const avenue = await runningTable({ game: 'agent-avenue' });
  for (const [table, type] of [
    [kompromat, 'hit'],
    [avenue, 'offer'],
  ] as const) {
    const { seat, move } = legalMove(table, type);
    applyDecision(table, commands.move(table, seat, { version: table.version, move, ...noLag }));
    undo(table, seat);
    expect([type, table.undoRequest?.seat]).toEqual([type, seat]);
  }
});

test('with consent the match goes back, without it stays', async () => {
  const table = await runningTable({ game: 'agent-avenue' });
  const before = fullState(table);
  const { seat } = legalMove(table, 'offer');
  const other = (1 - seat) as Seat;
  playLegalMove(table, 'offer');
  const after = fullState(table);
  undo(table, seat);
  expect(applyDecision(table, commands.answerUndo(table, seat, { agree: true }))).toBe('nothing-to-undo');
  applyDecision(table, commands.answerUndo(table, other, { agree: false }));
  expect([fullState(table), table.undoRequest]).toEqual([after, null]);
  undo(table, seat);
  applyDecision(table, commands.answerUndo(table, other, { agree: true }));
  expect([fullState(table), table.undoRequest, table.moves]).toEqual([before, null, []]);
});

test('of several others, all must agree, each once', async () => {
  const chairs = [ANN, BOB, CLEO, DAN].map(personChair);
  const table = await runningTable({ game: 'agent-avenue', chairs });
  const { seat } = legalMove(table, 'lead');
  playLegalMove(table, 'lead');
  undo(table, seat);
  const [one, two, three] = SEATS.filter((other) => other !== seat);
  applyDecision(table, commands.answerUndo(table, one, { agree: true }));
  expect(applyDecision(table, commands.answerUndo(table, one, { agree: true }))).toBe('nothing-to-undo');
  applyDecision(table, commands.answerUndo(table, two, { agree: true }));
  expect(table.moves).toHaveLength(1);
  applyDecision(table, commands.answerUndo(table, three, { agree: true }));
  expect(table.moves).toHaveLength(0);
});

test('a request to undo ends with the next move, with the match, and when its player leaves', async () => {
  const table = await runningTable({ game: 'agent-avenue' });
  const { seat } = legalMove(table, 'offer');
  playLegalMove(table, 'offer');
  undo(table, seat);
  applyDecision(table, commands.resign(table, seat, ''));
  expect([table.status, applyDecision(table, commands.answerUndo(table, (1 - seat) as Seat, { agree: true }))]).toEqual(
    ['over', 'nothing-to-undo'],
  );
});

test('against a bot or oneself nobody is asked', async () => {
  for (const other of [botChair(), { type: 'shared', user: ANN } as const]) {
    const table = await runningTable({ game: 'agent-avenue', chairs: [personChair(ANN), other] });
    expect(table.toAct).toEqual([S0]);
    playLegalMove(table, 'offer');
    undo(table, S0);
    expect(table.moves).toEqual([]);
  }
});

test('only the own latest moves can be taken back, and not somebody else’s', async () => {
  const table = await runningTable({ game: 'agent-avenue' });
  const { seat } = legalMove(table, 'offer');
  expect(undo(table, seat)).toBe('nothing-to-undo');
  playLegalMove(table, 'offer');
  expect(undo(table, (1 - seat) as Seat)).toBe('nothing-to-undo');
  expect(undo(table, seat, 0)).toBe('nothing-to-undo');
  expect(undo(table, seat, table.version)).toBe('nothing-to-undo');
});
