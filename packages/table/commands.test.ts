import { quickRandom, SEATS, type Seat } from '@safehouse/contract';
import { dealSeed, seatOrder } from '@safehouse/protocol';
import { describe, expect, test } from 'vitest';
import * as commands from './commands.ts';
import type { Table } from './table.ts';
import {
  ANN,
  applyDecision,
  BOB,
  botChair,
  CLEO,
  DAN,
  headerWith,
  openChair,
  personChair,
  playUntil,
  randomMove,
  runningTable,
  tableWith,
} from './test-helpers.ts';

const [S0] = SEATS;
const noLag = { measuredLag: 0, now: 0 };

/** A legal move of the only one to act, or of a certain kind. */
function legalMove(table: Table, type?: string) {
  const [seat] = table.toAct;
  const legal = table.match!.legal(seat);
  return { seat, move: type === undefined ? legal[0] : legal.find((move) => move.type === type)! };
}

function play(table: Table, type?: string, at = 0): number | string {
  const { seat, move } = legalMove(table, type);
  return applyDecision(
    table,
    commands.move(table, seat, { version: table.version, move, measuredLag: 0, now: at }),
    at,
  );
}

describe('sitting down', () => {
  test('the match begins when the last chair is taken', async () => {
    const table = await tableWith({
      game: 'spy-connection',
      chairs: [personChair(ANN), openChair, openChair],
    });
    applyDecision(table, commands.join(table, BOB, 'b'));
    expect([table.status, table.seatsOf(BOB)]).toEqual(['open', [1]]);
    applyDecision(table, commands.join(table, CLEO, 'c'));
    expect([table.status, table.seatsOf(CLEO), table.toAct.length > 0]).toEqual(['running', [2], true]);
  });

  test('where seats are drawn, the order comes from the seeds, which keep that of the chairs', async () => {
    const drawn = await Promise.all(
      ['b', 'c', 'd', 'e', 'f', 'g'].map(async (seed) => {
        const table = await tableWith({ chairs: [personChair(ANN), openChair], draw: true });
        applyDecision(table, commands.join(table, BOB, seed));
        expect(table.chairSeeds).toEqual([`seed of ${ANN}`, seed]);
        const order = seatOrder(dealSeed(table.header.serverSeed, table.chairSeeds), 2);
        expect([table.seatsOf(ANN), table.seatsOf(BOB)]).toEqual([[order.indexOf(0)], [order.indexOf(1)]]);
        return order.join();
      }),
    );
    expect(new Set(drawn).size).toBe(2);
  });

  test('nobody sits down twice, at a full table or at one that has begun', async () => {
    const table = await tableWith({ chairs: [personChair(ANN), openChair] });
    expect(applyDecision(table, commands.join(table, ANN, 'a'))).toBe('already-seated');
    applyDecision(table, commands.join(table, BOB, 'b'));
    expect(applyDecision(table, commands.join(table, CLEO, 'c'))).toBe('not-open');
  });

  test('a guest who leaves before the start frees the chair, the host closes the table', async () => {
    const table = await tableWith({
      game: 'spy-connection',
      chairs: [personChair(ANN), openChair, openChair],
    });
    applyDecision(table, commands.join(table, BOB, 'b'));
    applyDecision(table, commands.leave(table, BOB, 'steady'));
    expect([table.chairs[1], table.status]).toEqual([openChair, 'open']);
    expect(applyDecision(table, commands.leave(table, CLEO, 'steady'))).toBe('forbidden');
    applyDecision(table, commands.leave(table, ANN, 'steady'));
    expect(table.status).toBe('closed');
  });

  test('both tables of a pair have the same deal, other tables another', async () => {
    const pair = (chairs: Parameters<typeof runningTable>[0]) =>
      runningTable({ ...chairs, pair: { id: headerWith().id, seed: 'of the pair' } });
    const first = await pair({ chairs: [personChair(ANN), botChair()] });
    const second = await pair({ chairs: [botChair(), personChair(BOB)] });
    const other = await runningTable({ chairs: [personChair(ANN), botChair()] });
    const god = (table: Table) => JSON.stringify(table.rules.describe(table.match!.state));
    expect(god(first)).toBe(god(second));
    expect(god(first)).not.toBe(god(other));
  });

  test('whoever shares a device holds all its seats', async () => {
    const table = await runningTable({ chairs: [personChair(ANN), { type: 'shared', user: ANN }] });
    expect(table.seatsOf(ANN)).toEqual([0, 1]);
  });
});

