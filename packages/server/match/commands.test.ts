import { join } from 'node:path';
import { quickRandom } from '@safehouse/contract';
import type { UserId } from '@safehouse/protocol';
import { isRefusal, type TableHeader, commands as tableCommands } from '@safehouse/table';
import { ANN, applyDecision, BOB, personChair, randomMove, runningTable } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTempFolder } from '../store/match-store-suite.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { MatchCommands } from './commands.ts';
import type { CommandResult } from './room.ts';
import { createRooms, editionWith, playAnyMove, storeLongMatch, storeRunningMatch } from './test-helpers.ts';

let store: Store;
beforeAll(() => {
  store = openSqlite(join(createTempFolder(), 'safehouse.db'));
});
afterAll(() => store.close());

const codeOf = (result: CommandResult) => (result.ok ? 'ok' : result.refusal.code);

test('a match with 3,000 entries takes no more moves, but can be resigned', async () => {
  const rooms = createRooms(store.matches);
  const commands = new MatchCommands(rooms, store.people);
  const match = await storeLongMatch(store, 3000);
  const { seat, user, move } = (await rooms.read(match, (table) => ({
    seat: table.toAct[0],
    user: [ANN, BOB][table.toAct[0]],
    move: table.match!.legal(table.toAct[0])[0],
  })))!;
  const tryMove = (version: number) => commands.move({ match, user, seat, version, move, lag: 0 });
  expect(codeOf(await tryMove(3000))).toBe('match-too-long');
  expect(codeOf(await commands.undo({ match, user }))).toBe('match-too-long');
  expect(codeOf(await commands.resign({ match, user }))).toBe('ok');
});

test('nobody joins and leaves a table without end', async () => {
  const commands = new MatchCommands(createRooms(store.matches), store.people);
  const match = await storeLongMatch(store, 3000);
  expect(codeOf(await commands.join({ match, user: 'cleo__________________' as UserId }))).toBe('match-too-long');
});

test('a seat can undo a hundred times in a match, the other one too', async () => {
  const rooms = createRooms(store.matches);
  const commands = new MatchCommands(rooms, store.people);
  const [fresh, match] = [await storeRunningMatch(store), await storeLongMatch(store, 201)];
  for (const [id, expected] of [
    [fresh, ['ok', 'nothing-to-undo']],
    [match, ['too-many-undos', 'nothing-to-undo']],
  ] as const) {
    await playAnyMove(rooms, id);
    const results = [await commands.undo({ match: id, user: ANN }), await commands.undo({ match: id, user: BOB })];
    expect(results.map(codeOf)).toEqual(expected);
  }
});

test('what an undo may do is the same with an edition that is in every view', async () => {
  const chairs = [personChair(ANN), personChair(BOB)];
  const custom = { options: { edition: 'mine' }, edition: editionWith({ note: 'x'.repeat(30_000) }) };
  const decide = async (parts: Partial<TableHeader>) => {
    const table = await runningTable({ game: 'spy-connection', chairs, ...parts });
    const random = quickRandom(3);
    return Array.from({ length: 40 }, () => {
      const { seat, move } = randomMove(table, random);
      applyDecision(table, tableCommands.move(table, seat, { version: table.version, move, measuredLag: 0, now: 0 }));
      const decision = tableCommands.undo(table, seat, null, quickRandom(4));
      return isRefusal(decision) ? decision.code : decision[0].type;
    });
  };
  const decisions = await decide(custom);
  expect(decisions).toEqual(await decide({}));
  expect(new Set(decisions)).toEqual(new Set(['undone', 'undo-asked']));
});
