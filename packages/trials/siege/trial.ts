import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { MatchId } from '@safehouse/protocol';
import { audit } from '../crash/audit.ts';
import type { AttackOrder, AttackReport } from './attack-thread.ts';
import { HonestTable } from './honest-table.ts';
import { type Gauges, Monitor, percentile } from './monitor.ts';
import { type SiegeBackend, type SiegeServer, stopInTime } from './siege-server.ts';

export interface SiegeOptions {
  readonly attack: string;
  readonly seconds: number;
  /** The number of attacking addresses, each in its own network. */
  readonly attackers: number;
  /** How long the server may take to return to normal. */
  readonly recoverySeconds: number;
  readonly tables: number;
}

export interface SiegeResult {
  readonly attack: string;
  readonly seconds: number;
  /** The machine's load average over the last minute. */
  readonly load: number;
  readonly rssPeakMb: number;
  readonly rssAfterMb: number;
  /** The share of a core used by the server's main thread during the attack: depends least on other load. */
  readonly coreShare: number;
  readonly healthzP99Ms: number;
  readonly moveP99Ms: number;
  /** Acknowledged moves of honest players. */
  readonly moves: number;
  /** Failed health checks, and honest tables that could not continue. */
  readonly errors: number;
  /** Contradictions between what honest players were told and what is stored. */
  readonly lost: number;
  /** The responses to the attackers, counted by status and the like. */
  readonly replies: { readonly [reply: string]: number };
  /** `held`, or all problems. */
  readonly verdict: string;
}

/** Limits that the server must keep during an attack. */
const LIMITS = { rssMb: 600, healthzMs: 250, moveMs: 300 };
const RECOVERY_POLL_MS = 250;
const POLL_MS = 100;

/** Runs one attack on a new server while honest people play there. */
export async function runSiege(backend: SiegeBackend, options: SiegeOptions): Promise<SiegeResult> {
  const server = await backend.createServer();
  const monitor = new Monitor(server.process);
  try {
    server.process.start();
    await server.process.waitUntilReady();
    return await besiege(server, monitor, options);
  } finally {
    monitor.close();
    await server.process.stop('SIGKILL');
    await server.remove();
  }
}

async function besiege(server: SiegeServer, monitor: Monitor, options: SiegeOptions): Promise<SiegeResult> {
  const { url } = server.process;
  const tables = Array.from({ length: options.tables }, (_, i) => new HonestTable(url, i));
  const matches = await Promise.all(tables.map((table) => table.openFirstMatch()));
  const playing = tables.map((table, i) => table.playMatches(matches[i]));
  // Waits until every game is loaded, which is slow and not part of the attack.
  while (tables.some(({ hasMoved, error }) => !hasMoved && error === null)) await sleep(POLL_MS);
  const before = await monitor.gauges();
  monitor.start();
  const secondsBefore = monitor.mainThreadSeconds();
  const { report, deaths } = await attackWithRestarts(server, matches, options);
  const coreShare = Math.max(0, (monitor.mainThreadSeconds() - secondsBefore) / options.seconds);
  const load = loadavg()[0];
  for (const table of tables) table.stop();
  await Promise.all(playing);
  const excess = await excessAfterRecovery(monitor, before, options.recoverySeconds);
  monitor.stop();
  const rssAfterMb = monitor.rssMb();
  for (const table of tables) table.close();
  const isStoppedInTime = await stopInTime(server.process);
  const violations = await storedViolations(server, tables);
  const measured = {
    attack: options.attack,
    seconds: options.seconds,
    load: Math.round(load * 10) / 10,
    rssPeakMb: monitor.rssPeakMb,
    rssAfterMb,
    coreShare: Math.round(coreShare * 100) / 100,
    healthzP99Ms: percentile(monitor.healthzMs, 0.99),
    ...honestFigures(tables),
    lost: violations.length,
  };
  const tableErrors = tables.flatMap(({ error }) => error ?? []);
  const problems = [
    ...(deaths > 0 ? [`died ${deaths} times`] : []),
    ...barsBroken(measured),
    ...excess,
    ...(isStoppedInTime ? [] : ['does not stop']),
    ...floodedMailboxes(server.mailServer.mails),
    ...new Set([...violations, ...tableErrors, ...report.failures]),
  ];
  const errors = monitor.errors + tableErrors.length;
  return { ...measured, errors, replies: report.counts, verdict: problems.join('; ') || 'held' };
}

