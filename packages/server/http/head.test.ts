import { expect, test } from 'vitest';
import { allRoutes } from './all-routes.ts';
import { createApp } from './app.ts';
import { forAnybody } from './route.ts';
import { createTestApi } from './test-helpers.ts';

test('HEAD on a stream tells its type, and opens no connection', async () => {
  const api = await createTestApi();
  const { token } = await api.createGuest('Ann');
  const table = { game: 'kompromat', seats: ['me', 'open'] };
  const { id } = (await api.request('POST', '/api/matches', { token, body: table })).json;
  const app = createApp(api.services, allRoutes());
  for (let i = 0; i < 150; i++) {
    const response = await app.request(`/api/matches/${id}/stream`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type'), response.body]).toEqual([
      200,
      'application/x-ndjson',
      null,
    ]);
  }
  expect(api.services.metrics.text()).toContain('safehouse_connections 0\n');
  expect(api.services.metrics.text()).toContain('safehouse_watched_matches 0\n');
  await api.close();
});

test('whatever a route would stream is closed on HEAD', async () => {
  const api = await createTestApi();
  let cancelled = 0;
  const streaming = forAnybody({
    method: 'get',
    path: '/x',
    summary: '',
    body: null,
    run: async () => ({ response: new Response(new ReadableStream({ cancel: () => void cancelled++ })) }),
  });
  const response = await createApp(api.services, [streaming]).request('/x', { method: 'HEAD' });
  expect([response.status, response.body, cancelled]).toEqual([200, null, 1]);
  await api.close();
});
