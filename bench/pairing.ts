/**
 * `npm run bench:pairing`: a tournament of many players is paired while others play. Prints one JSON object: the
 * duration of the pairing, and the latency of moves before and during it.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { quickRandom } from '@safehouse/contract';
import type { TournamentView } from '@safehouse/protocol';
import { RetryingClient } from '../packages/trials/crash/retrying-client.ts';
import { freePort, ServerProcess } from '../packages/trials/processes/server-process.ts';
import type { ViewerOrder } from './server/viewer-thread.ts';

const { values } = parseArgs({
  options: { players: { type: 'string', default: '1000' }, viewers: { type: 'string', default: '100' } },
});
const players = Number(values.players);
/** The number of users who have the tournament open. */
const viewerCount = Number(values.viewers);
const BATCH_SIZE = 20;
const BEFORE_MS = 10_000;

/** Two players who play one match after another as fast as possible. */
async function playOn(clients: readonly RetryingClient[]): Promise<void> {
  const [host, guest] = clients;
  while (!host.isStopped) {
    const seats = ['me', 'open'];
    const body = { game: 'agent-avenue', options: { mode: 'simple' }, seats };
    const { id } = await host.request<{ readonly id: never }>('POST', '/api/matches', body);
    await guest.join(id);
    await Promise.all(clients.map((client) => client.play(id)));
  }
}

function latencies(clients: readonly RetryingClient[]) {
  const all = clients.flatMap(({ moveMs }) => moveMs.splice(0)).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(10 * (all[Math.floor(share * (all.length - 1))] ?? 0)) / 10;
  return { moves: all.length, median: at(0.5), p99: at(0.99), longest: at(1) };
}

const folder = mkdtempSync(join(tmpdir(), 'safehouse-pairing-'));
const server = new ServerProcess(folder, await freePort(), { LOG_LEVEL: 'error', TRUST_PROXY: 'on' });
try {
  server.start();
  await server.waitUntilReady();
  const people = Array.from({ length: players }, (_, i) => new RetryingClient(server.url, quickRandom(i)));
  const tokens: string[] = [];
  for (let from = 0; from < players; from += BATCH_SIZE)
    tokens.push(
      ...(await Promise.all(people.slice(from, from + BATCH_SIZE).map((one, i) => one.signInAsGuest(`P ${from + i}`)))),
    );
  const [host] = people;
  const { id } = await host.request<{ readonly id: string }>('POST', '/api/tournaments', {
    name: 'Large',
    format: 'swiss',
    game: 'agent-avenue',
    clock: { type: 'realtime', base: 600, increment: 0 },
    startsAt: Date.now() + 3_600_000,
    maxPlayers: 1024,
  });
  for (let from = 0; from < players; from += BATCH_SIZE)
    await Promise.all(
      people.slice(from, from + BATCH_SIZE).map((one) => one.request('POST', `/api/tournaments/${id}/join`, {})),
    );
  const order: ViewerOrder = { url: server.url, tournament: id, tokens: tokens.slice(0, viewerCount) };
  const viewers = new Worker(new URL('./server/viewer-thread.ts', import.meta.url), { workerData: order });
  await once(viewers, 'message');
  /** What the viewers have been sent so far. */
  const received = async (): Promise<{ readonly messages: number; readonly bytes: number }> => {
    const answer = once(viewers, 'message');
    viewers.postMessage('count');
    return (await answer)[0];
  };

  const movers = Array.from({ length: 4 }, (_, i) => new RetryingClient(server.url, quickRandom(i)));
  for (const mover of movers) await mover.signInAsGuest('Mover');
  const playing = Promise.all([playOn(movers.slice(0, 2)), playOn(movers.slice(2))]);
  await sleep(BEFORE_MS);
  const before = latencies(movers);
  const receivedBefore = await received();
  const began = performance.now();
  await host.request('POST', `/api/tournaments/${id}/start`);
  let view: TournamentView;
  do {
    await sleep(50);
    view = await host.request<TournamentView>('GET', `/api/tournaments/${id}`);
  } while (view.roundCount === 0);
  const pairedMs = Math.round(performance.now() - began);
  const last = view.round?.pairings.at(-1)?.match;
  while (
    await host.request('GET', `/api/matches/${last}`).then(
      () => false,
      () => true,
    )
  )
    await sleep(50);
  const tablesMs = Math.round(performance.now() - began);
  await sleep(3000);
  const during = latencies(movers);
  const receivedAfter = await received();
  const sent = {
    messages: receivedAfter.messages - receivedBefore.messages,
    bytes: receivedAfter.bytes - receivedBefore.bytes,
  };
  for (const mover of movers) mover.isStopped = true;
  await playing;
  console.log(JSON.stringify({ players, viewers: viewerCount, pairedMs, tablesMs, before, during, sent }));
} finally {
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true });
}
process.exit();
