/** Plans the steps of large tournaments: pairing a thousand players takes longer than a move may wait. */
import { parentPort } from 'node:worker_threads';
import { PlannedTournaments, type PlanRequest } from './planned-tournaments.ts';

const tournaments = new PlannedTournaments();

parentPort?.on('message', (text: string) => {
  const request: PlanRequest | { readonly forgotten: string } = JSON.parse(text);
  if ('forgotten' in request) tournaments.forget(request.forgotten);
  else parentPort?.postMessage(JSON.stringify({ number: request.number, step: tournaments.plan(request) }));
});
