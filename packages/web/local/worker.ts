import { findUnlistedGames } from '@safehouse/games/registry';
import { MatchDb } from './match-db.ts';
import { MatchRunner } from './match-runner.ts';
import { importRules } from './package-rules.ts';
import { createRequestHandlers, handleRequest } from './request-handlers.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

findUnlistedGames(importRules);

/** The worker that runs local matches and computes bots' moves, so that the page never blocks. */
const post = (message: WorkerMessage) => self.postMessage(message);
const handlers = createRequestHandlers(new MatchRunner(new MatchDb(), post));

self.onmessage = async ({ data: request }: MessageEvent<WorkerRequest>) => {
  post({ requestId: request.requestId, result: await handleRequest(handlers, request) });
};
