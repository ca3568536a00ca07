import { type Config, reachNats } from '@safehouse/server';
import { errorMessage } from '../input.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const REQUEST_TIMEOUT_MS = 3000;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;

export async function checkNats({ natsUrl, databaseUrl }: Config): Promise<Finding> {
  if (natsUrl === null) {
    return ok('nats', databaseUrl === null ? 'not used' : 'not used: right for one server, several need NATS_URL');
  }
  if (databaseUrl === null) {
    return warning(
      'nats',
      'NATS_URL without DATABASE_URL',
      'Several servers share one PostgreSQL: set DATABASE_URL too.',
    );
  }
  try {
    return ok('nats', `NATS ${await reachNats(natsUrl)}`);
  } catch (error) {
    const advice = 'Start NATS, or correct address, user and password in NATS_URL.';
    return fault('nats', `NATS cannot be reached: ${errorMessage(error)}`, advice);
  }
}

/** Checks the settings for how people reach the server. */
export function checkPublicAddress({ publicUrl, host, trustProxy }: Config): Finding {
  const isLocal = LOOPBACK.test(host);
  if (publicUrl === null) {
    if (isLocal) return ok('public address', `none: only this machine reaches ${host}`);
    const advice = 'Set PUBLIC_URL to the address in the browser: links, cookies and the origin check go by it.';
    return warning('public address', `PUBLIC_URL is not set, but the server listens on ${host}`, advice);
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'http:' && !LOOPBACK.test(hostname)) {
    const advice = 'Put a proxy with TLS in front, and set PUBLIC_URL to its https address.';
    return warning('public address', `${publicUrl} is not encrypted: sessions can be stolen`, advice);
  }
  if (protocol === 'https:' && !trustProxy) {
    const advice = 'Set TRUST_PROXY=on, and let the proxy set X-Forwarded-For.';
    return fault(
      'public address',
      `${publicUrl} is a proxy, and all players would share its address and limits`,
      advice,
    );
  }
  if (trustProxy && !isLocal) {
    const advice = 'Set HOST=127.0.0.1, or let a firewall keep others than the proxy away from the port.';
    return warning('public address', `whoever reaches ${host} directly can fake their address`, advice);
  }
  return ok('public address', publicUrl);
}

/** Does a server answer on this machine, and at the public address? */
export async function checkAnswers(config: Config): Promise<Finding[]> {
  const own = await checkOwnAnswer(config);
  const isRunning = own.status === 'ok' && own.message.startsWith('a server');
  return config.publicUrl === null || !isRunning ? [own] : [own, await checkPublicAnswer(config.publicUrl)];
}

async function checkOwnAnswer({ host, port }: Config): Promise<Finding> {
  const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  try {
    const { status } = await get(`${address}/readyz`);
    if (status === 200) return ok('port', `a server is ready at ${address}`);
    if (status !== 503) return fault('port', `something else answers at ${address}`, 'Stop it, or set PORT.');
    const advice = 'Look at the log of the server: its disk may be full, or its database away.';
    return fault('port', `the server at ${address} cannot store moves`, advice);
  } catch (error) {
    if (isRefused(error)) return ok('port', `${port} is free`);
    return warning('port', `${address} does not answer: ${reasonOf(error)}`, 'See what listens there (ss -ltnp).');
  }
}

async function checkPublicAnswer(publicUrl: string): Promise<Finding> {
  try {
    const { status, headers } = await get(`${publicUrl}/readyz`);
    if (status === 421) {
      return fault('proxy', `${publicUrl} is refused as an unknown host`, 'Let the proxy forward the Host header.');
    }
    if (status !== 200) return fault('proxy', `${publicUrl} answers with ${status}`, 'Let it forward to the server.');
    if (publicUrl.startsWith('https:') && !headers.has('strict-transport-security')) {
      return warning('proxy', `${publicUrl} takes away headers of the server`, 'Let the proxy keep them.');
    }
    return ok('proxy', `${publicUrl} leads to the server`);
  } catch (error) {
    const advice = 'See name, certificate and proxy; from inside some networks a public address cannot be reached.';
    return warning('proxy', `${publicUrl} does not answer: ${reasonOf(error)}`, advice);
  }
}

function get(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), redirect: 'manual' });
}

/** The actual reason of a failed fetch is in its cause. */
const causeOf = (error: unknown) => (error instanceof Error ? (error.cause ?? error) : error);

function reasonOf(error: unknown): string {
  return errorMessage(causeOf(error));
}

function isRefused(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
