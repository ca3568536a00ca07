import type { UserMatches } from '@safehouse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from './test-helpers.ts';

test('everybody sees the finished public matches of a user, page by page, and no others', async () => {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const [ann, ben] = [await api.createGuest('Ann'), await api.createGuest('Ben')];
  const play = async (table: object) => {
    const body = { game: 'kompromat', seats: ['me', 'open'], visibility: 'public', ...table };
    const { id } = (await api.request('POST', '/api/matches', { token: ann.token, body })).json;
    await api.request('POST', `/api/matches/${id}/join`, { token: ben.token, body: {} });
    await api.request('POST', `/api/matches/${id}/resign`, { token: ben.token, body: {} });
    return id;
  };
  const matchesOf = async (user: string, query = '') =>
    (await api.request('GET', `/api/users/${user}/matches${query}`)).json as unknown as UserMatches;
  const shown = await play({});
  await play({ visibility: 'private' });
  await play({ delay: 3600 });
  await play({ pair: true });
  const page = await matchesOf(ann.user.id);
  expect(page).toMatchObject({ matches: [{ id: shown, outcome: 'won', opponents: [{ name: 'Ben' }] }], next: null });
  expect((await matchesOf(ben.user.id)).matches).toMatchObject([{ id: shown, outcome: 'lost' }]);
  const { updatedAt } = page.matches[0];
  expect((await matchesOf(ann.user.id, `?before=${updatedAt}`)).matches).toEqual([]);
  expect(await matchesOf('nobody')).toMatchObject({ code: 'not-found' });
});