describe('moving', () => {
  test('a move for another version is stale, and says where the match is', async () => {
    const table = await runningTable();
    const { seat, move } = legalMove(table);
    const answer = commands.move(table, seat, { version: 0, move, ...noLag });
    expect(answer).toMatchObject({ code: 'stale', version: 1 });
  });

  test('an illegal move is refused with the reason of the game', async () => {
    const table = await runningTable();
    const [seat] = table.toAct;
    expect(commands.move(table, seat, { version: 1, move: { type: 'fly' }, ...noLag })).toMatchObject({
      code: 'illegal-move',
      why: { code: 'unknown-move' },
    });
    const other = SEATS.find((one) => one !== seat)!;
    expect(commands.move(table, other, { version: 1, move: legalMove(table).move, ...noLag })).toMatchObject({
      why: { code: 'not-to-act' },
    });
  });

  test('stray fields and their order do not get into the record', async () => {
    const table = await runningTable({ game: 'agent-avenue' });
    const { seat, move } = legalMove(table, 'offer');
    const turned = Object.fromEntries(Object.entries(move).reverse());
    applyDecision(table, commands.move(table, seat, { version: 1, move: turned, ...noLag }));
    expect(JSON.stringify(table.moves[0].move)).toBe(JSON.stringify(move));
  });

  test('before the start and after the end nobody moves', async () => {
    const table = await tableWith({ chairs: [personChair(ANN), openChair] });
    expect(commands.move(table, S0, { version: 0, move: {}, ...noLag })).toMatchObject({
      code: 'not-running',
    });
    const ended = await runningTable();
    playUntil(ended, () => false);
    expect(ended.result).not.toBeNull();
    expect(commands.move(ended, S0, { version: ended.version, move: {}, ...noLag })).toMatchObject({
      code: 'not-running',
    });
  });
});

