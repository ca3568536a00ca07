import { forAnybody, type Route } from './route.ts';

const alive = forAnybody({
  method: 'get',
  path: '/healthz',
  summary: 'Is the process alive?',
  body: null,
  run: async () => ({ json: { ok: true } }),
});

const ready = forAnybody({
  method: 'get',
  path: '/readyz',
  summary: 'Can it take moves: is the store well, and is it not about to stop?',
  body: null,
  async run({ house }) {
    const ok = !house.isLeaving() && (await house.store.isWell());
    return { status: ok ? 200 : 503, json: { ok } };
  },
});

const metrics = forAnybody({
  method: 'get',
  path: '/metrics',
  summary: 'Counters for Prometheus.',
  body: null,
  async run({ house }) {
    const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
    return { response: new Response(house.metrics.text(), { headers }) };
  },
});

export const healthRoutes: readonly Route[] = [alive, ready, metrics];
