/** Plans the steps of large tournaments: pairing a thousand players takes longer than a move may wait. */
import { parentPort } from 'node:worker_threads';
import { newMatchId } from '@safehouse/protocol';
import { nextStep, Tournament } from '@safehouse/tournament';
import type { PlanRequest } from './step-planner.ts';

const tournaments = new Map<string, Tournament>();

parentPort?.on('message', (text: string) => {
  const { number, id, entries, now }: PlanRequest = JSON.parse(text);
  const known = tournaments.get(id);
  const isNew = entries[0]?.version === 1;
  const tournament = isNew || !known ? new Tournament(entries) : known;
  if (!isNew) for (const entry of entries) tournament.apply(entry);
  tournaments.set(id, tournament);
  const step = nextStep(tournament, { now, newMatchId });
  if (tournament.isOver) tournaments.delete(id);
  parentPort?.postMessage(JSON.stringify({ number, step }));
});
