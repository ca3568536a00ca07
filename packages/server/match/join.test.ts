import { ANN, BOB, CLEO, DAN, openChair, personChair } from '@safehouse/table/test-helpers';
import { afterAll, expect, test } from 'vitest';
import { createTestServices, openTable } from '../lobby/test-helpers.ts';
import { MatchCommands } from './commands.ts';
import type { CommandResult } from './room.ts';

const services = createTestServices(afterAll);
const commands = new MatchCommands(services.rooms, services.store.people);

const codeOf = (result: CommandResult) => (result.ok ? 'ok' : result.refusal.code);

test('somebody who joins and leaves a table again and again is kept out, others are not', async () => {
  const chairs = [personChair(ANN), openChair, openChair, openChair];
  const match = await openTable(services, { game: 'agent-avenue', chairs });
  const join = async (user: typeof ANN) => codeOf(await commands.join({ match, user }));
  for (let i = 0; i < 5; i++) {
    expect(await join(BOB)).toBe('ok');
    await commands.leave({ match, user: BOB });
  }
  expect(await join(BOB)).toBe('forbidden');
  expect([await join(CLEO), await join(DAN)]).toEqual(['ok', 'ok']);
});
