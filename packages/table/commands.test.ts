import { quickRandom, SEATS } from '@safehouse/contract';
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
  headerWith,
  legalMove,
  openChair,
  personChair,
  playUntil,
  randomMove,
  runningTable,
  tableWith,
} from './test-helpers.ts';

const [S0] = SEATS;
const noLag = { measuredLag: 0, now: 0 };

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
    const fullState = (table: Table) => JSON.stringify(table.rules.describe(table.match!.state));
    expect(fullState(first)).toBe(fullState(second));
    expect(fullState(first)).not.toBe(fullState(other));
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
  const reply = randomMove(table, quickRandom(3));
  applyDecision(table, commands.move(table, reply.seat, { version: 2, move: reply.move, ...noLag }), 0, {
    author: BOB,
    key: 'k',
  });
  expect([table.versionOfRequest(ANN, 'k'), table.versionOfRequest(BOB, 'k')]).toEqual([2, 3]);
});