/** Restarts a server that dies, as its host would. */
async function attackWithRestarts(
  { process: server }: SiegeServer,
  matches: readonly MatchId[],
  { attack, seconds, attackers }: SiegeOptions,
): Promise<{ readonly report: AttackReport; readonly deaths: number }> {
  const addresses = Array.from({ length: attackers }, (_, i) => `127.1.${i}.1`);
  let report: AttackReport | null = null;
  const attacking = runInThread({ attack, seconds, url: server.url, addresses, matches }).then((found) => {
    report = found;
  });
  let deaths = 0;
  while (report === null) {
    if (!server.isRunning) {
      deaths++;
      server.start();
      await server.waitUntilReady();
    }
    await Promise.race([attacking, sleep(POLL_MS)]);
  }
  return { report, deaths };
}

function runInThread(order: AttackOrder): Promise<AttackReport> {
  const thread = new Worker(new URL('./attack-thread.ts', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    let report: AttackReport | null = null;
    thread.on('message', (message: AttackReport) => {
      report = message;
    });
    thread.on('error', reject);
    // By now all its connections are closed.
    thread.on('exit', () => (report ? resolve(report) : reject(new Error(`${order.attack} has failed`))));
  });
}

/** The gauges that do not return to their values before the attack in time. */
async function excessAfterRecovery(monitor: Monitor, before: Gauges, seconds: number): Promise<string[]> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const now = Object.entries(await monitor.gauges());
    const excess = now.filter(([name, value]) => value > before[name as keyof Gauges]);
    if (excess.length === 0 || performance.now() > deadline)
      return excess.map(([name, value]) => `${name} still ${value}`);
    await sleep(RECOVERY_POLL_MS);
  }
}

async function storedViolations(server: SiegeServer, tables: readonly HonestTable[]): Promise<string[]> {
  const store = await server.openStore();
  try {
    return await audit(
      tables.flatMap(({ clients }) => clients),
      store.matches,
    );
  } finally {
    await store.close();
  }
}

/** The burst that one mailbox may get, from however many networks (`mailbox` in rate-limits.ts). */
const MAX_MAILS_TO_ONE = 6;

/** Counts different spellings of an address as one mailbox. */
function floodedMailboxes(mails: readonly { readonly to: string }[]): string[] {
  const mailboxes = Map.groupBy(mails, ({ to }) =>
    to
      .toLowerCase()
      .replace(/\+.*@/, '@')
      .replace(/\.(?=.*@)/g, ''),
  );
  return [...mailboxes]
    .filter(([, received]) => received.length > MAX_MAILS_TO_ONE)
    .map(([mailbox, received]) => `${received.length} mails to ${mailbox}`);
}

function honestFigures(tables: readonly HonestTable[]): Pick<SiegeResult, 'moves' | 'moveP99Ms'> {
  const moveMs = tables.flatMap(({ clients }) => clients.flatMap((client) => client.moveMs));
  return { moves: moveMs.length, moveP99Ms: percentile(moveMs, 0.99) };
}

type Figures = Pick<SiegeResult, 'rssPeakMb' | 'healthzP99Ms' | 'moveP99Ms' | 'moves'>;

function barsBroken({ rssPeakMb, healthzP99Ms, moveP99Ms, moves }: Figures): string[] {
  return [
    ...(rssPeakMb > LIMITS.rssMb ? [`memory above ${LIMITS.rssMb} MB`] : []),
    ...(healthzP99Ms > LIMITS.healthzMs ? [`healthz slower than ${LIMITS.healthzMs} ms`] : []),
    ...(moveP99Ms > LIMITS.moveMs ? [`moves slower than ${LIMITS.moveMs} ms`] : []),
    ...(moves === 0 ? ['no move was acknowledged'] : []),
  ];
}
