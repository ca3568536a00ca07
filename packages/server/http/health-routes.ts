import { forAnybody, type Route } from './route.ts';

const showLiveness = forAnybody({
  method: 'get',
  path: '/healthz',
  summary: 'Is the process alive?',
  body: null,
  run: async () => ({ json: { ok: true } }),
});

const showReadiness = forAnybody({
  method: 'get',
  path: '/readyz',
  summary: 'Can it take moves: is the store writable, and is the server not stopping?',
  body: null,
  async run({ services }) {
    const ok = !services.isDraining() && (await services.store.isWritable());
    return { status: ok ? 200 : 503, json: { ok } };
  },
});

const showMetrics = forAnybody({
  method: 'get',
  path: '/metrics',
  summary: 'Counters for Prometheus.',
  body: null,
  async run({ services }) {
    const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
    return { response: new Response(services.metrics.text(), { headers }) };
  },
});

export const healthRoutes: readonly Route[] = [showLiveness, showReadiness, showMetrics];
