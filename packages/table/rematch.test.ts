import { SEATS } from '@safehouse/contract';
import { newMatchId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { join, leave, rematch, resign } from './commands.ts';
import { rotateSeats } from './rematch.ts';
import { ANN, applyDecision, BOB, botChair, CLEO, DAN, openChair, personChair, tableWith } from './test-helpers.ts';

const [S0] = SEATS;

test('after as many rematches as there are seats everybody has begun once and sits as at first', () => {
  const seats = ['Ada', 'Ben', 'Cyd'];
  const matches = [seats, rotateSeats(seats), rotateSeats(rotateSeats(seats))];
  expect(matches.map(([first]) => first).sort()).toEqual(seats);
  expect(rotateSeats(matches[2])).toEqual(seats);
});

test('only those who played start a rematch, also those whom a bot has replaced', async () => {
  const chairs = [personChair(ANN), openChair, openChair, botChair()];
  const table = await tableWith({ game: 'agent-avenue', chairs });
  applyDecision(table, join(table, CLEO, ''));
  applyDecision(table, leave(table, CLEO, ''));
  for (const user of [BOB, DAN]) applyDecision(table, join(table, user, ''));
  expect(table.status).toBe('running');
  applyDecision(table, leave(table, BOB, 'steady'));
  expect([ANN, BOB, CLEO, DAN].map((user) => table.hadSeat(user))).toEqual([true, true, false, true]);
});

test('the refusal of a rematch does not tell others whether the match is over', async () => {
  const table = await tableWith({ chairs: [personChair(ANN), openChair] });
  applyDecision(table, join(table, BOB, ''));
  const refusals = [rematch(table, CLEO, newMatchId())];
  applyDecision(table, resign(table, S0, ''));
  refusals.push(rematch(table, CLEO, newMatchId()));
  expect(refusals).toMatchObject([{ code: 'forbidden' }, { code: 'forbidden' }]);
});
