import { findUnlistedGames } from '@safehouse/games/registry';
import { MatchDb } from './match-db.ts';
import { MatchRunner } from './match-runner.ts';
import { importRules } from './package-rules.ts';
import { createRequestHandlers, handleRequest } from './request-handlers.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

findUnlistedGames(importRules);

/** The thread in which matches of this browser are run and bots think, so that the page never waits. */
const post = (message: WorkerMessage) => self.postMessage(message);
const handlers = createRequestHandlers(new MatchRunner(new MatchDb(), post));

self.onmessage = async ({ data: request }: MessageEvent<WorkerRequest>) => {
  post({ requestId: request.requestId, result: await handleRequest(handlers, request) });
};
