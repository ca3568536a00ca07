import { SEATS, type Seat } from '@safehouse/contract';
import type { UserId } from '@safehouse/protocol';
import { describe, expect, test } from 'vitest';
import * as commands from './commands.ts';
import { eventsSince, matchViewFor } from './match-view.ts';
import type { Table } from './table.ts';
import { ANN, applyDecision, BOB, botChair, CLEO, DAN, personChair, playUntil, runningTable } from './test-helpers.ts';

const DELAY_MS = 120_000;

/** A claim by this seat at time `now` against a player who has been away from the start. */
function claim(table: Table, seat: Seat, absent: UserId | null, now = DELAY_MS) {
  const players = absent === null ? [] : [{ user: absent, since: 0 }];
  return commands.claim(table, seat, { absent: players, delayMs: DELAY_MS, takeover: 'steady', now });
}

/** A match in which one person is to move, and the seats of both. */
async function waitingTable(parts: Parameters<typeof runningTable>[0] = {}) {
  const table = await runningTable({ game: 'agent-avenue', ...parts });
  playUntil(table, () => table.toAct.length === 1);
  const [acting] = table.toAct;
  const users = [ANN, BOB, CLEO, DAN];
  return { table, acting, waiting: SEATS[1 - acting], absent: users[acting], present: users[1 - acting] };
}

describe('claiming a match', () => {
  test('whoever is away on their turn for the whole delay loses it, not a moment before', async () => {
    const { table, acting, waiting, absent } = await waitingTable();
    expect(claim(table, waiting, absent, DELAY_MS - 1)).toMatchObject({ code: 'not-absent' });
    applyDecision(table, claim(table, waiting, absent), DELAY_MS);
    expect([table.status, table.droppedSeats]).toEqual(['over', [acting]]);
    expect(table.result).toEqual({ winners: [waiting], reason: 'abandoned', scores: [null, null] });
  });

  test('everybody is told that it was not the clock', async () => {
    const { table, acting, waiting, absent } = await waitingTable();
    const { version } = table;
    applyDecision(table, claim(table, waiting, absent), DELAY_MS);
    const told = eventsSince(table, 'spectator', version);
    expect(told).toMatchObject([{ table: { type: 'timed-out', seat: acting, absent: true } }]);
    expect(matchViewFor(table, 'spectator', [], () => null).result?.reason).toBe('abandoned');
  });

  test('the delay counts from the last event: the turn may have begun after the player left', async () => {
    const { table, waiting, absent } = await waitingTable();
    applyDecision(table, [{ type: 'undo-refused', seat: waiting }], 50_000);
    expect(claim(table, waiting, absent, DELAY_MS)).toMatchObject({ code: 'not-absent' });
    expect(claim(table, waiting, absent, 50_000 + DELAY_MS)).toMatchObject([{ type: 'timed-out' }]);
  });

  test('nobody loses who is there, or whom the match does not wait for', async () => {
    const { table, acting, waiting, absent, present } = await waitingTable();
    expect(claim(table, waiting, null)).toMatchObject({ code: 'not-absent' });
    expect(claim(table, waiting, present)).toMatchObject({ code: 'not-absent' });
    expect(claim(table, acting, absent)).toMatchObject({ code: 'not-absent' });
    expect(claim(table, acting, present)).toMatchObject({ code: 'not-absent' });
  });

  test.each([
    { type: 'turns', perTurn: 86_400, onTimeout: 'lose' },
    { type: 'realtime', base: 600, increment: 0, onTimeout: 'lose' },
  ] as const)('a match with a clock ($type) is never claimed', async (clock) => {
    const { table, waiting, absent } = await waitingTable({ clock });
    expect(claim(table, waiting, absent, 10 * DELAY_MS)).toMatchObject({ code: 'not-absent' });
  });

  test('of four, a bot takes the seat and the others play on', async () => {
    const chairs = [ANN, BOB, CLEO, DAN].map(personChair);
    const { table, acting, absent } = await waitingTable({ chairs });
    const other = SEATS[(acting + 2) % 4];
    applyDecision(table, claim(table, other, absent), DELAY_MS);
    expect([table.status, table.chairs[acting], table.droppedSeats]).toEqual(['running', botChair('steady'), [acting]]);
  });

  test('a bot is never away, and a finished match is not claimed', async () => {
    const table = await runningTable({ game: 'agent-avenue', chairs: [personChair(ANN), botChair()] });
    playUntil(table, () => table.toAct.length === 1 && table.toAct[0] === 1);
    expect(claim(table, SEATS[0], ANN)).toMatchObject({ code: 'not-absent' });
    applyDecision(table, commands.resign(table, SEATS[0], 'steady'));
    expect(claim(table, SEATS[0], ANN)).toMatchObject({ code: 'not-running' });
  });
});
