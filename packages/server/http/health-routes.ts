import { hash, timingSafeEqual } from 'node:crypto';
import { refusal } from '@safehouse/protocol';
import type { Config } from '../config.ts';
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
  summary: 'Counters for Prometheus, for this machine or with the token METRICS_TOKEN.',
  body: null,
  async run({ services, isLocal, token }) {
    if (!isLocal && !isMetricsToken(token, services.config)) {
      return { refusal: refusal('forbidden', 'allowed only from this machine, or with the METRICS_TOKEN') };
    }
    const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
    return { response: new Response(services.metrics.text(), { headers }) };
  },
});

function isMetricsToken(token: string | null, { metricsToken }: Config): boolean {
  if (token === null || metricsToken === null) return false;
  return timingSafeEqual(hash('sha256', token, 'buffer'), hash('sha256', metricsToken, 'buffer'));
}

export const healthRoutes: readonly Route[] = [showLiveness, showReadiness, showMetrics];