describe('taking back', () => {
  const random = () => quickRandom(7);
  const undo = (table: Table, seat: Seat, to: number | null = null) =>
    applyDecision(table, commands.undo(table, seat, to, random()));
  const god = (table: Table) => JSON.stringify(table.rules.describe(table.match!.state));

  test('a way on the map is taken back freely', async () => {
    const table = await runningTable({ game: 'spy-connection' });
    for (const type of ['connect', 'travel']) {
      const isThere = () => table.match!.legal(table.toAct[0]).some((move) => move.type === type);
      expect(playUntil(table, isThere)).toBe(true);
      const { seat, move } = legalMove(table, type);
      const before = god(table);
      const { version } = table;
      applyDecision(table, commands.move(table, seat, { version, move, ...noLag }));
      undo(table, seat, version);
      expect(table.entries.at(-1)?.happening).toEqual({ type: 'undone', seat, to: version });
      expect(god(table)).toBe(before);
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
    const before = god(table);
    const { seat } = legalMove(table, 'offer');
    const other = (1 - seat) as Seat;
    play(table, 'offer');
    const after = god(table);
    undo(table, seat);
    expect(applyDecision(table, commands.answerUndo(table, seat, { agree: true }))).toBe('nothing-to-undo');
    applyDecision(table, commands.answerUndo(table, other, { agree: false }));
    expect([god(table), table.undoRequest]).toEqual([after, null]);
    undo(table, seat);
    applyDecision(table, commands.answerUndo(table, other, { agree: true }));
    expect([god(table), table.undoRequest, table.moves]).toEqual([before, null, []]);
  });

  test('of several others, all must agree, each once', async () => {
    const chairs = [ANN, BOB, CLEO, DAN].map(personChair);
    const table = await runningTable({ game: 'agent-avenue', chairs });
    const { seat } = legalMove(table, 'lead');
    play(table, 'lead');
    undo(table, seat);
    const [one, two, three] = SEATS.filter((other) => other !== seat);
    applyDecision(table, commands.answerUndo(table, one, { agree: true }));
    expect(applyDecision(table, commands.answerUndo(table, one, { agree: true }))).toBe('nothing-to-undo');
    applyDecision(table, commands.answerUndo(table, two, { agree: true }));
    expect(table.moves).toHaveLength(1);
    applyDecision(table, commands.answerUndo(table, three, { agree: true }));
    expect(table.moves).toHaveLength(0);
  });

  test('a wish to undo ends with the next move, with the match and with whoever had it', async () => {
    const table = await runningTable({ game: 'agent-avenue' });
    const { seat } = legalMove(table, 'offer');
    play(table, 'offer');
    undo(table, seat);
    applyDecision(table, commands.resign(table, seat, ''));
    expect([
      table.status,
      applyDecision(table, commands.answerUndo(table, (1 - seat) as Seat, { agree: true })),
    ]).toEqual(['over', 'nothing-to-undo']);
  });

  test('against a bot or oneself nobody is asked', async () => {
    for (const other of [botChair(), { type: 'shared', user: ANN } as const]) {
      const table = await runningTable({ game: 'agent-avenue', chairs: [personChair(ANN), other] });
      expect(table.toAct).toEqual([S0]);
      play(table, 'offer');
      undo(table, S0);
      expect(table.moves).toEqual([]);
    }
  });

  test('only the own latest moves can be taken back, and not somebody else’s', async () => {
    const table = await runningTable({ game: 'agent-avenue' });
    const { seat } = legalMove(table, 'offer');
    expect(undo(table, seat)).toBe('nothing-to-undo');
    play(table, 'offer');
    expect(undo(table, (1 - seat) as Seat)).toBe('nothing-to-undo');
    expect(undo(table, seat, 0)).toBe('nothing-to-undo');
    expect(undo(table, seat, table.version)).toBe('nothing-to-undo');
  });
});

describe('giving up and running out of time', () => {
  test('of two, the other has won', async () => {
    const table = await runningTable();
    applyDecision(table, commands.resign(table, S0, 'steady'));
    expect(table.result).toEqual({ winners: [1], reason: 'resigned', scores: [null, null] });
    expect([table.status, table.toAct, table.droppedSeats]).toEqual(['over', [], [0]]);
  });

  test('of four, the others go on with a bot', async () => {
    const chairs = [ANN, BOB, CLEO, DAN].map(personChair);
    const table = await runningTable({ game: 'agent-avenue', chairs });
    applyDecision(table, commands.leave(table, CLEO, 'steady'));
    expect([table.status, table.chairs[2], table.droppedSeats]).toEqual(['running', botChair('steady'), [2]]);
    expect(playUntil(table, () => false)).toBe(false);
    expect(table.result).not.toBeNull();
  });

  test('when the last person leaves, the table is closed and no bot is asked', async () => {
    const chairs = [personChair(ANN), botChair(), personChair(BOB), botChair()];
    const table = await runningTable({ game: 'agent-avenue', chairs });
    applyDecision(table, commands.leave(table, ANN, 'steady'));
    expect(table.status).toBe('running');
    applyDecision(table, commands.leave(table, BOB, 'steady'));
    expect([table.status, table.botsToAct, table.result]).toEqual(['closed', [], null]);
    expect(commands.leave(table, BOB, 'steady')).toMatchObject({ code: 'forbidden' });
  });

  test('a seat on a shared device keeps the table open', async () => {
    const chairs = [personChair(ANN), { type: 'shared', user: ANN } as const, botChair()];
    const table = await runningTable({ game: 'spy-connection', chairs });
    applyDecision(table, commands.resign(table, S0, 'steady'));
    expect(table.status).toBe('running');
    applyDecision(table, commands.leave(table, ANN, 'steady'));
    expect(table.status).toBe('closed');
  });

  const clock = { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } as const;

  test('a bot that would take over from the last person closes the table', async () => {
    const chairs = [personChair(ANN), botChair()];
    const table = await runningTable({ chairs, clock: { ...clock, onTimeout: 'bot' } });
    playUntil(table, () => table.toAct.includes(S0));
    applyDecision(table, commands.expireClocks(table, 600_000, 'steady'), 600_000);
    expect([table.status, table.clocks.deadline]).toEqual(['closed', null]);
  });

  test('whose time is over loses, not a moment before', async () => {
    const table = await runningTable({ clock });
    const [seat] = table.toAct;
    expect(commands.expireClocks(table, 59_999, 'steady')).toEqual([]);
    applyDecision(table, commands.expireClocks(table, 60_000, 'steady'), 60_000);
    expect([table.status, table.result?.winners]).toEqual(['over', [1 - seat]]);
    expect(commands.expireClocks(table, 70_000, 'steady')).toEqual([]);
  });

  test('where the table says so, a bot takes over instead, and its clock stands', async () => {
    const table = await runningTable({ clock: { ...clock, onTimeout: 'bot' } });
    const [seat] = table.toAct;
    applyDecision(table, commands.expireClocks(table, 60_000, 'steady'), 60_000);
    expect([table.status, table.chairs[seat], table.droppedSeats]).toEqual(['running', botChair('steady'), [seat]]);
    expect([table.botsToAct, table.clocks.deadline]).toEqual([[seat], null]);
  });

  test('of four, a bot takes over from whoever loses on time', async () => {
    const table = await runningTable({
      game: 'agent-avenue',
      clock,
      chairs: [ANN, BOB, CLEO, DAN].map(personChair),
    });
    const [seat] = table.toAct;
    applyDecision(table, commands.expireClocks(table, 60_000, 'steady'), 60_000);
    expect([table.status, table.chairs[seat].type, table.droppedSeats]).toEqual(['running', 'bot', [seat]]);
  });

  test('a move that comes too late is none, but time on the way is forgiven', async () => {
    const table = await runningTable({ clock });
    const { seat, move } = legalMove(table);
    const late = (measuredLag: number, now: number) =>
      commands.move(table, seat, { version: 1, move, measuredLag, now });
    expect(late(0, 60_100)).toMatchObject({ code: 'not-running' });
    expect(late(5000, 60_500)).toMatchObject({ code: 'not-running' });
    expect(late(200, 60_100)).toMatchObject([{ type: 'moved', lag: 200 }]);
  });
});

test('the same request under the same name is known again', async () => {
  const table = await runningTable();
  const { seat, move } = randomMove(table, quickRandom(3));
  applyDecision(table, commands.move(table, seat, { version: 1, move, ...noLag }), 0, {
    author: ANN,
    key: 'k',
  });
  expect([
    table.versionOfRequest(ANN, 'k'),
    table.versionOfRequest(BOB, 'k'),
    table.versionOfRequest(ANN, 'l'),
  ]).toEqual([2, null, null]);
});
