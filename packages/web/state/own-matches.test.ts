import { SEATS } from '@safehouse/contract';
import type { ListedMatch, MatchId } from '@safehouse/protocol';
import { commands, type Table } from '@safehouse/table';
import { ANN, applyDecision, botChair, personChair, runningTable } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { summarizeLocal } from '../local/local-summary.ts';
import type { StoredMatch } from '../local/match-db.ts';
import { fromListed, fromStored, matchPath, replayPath } from './own-matches.ts';

const stored = (table: Table): StoredMatch => ({
  id: table.header.id,
  header: table.header,
  entries: table.entries,
  isOver: table.status === 'over',
  updatedAt: 7,
  summary: summarizeLocal(table),
});

test('a match against a bot names the bot and the outcome', async () => {
  const table = await runningTable({ chairs: [botChair('sharp'), personChair(ANN)] });
  expect(fromStored(stored(table))).toMatchObject({ status: 'your-turn', ownSeat: 1, outcome: null });
  expect(fromStored(stored(table)).players[0]).toEqual({ type: 'bot', level: 'sharp' });
  applyDecision(table, commands.resign(table, SEATS[1], 'gentle'));
  expect(fromStored(stored(table))).toMatchObject({ status: 'over', outcome: 'lost' });
});

test('on a shared device nobody is the user, and nobody has won or lost', async () => {
  const table = await runningTable({ chairs: [personChair(ANN), { type: 'shared', user: ANN }] });
  applyDecision(table, commands.resign(table, SEATS[0], 'gentle'));
  expect(fromStored(stored(table))).toMatchObject({ ownSeat: null, outcome: null, status: 'over' });
});

test('a match that could not be summarized is still listed', async () => {
  const table = await runningTable();
  const { summary: _, ...old } = stored(table);
  expect(fromStored(old)).toMatchObject({ players: [], ownSeat: null, outcome: null });
});

test('local and online matches have different paths', async () => {
  const local = fromStored(stored(await runningTable()));
  const online = { ...local, id: 'abc' as MatchId, isLocal: false };
  expect([matchPath(local), replayPath(local)]).toEqual([`/local/${local.id}`, `/replay/local-${local.id}`]);
  expect([matchPath(online), replayPath(online)]).toEqual(['/match/abc', '/replay/abc']);
});

test('an online match waits for the user if they are to move, or have a reserved seat', () => {
  const listed = { opponents: [], people: [], series: { bestOf: 3, match: 2, won: [0, 1] } } as unknown as ListedMatch;
  const statusOf = (match: Partial<ListedMatch>) => fromListed({ ...listed, ...match }).status;
  expect(statusOf({ status: 'open', yourTurn: true })).toBe('to-join');
  expect(statusOf({ status: 'running', yourTurn: true })).toBe('your-turn');
  expect(statusOf({ status: 'running', yourTurn: false })).toBe('waiting');
  expect(fromListed(listed).series).toEqual({ bestOf: 3, match: 2, won: [0, 1] });
});
