/** The viewers of a tournament, in a separate thread, so that parsing does not delay the measured players. */
import { parentPort, workerData } from 'node:worker_threads';
import { IdleConnection } from './idle-users.ts';

export interface ViewerOrder {
  readonly url: string;
  readonly tournament: string;
  readonly tokens: readonly string[];
}

const BATCH_SIZE = 20;

const { url, tournament, tokens }: ViewerOrder = workerData;
const viewers = tokens.map((token, i) => new IdleConnection(url, { id: '' as never, token }, i));
for (let from = 0; from < viewers.length; from += BATCH_SIZE)
  await Promise.all(viewers.slice(from, from + BATCH_SIZE).map((viewer) => viewer.connect()));
for (const viewer of viewers) viewer.send({ type: 'tournament', on: 1, tournament });
parentPort?.postMessage('connected');
parentPort?.on('message', () => {
  const sum = (count: (viewer: IdleConnection) => number) => viewers.reduce((total, each) => total + count(each), 0);
  parentPort?.postMessage({ messages: sum(({ messages }) => messages), bytes: sum(({ bytes }) => bytes) });
});
